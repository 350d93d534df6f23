import { expect, test } from '@jest/globals'
import { readPastDates } from './past-dates.ts'

const today = new Date('2026-11-30T12:00:00Z')
const read = (text: string) => readPastDates(text, today)

test.each([
  'Solliciteer vóór 22 april 2024 via de knop hieronder.',
  'Reageren kan t/m 3-3-2025.',
  'De sluitingsdatum is 1 november 2026.',
  'Stuur uiterlijk op 12 dec. 2025 een motivatiebrief.',
  'We ontvangen je kandidatuur graag voor 29/11/2026.',
  'De eerste gesprekken zijn op 6 mei 2025.',
  'Deadline: 15 mrt 2026',
  'Je kunt je aanmelden tot 1 januari 2026.',
])('a day that is over is left out: %s', (sentence) =>
  expect(read(`- een goed salaris\n${sentence}`)).toEqual({ text: '- een goed salaris', past: [sentence] }),
)

test('the talks behind it go too, and how to reach somebody stays', () => {
  expect(
    read('Mail uiterlijk 3 maart 2025 naar ilse@school.example. De gesprekken zijn op 6 mei. We werken met plezier.'),
  ).toEqual({
    text: 'Mail naar ilse@school.example. We werken met plezier.',
    past: ['Mail uiterlijk 3 maart 2025 naar ilse@school.example.', 'De gesprekken zijn op 6 mei.'],
  })
})

test.each([
  'Solliciteer vóór 22 april 2027.',
  'Solliciteer vóór 22 april.',
  'De gesprekken zijn op 6 mei.',
  'Reageren kan tot en met 30 november 2026.',
  'Sinds 3 maart 2025 zitten we in een nieuw pand.',
  'Het project loopt van 1 mei 2024 tot 1 mei 2027.',
])('%s stays', (text) => expect(read(text)).toEqual({ text, past: [] }))
