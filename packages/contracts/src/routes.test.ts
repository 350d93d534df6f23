import { expect, test } from '@jest/globals'
import * as routes from './routes.ts'

test('what stands in an address is encoded, so that no value leads elsewhere', () => {
  expect(routes.vacancy.href('a/../b?c')).toBe('/vacancy/a%2F..%2Fb%3Fc')
  expect(routes.candidate.href('#1')).toBe('/kandidaat-profiel/%231')
  expect(routes.candidates.forVacancy('1&tab=x')).toBe('/dashboard-candidates?tab=matches&vacancyId=1%26tab%3Dx')
  expect(routes.login.href('/vacancy/7?tab=text')).toBe('/login?next=%2Fvacancy%2F7%3Ftab%3Dtext')
})

test('a place in a CV stands behind the # of the profile, and is read back', () => {
  const target = { field: 'skills.3', quote: 'Zorg & welzijn, 100% #1' }
  const address = routes.candidate.inCv('7', target)
  expect(address).toMatch(/^\/kandidaat-profiel\/7#cv=skills\.3&zin=/)
  expect(routes.candidate.cvTargetIn(new URL(address, 'https://wervio.nl').hash)).toEqual(target)
  expect(routes.candidate.cvTargetIn(new URL(routes.candidate.withCv('7'), 'https://wervio.nl').hash)).toEqual({
    field: '',
    quote: '',
  })
  expect(routes.candidate.cvTargetIn('')).toBeNull()
  expect(routes.candidate.cvTargetIn('#elders')).toBeNull()
})

test('an appointment stands behind the # of the agenda, and is read back', () => {
  const address = routes.agenda.atEvent('AAMk/x=#1 ü')
  expect(routes.agenda.eventIn(new URL(address, 'https://wervio.nl').hash)).toBe('AAMk/x=#1 ü')
  expect([routes.agenda.eventIn(''), routes.agenda.eventIn('#%')]).toEqual([null, null])
})

test('every named route begins with its own path, up to a parameter', () => {
  for (const { path, href } of Object.values(routes)) expect(href('7')).toContain(path.replace('/:id', '/'))
})

test('no two names lead to one page', () => {
  const paths = Object.values(routes).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
