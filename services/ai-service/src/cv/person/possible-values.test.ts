import { expect, test } from '@jest/globals'
import { readCv } from '../read-cv.ts'
import { cvOf } from '../testing/cv-of.ts'
import { readOf } from '../testing/read-of.ts'

const valuesOf = (text: string, field: string) =>
  (readOf(text).possible_values?.[field] ?? []).map(({ value, line }) => [value, line])

test('two telephone numbers are both given with their line, the one that was read first', () => {
  const text = '# Jan de Vries\nThuis: 020-1234567\nMobiel: 06-12345678'
  expect(readOf(text).phone).toBe('+31612345678')
  expect(valuesOf(text, 'phone')).toEqual([
    ['+31612345678', 'Mobiel: 06-12345678'],
    ['+31201234567', 'Thuis: 020-1234567'],
  ])
})

test.each([
  ['email', 'jan@devries.nl\nof jan.devries@voorbeeld.nl', ['jan@devries.nl', 'jan.devries@voorbeeld.nl']],
  ['location', 'Woonplaats: Utrecht\nAdres: Kerkstraat 1, 9401 AB Assen', ['Assen', 'Utrecht']],
])('two values for %s', (field, text, values) => {
  expect(
    valuesOf(`# Jan de Vries\n${text}`, field)
      .map(([value]) => value)
      .toSorted(),
  ).toEqual(values.toSorted())
})

test('a value that stands twice is one value, with each of its places', () => {
  const text = '# Jan de Vries\n06-12345678 en 020-1234567\nBel mij op +31 6 12345678'
  const [mobile, home] = readCv(cvOf(text)).possible_values?.['phone'] ?? []
  expect([mobile?.value, mobile?.places.length, home?.value, home?.places.length]).toEqual([
    '+31612345678',
    2,
    '+31201234567',
    1,
  ])
})

test('one value, its parts, codes and details of others give no choice', () => {
  const text =
    '# Jan de Vries\njan@devries.nl\nJan@devries.nl\n06-12345678\nBIG-nummer 19012345601\n9401 AB Assen\nAssen'
  expect(readOf(text).possible_values).toBeUndefined()
  const reference = `${text}\n\n# Referenties\nPiet Bos, 06 99 88 77 66, piet@bos.nl, Groningen`
  expect(readCv(cvOf(reference)).possible_values).toBeUndefined()
})
