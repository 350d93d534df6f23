import { expect, test } from '@jest/globals'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { createElement as h } from 'react'
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
  })
  expect(pages).toEqual({
    '/': { title: 'Welkom', description: 'Kom binnen.', html: '<h1>Welkom</h1>', css: '' },
    '/prijzen': { title: 'Prijzen', description: 'Per maand.', html: '<h1>Prijzen</h1>', css: '' },
    '/prijzen?per=jaar': {
      title: 'Per jaar',
      description: 'Met korting.',
      html: '<h1>?per=jaar</h1>',
      css: '',
    },
  })
})

test('a page finds the contexts that it has in the shell', async () => {
  const onePage = defineRemote({ routes: [{ id: 'prices', path: '/prijzen', title: 'Prijzen', access: 'public' }] })
  const Page = () => h('p', null, `${typeof useQueryClient()} ${typeof useStore()}`)
  const { '/prijzen': page } = await renderPages({
    remote: withPages(onePage, { prices: { element: h(Page) } }),
    heads: { prices: { title: 'Prijzen', description: 'Per maand.' } },
  })
  expect(page?.html).toBe('<p>object object</p>')
})
