import { expect, test } from '@jest/globals'
import { renderOwnPages } from './render-own-pages.tsx'

const pages = renderOwnPages()
const login = (rendering: string) => pages[rendering]?.['/login']?.html ?? ''

test('sign-in and registration are there for every installation, with fields that nothing can be typed in yet', () => {
  expect(Object.keys(pages)).toHaveLength(8)
  for (const [rendering, ofPath] of Object.entries(pages))
    for (const path of ['/login', '/register'])
      expect([rendering, path, ofPath[path]?.html.match(/<input disabled=""/g)?.length]).toEqual([rendering, path, 2])
})

test('each says which ways in it has', () => {
  expect(login('mail')).toContain('Google en Microsoft zijn nog niet ingesteld.')
  expect(login('google')).toContain('Microsoft is nog niet ingesteld.')
  expect(login('google+microsoft')).not.toContain('ingesteld')
  expect(login('google+microsoft')).not.toContain('Ingebouwde aanmelding')
  expect(login('google+microsoft+builtin')).toContain('Ingebouwde aanmelding')
})
