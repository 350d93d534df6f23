import { beforeAll, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { pageHeads } from './shared/page-heads.ts'
import { remote } from './routes.tsx'
import { renderPage } from './testing/render-page.tsx'
import { stubMedia } from './testing/stub-media.ts'

beforeAll(stubMedia)

const pages = [
  ['/', 'home', 'Meer tijd voor mensen, minder voor admin'],
  ['/how-it-works', 'how-it-works', 'Werven zonder administratie'],
  ['/pricing', 'pricing', 'Betaal per recruiter'],
  ['/contact', 'contact', 'Waar kunnen we je mee helpen?'],
  ['/about', 'about', 'Bedacht door een recruiter'],
  ['/beta-signup', 'beta-signup', 'Doe mee met de bèta'],
  ['/privacy', 'privacy', 'Privacy en voorwaarden'],
] as const

test('the remote owns the public pages, and nothing else', () => {
  expect(remote.basePaths.toSorted()).toEqual(pages.map(([path]) => path).toSorted())
})

test.each(pages)('%s has one h1, and its own title and description', async (path, id, heading) => {
  renderPage(path)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  const { title, description } = pageHeads[id]
  expect(document.title).toBe(`${title} · Wervio`)
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(description)
})

test('no two pages have the same title or description', () => {
  const heads = Object.values(pageHeads)
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
})
