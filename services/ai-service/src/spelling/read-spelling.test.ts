import { expect, test } from '@jest/globals'
import { readSpelling } from './read-spelling.ts'

const read = (text: string, ...ownWords: readonly string[]) => readSpelling(text, (word) => ownWords.includes(word))

test.each([
  ['Ervarng met kassa. Rijbewjs B', 'Ervaring met kassa. Rijbewijs B'],
  ['ERVARNG MET REPARATEIS', 'ERVARING MET REPARATIES'],
  ['je bent flexiebel, stipt en (heel) nauwkuerig', 'je bent flexibel, stipt en (heel) nauwkeurig'],
  ['voedings middelen verkopen', 'voedingsmiddelen verkopen'],
  ['Veiligheids schoenen verplicht', 'Veiligheidsschoenen verplicht'],
  ['Montuur advies en oogmetingen', 'Montuuradvies en oogmetingen'],
  ['een familiebedrijf en geen nummertjes fabriek', 'een familiebedrijf en geen nummertjesfabriek'],
  ['Contoleren van leveringen', 'Controleren van leveringen'],
])('%s is %s', (typed, text) => expect(read(typed).text).toBe(text))

test.each([
  ['a capital inside a sentence', 'Werken bij Ervarng in de stad'],
  ['a name of two words', 'Ervarng Bouw zoekt een collega'],
  ['an address', 'mail naar info@ervarng.example of kijk op ervarng.example'],
  ['a code', 'de ervarng2 en #ervarng'],
  ['a part of a compound', 'ervarng- en kennisdeling'],
  ['words cut short', 'met installatietechn. diploma en werkervar. in de bouw'],
  ['quoted words', 'ons programma ‘ervarng’ draait goed'],
  ['one word in capitals', 'kennis van het pakket ERVARNG is mooi'],
  ['English', 'You will organise the monthly releese with four developers'],
  ['two words of English', 'Organise information'],
  ['French', 'Assistante de direction dans une société commerciale'],
  ['two words of which the first is one', 'in dit huis dieren verzorgen'],
  ['a noun behind an adjective', 'je geeft klanten juridisch advies over een lange periode'],
])('%s stays', (_, text) => expect(read(text)).toEqual({ text, corrections: [], doubts: [] }))

test('own words of the writer stay', () => {
  expect(read('wij leren je ervarng').corrections).toHaveLength(1)
  expect(read('wij leren je ervarng', 'ervarng').corrections).toEqual([])
})

test('what may be two words is a doubt, and stays as it was typed', () => {
  expect(read('je leert wachen op klanten')).toEqual({
    text: 'je leert wachen op klanten',
    corrections: [],
    doubts: [{ typed: 'wachen', words: ['wagen', 'wachten'] }],
  })
})

test('a text of a thousand words that nobody knows is left alone, and takes no time', () => {
  const letters = 'bcdfghjklm'.split('')
  const unknown = letters.flatMap((one) =>
    letters.flatMap((two) => letters.map((three) => `${one}e${two}o${three}rtij`)),
  )
  const text = unknown.map((word) => `wij zoeken ${word} voor de winkel`).join('\n')
  const start = performance.now()
  expect(read(text).corrections).toEqual([])
  expect(performance.now() - start).toBeLessThan(1000)
  expect(read('wij zoeken een verkpoer voor de winkel').corrections).toHaveLength(1)
})
