import { expect, test } from '@jest/globals'
import { leanOf } from './lean.ts'
import { headOf } from './title-head.ts'

test.each([
  'Software Engineer',
  'Service technician refrigeration',
  'Hotel Receptionist',
  'Medewerker spa',
  'Manager tabakswinkel',
  'Head of Brand',
  'Verantwoordelijke kringwinkel',
  'Machineoperator voedingsindustrie',
  'Onderhoudstechnieker elektromechanica',
  'Jeugdopvoeder',
  'Wegenarbeider (stage)',
])('the noun of %s is a job', (text) => {
  expect(headOf(text)).toBe('job')
  expect(leanOf(text)).toBeGreaterThanOrEqual(1)
})

test.each(['Van Dam Engineers', 'Northwind Traders', 'Garage Visser', 'Timmerman Bouw', 'Restaurant De Kok'])(
  '%s is a firm, though a job is in its name',
  (text) => {
    expect(headOf(text)).toBe('firm')
    expect(leanOf(text)).toBeLessThan(0)
  },
)

test.each(['Software Solutions', 'Stichting De Brug', 'Hotel De Wereld', 'Polar Cooling Services BV'])(
  '%s is no job',
  (text) => {
    expect(headOf(text)).toBeNull()
    expect(leanOf(text)).toBeLessThan(0)
  },
)

test('a doer on no list reads a little as a job, a name in -er does not', () => {
  expect(leanOf('Rekkenuitruimer')).toBeGreaterThan(0)
  expect(leanOf('De Kringloper')).toBeLessThan(0)
  expect(leanOf('Familie De Brouwer')).toBeLessThanOrEqual(0)
})
