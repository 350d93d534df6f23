import { expect, test } from '@jest/globals'
import { Link } from '@wervio/routing'
import { MemoryRouter } from '@wervio/routing/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ServerStyleSheet } from 'styled-components'
import { PageTypeface } from './page-typeface.tsx'

/** Renders two pages; returns whether one of them has declared Figtree until now. */
const renderPages = () => {
  const sheet = new ServerStyleSheet()
  render(
    sheet.collectStyles(
      <MemoryRouter>
        <PageTypeface />
        <Link to="/prijzen">Prijzen</Link>
      </MemoryRouter>,
    ),
  )
  return () => sheet.getStyleTags().includes('Figtree Variable')
}

test('a page that code has drawn declares the typeface', () => {
  const isDeclared = renderPages()
  expect(isDeclared()).toBe(true)
})

test('a page that was rendered at build keeps its own face; the page after it declares the typeface', async () => {
  const style = document.createElement('style')
  style.id = 'wervio-static'
  document.head.append(style)
  const isDeclared = renderPages()
  expect(isDeclared()).toBe(false)
  await userEvent.click(screen.getByRole('link', { name: 'Prijzen' }))
  expect(isDeclared()).toBe(true)
  style.remove()
})
