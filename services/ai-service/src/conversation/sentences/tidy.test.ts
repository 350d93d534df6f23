import { expect, test } from '@jest/globals'
import { splitSpeech } from './split-speech.ts'
import { tidySentence } from './tidy.ts'

test.each([
  ['ja eh ik heb, uh, drie jaar bij de bakker gewerkt', 'Ja ik heb drie jaar bij de bakker gewerkt.'],
  ['Ik ik wil niet, zeg maar, in het weekend werken.', 'Ik wil niet in het weekend werken.'],
  ['Zeg maar wat je ervan vindt.', 'Zeg maar wat je ervan vindt.'],
  ['Ik zou zeg maar wat minder reizen.', 'Ik zou zeg maar wat minder reizen.'],
  ['Ik denk dat dat 2.500 euro was.', 'Ik denk dat dat 2.500 euro was.'],
  ['Eh.', ''],
  ['Uhm, nee, dat kan ik niet.', 'Nee, dat kan ik niet.'],
  ['um I I worked there for, you know, two years', 'I worked there for two years.'],
  ['Werk je in eh Emmen?', 'Werk je in Emmen?'],
])('%s', (sentence, tidied) => {
  expect(tidySentence(sentence)).toBe(tidied)
})

test('speech without an end is cut, and loses nothing', () => {
  for (const endless of ['hoe vaak ben je '.repeat(9_000).trim(), 'a'.repeat(90_000)]) {
    const sentences = splitSpeech(endless)
    expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(1_500)
    expect(sentences.join('').replaceAll(' ', '')).toBe(endless.replaceAll(' ', ''))
  }
})

test('speech without punctuation is cut only where a sentence can begin, and loses no word', () => {
  const sentence =
    'ik heb vier jaar in het magazijn gewerkt met de heftruck en toen ben ik gevraagd om teamleider te worden en dat heb ik twee jaar gedaan maar ik wil niet meer in de nacht werken'
  const sentences = splitSpeech(sentence)
  expect(sentences.length).toBeGreaterThan(1)
  expect(sentences.join(' ')).toBe(sentence)
  expect(sentences.at(-1)).toContain('maar ik wil niet meer')
})
