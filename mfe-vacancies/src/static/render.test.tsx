import { expect, test } from '@jest/globals'
import { render } from './render.tsx'

test('both public pages hold what a visitor sees and what recruiters see until they are known', async () => {
  const { '/vacatures': list, '/vacatures/generator': generator } = await render()
  expect(list?.html).toContain('Dit zijn voorbeelden')
  expect(list?.html).toContain('Vacatures laden...')
  expect(list?.css).toMatch(/:root\[data-session='token'\] \.\w+\{display:none/)
  expect(generator?.html).toMatch(/<input disabled=""[^>]*name="functie"/)
  expect(generator?.html).toContain('Formulier laden...')
})

test('with a filter or a sample they are other pages', async () => {
  const { '/vacatures': list, '/vacatures/generator': generator } = await render()
  expect(list?.unlessSearch).toEqual(['q', 'status', 'archief', 'sort'])
  expect(generator?.unlessSearch).toEqual(['voorbeeld'])
})
