import { expect, test } from '@jest/globals'
import { createElement as h, type ReactNode } from 'react'
import { useLocation } from '@wervio/routing'
import { defineRemote, withPages } from '../remote/index.ts'
import { renderPages } from './render-pages.ts'

const description = defineRemote({
  routes: [
    { id: 'home', path: '/', title: 'Home', access: 'public' },
    { id: 'prices', path: '/prijzen', title: 'Prijzen', access: 'public' },
    { id: 'internal', path: '/intern', title: 'Intern' },
  ],
})
const remote = withPages(description, {
  home: { element: h('h1', null, 'Welkom') },
  prices: () => Promise.resolve({ Component: () => h('h1', null, useLocation().search || 'Prijzen') }),
  internal: () => Promise.reject(new Error('not asked for')),
})

test('pages with a head are rendered by path, also those that load when they are opened', async () => {
  const pages = await renderPages({
    remote,
    heads: {
      home: { title: 'Welkom', description: 'Kom binnen.' },
      prices: {
        title: 'Prijzen',
        description: 'Per maand.',
        bySearch: { '?per=jaar': { title: 'Per jaar', description: 'Met korting.' } },
      },
    },
    Around: ({ children }: { children?: ReactNode }) => h('div', null, children),
  })
  expect(pages).toEqual({
    '/': { title: 'Welkom', description: 'Kom binnen.', html: '<div><h1>Welkom</h1></div>', css: '' },
    '/prijzen': { title: 'Prijzen', description: 'Per maand.', html: '<div><h1>Prijzen</h1></div>', css: '' },
    '/prijzen?per=jaar': {
      title: 'Per jaar',
      description: 'Met korting.',
      html: '<div><h1>?per=jaar</h1></div>',
      css: '',
    },
  })
})
