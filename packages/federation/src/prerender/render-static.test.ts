import { expect, test } from '@jest/globals'
import { Link } from '@wervio/routing'
import { createElement as h, Fragment } from 'react'
import { styled } from 'styled-components'
import { renderStatic } from './render-static.ts'

const Title = styled.h1`
  color: teal;
`

test('an element becomes text and rules, without a style attribute and without names of another part', () => {
  const { html, css } = renderStatic(
    h(
      Fragment,
      null,
      h(Title, null, 'Prijzen'),
      h('p', { style: { width: '50%', fontFamily: '"Figtree"' } }, 'Per maand'),
      h('input', { name: 'naam' }),
      h('button', null, 'Stuur'),
      h('button', { 'aria-controls': 'menu', 'aria-expanded': false }, 'Menu'),
      h('button', { role: 'tab', 'aria-controls': 'tekst' }, 'Tekst'),
      h(Link, { to: '/contact' }, 'Contact'),
    ),
    { path: '/prijzen', name: 'page' },
  )
  expect(html).toMatch(/<h1 class="[^"]*">Prijzen<\/h1><p data-style="page0">Per maand<\/p>.*<a href="\/contact"/)
  expect(html).toContain(
    '<input disabled="" name="naam"/><button inert="">Stuur</button><button aria-controls="menu" aria-expanded="false">',
  )
  expect(html).toContain('<button inert="" role="tab"')
  expect(html).not.toMatch(/ style=|\bsc-/)
  expect(css).toContain('color:teal')
  expect(css).toContain('[data-style="page0"]{width:50%!important;font-family:"Figtree"!important}')
  expect(css).not.toMatch(/data-styled|<style/)
})
