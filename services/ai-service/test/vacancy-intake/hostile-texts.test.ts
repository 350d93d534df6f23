import { expect, test } from '@jest/globals'
import { limits } from '@wervio/contracts'
import { readText } from '../../src/vacancy-intake/read-text.ts'

const full = (unit: string) => unit.repeat(Math.ceil(limits.vacancyText / unit.length)).slice(0, limits.vacancyText)
const lines = (unit: string, times: number) => full(`${unit.repeat(times)}\n`)

/**
 * Texts of the greatest length that a rule which looks back or nests would need minutes for; a slow one runs into the
 * test's own limit.
 */
const texts: Record<string, string> = {
  'one word': full('a'),
  'one line of names': full('Aa '),
  'one line of names and small words': full('bij Aa de het '),
  'lines of names': lines('Onze klant Aa van de ', 20),
  'sums without end': full('€ 2.000 - '),
  'lines of sums': lines('€ 2.000 tot € 3.000 bruto per ', 4),
  digits: full('1'),
  'digits and dashes': full('1-'),
  'hours without end': full('32-40 uur tot '),
  'marks between two letters': `x${'*'.repeat(limits.vacancyText - 2)}x`,
  'spaces between two letters': `x${' '.repeat(limits.vacancyText - 2)}x`,
  'tabs and bars': full('a\t| '),
  'list marks': full('• '),
  'items on one line': full('• a - b '),
  'unclosed brackets': full('(a '),
  'unclosed tags': full('<a '),
  'nested tags': full('<div>'),
  'unclosed comments': full('<!--'),
  scripts: full('<script>alert(1)</script>'),
  entities: full('&amp;'),
  emoji: full('👩‍🍳'),
  'headings alone': full('Taken\n'),
  'labels alone': full('Standplaats: Standplaats: '),
  'sentences of one word': full('Ja. '),
  'words that open a rule': full('team werk met een je bent wij bieden op basis van '),
}

test.each(Object.entries(texts))('%s are read to their end, and values keep to the limits of the form', (_, text) => {
  const { fields } = readText(text)
  for (const { value } of fields) expect(value.length).toBeLessThanOrEqual(limits.longText)
})
