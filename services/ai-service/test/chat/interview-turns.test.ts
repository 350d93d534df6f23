import { expect, test } from '@jest/globals'
import { withoutPrivate } from '../../src/chat/context/private-units.ts'
import { readContext } from '../../src/chat/context/read-context.ts'
import { aboutThem } from '../../src/chat/retrieval/asked-of-them.ts'

const read = async (transcript: string) => {
  const context = { kandidaatNaam: 'Noor de Wit', transcripties: [transcript] }
  return withoutPrivate(await readContext(context, new AbortController().signal)).units
}

/** The question that a sentence answers; undefined where the sentence isn't in the context. */
const askedOf = async (transcript: string, sentence: string) =>
  (await read(transcript)).find(({ text }) => text.startsWith(sentence))?.asked

test('an answer goes with its question over pieces of speech, nods and remarks', async () => {
  const transcript = `Fleur: Hoe ver wil je rijden?
Fleur: Je woont in Assen.
Noor: Een halfuur.
Fleur: Snap ik.
Noor: Met de trein mag het langer.
Fleur: Wij zitten naast het station.
Noor: Fijn.`
  expect(await askedOf(transcript, 'Een halfuur')).toBe('Hoe ver wil je rijden?')
  expect(await askedOf(transcript, 'Met de trein')).toBe('Hoe ver wil je rijden?')
  expect(await askedOf(transcript, 'Fijn')).toBe('')
})

test('a question that points back goes on about the one before it, one that names a thing does not', async () => {
  const transcript = `Fleur: Noem eens een keer dat je moest bijsturen.
Noor: In mei liep een order vast.
Fleur: Hoe heb je dat opgelost?
Noor: Ik heb de klant gebeld.
Fleur: Wat is je sterkste kant?
Noor: Rust bewaren.
Fleur: En een werkpunt?
Noor: Verslagen typen.
Fleur: En waar moet je nog aan werken?
Noor: Geduld.
Fleur: Wat is de reden dat je iets anders zoekt?
Noor: De sluiting.`
  expect(await askedOf(transcript, 'Ik heb de klant')).toBe(
    'Noem eens een keer dat je moest bijsturen. … Hoe heb je dat opgelost?',
  )
  expect(await askedOf(transcript, 'Rust')).toBe('Wat is je sterkste kant?')
  expect(await askedOf(transcript, 'Verslagen')).toBe('En een werkpunt?')
  expect(await askedOf(transcript, 'Geduld')).toBe('En waar moet je nog aan werken?')
  expect(await askedOf(transcript, 'De sluiting')).toBe('Wat is de reden dat je iets anders zoekt?')
})

test('two questions of one turn share the answer, without one that may not be asked', async () => {
  const together = 'Fleur: Heb je een rijbewijs? En wanneer kun je beginnen?\nNoor: Ja, B.\nFleur: Mooi.'
  expect(await askedOf(together, 'Ja, B')).toBe('Heb je een rijbewijs? En wanneer kun je beginnen?')
  const units = await read('Fleur: Ben je zwanger? En wanneer kun je beginnen?\nNoor: Per 1 mei.\nFleur: Goed.')
  expect(units.filter(({ asked }) => asked.includes('zwanger'))).toEqual([])
})

test('who asks the questions is the recruiter, and each of two conversations has its own speakers', async () => {
  const context = {
    kandidaatNaam: 'Noor de Wit',
    transcripties: [
      'Spreker 1: Wat doe je nu?\nSpreker 2: Ik las.\nSpreker 1: Hoelang al?\nSpreker 2: Zes jaar.\nSpreker 1: Waar woon je?\nSpreker 2: In Assen.',
      'Spreker 2: Wat wil je verdienen?\nSpreker 1: 3.000.\nSpreker 2: Hoeveel uur?\nSpreker 1: 32.\nSpreker 2: Per wanneer?\nSpreker 1: Mei.',
    ],
  }
  const { units } = await readContext(context, new AbortController().signal)
  const sideOf = (sentence: string) => units.find(({ text }) => text === sentence)?.side
  expect(['Ik las.', 'Zes jaar.', '3.000.', '32.'].map(sideOf)).toEqual(Array(4).fill('candidate'))
  expect(['Hoelang al?', 'Hoeveel uur?'].map(sideOf)).toEqual(Array(2).fill('vacancy'))
})

test('a question without a mark is one too', async () => {
  const transcript = 'Fleur: wat kun je goed\nNoor: plannen\nFleur: en wat gaat minder\nNoor: mijn verslagen'
  expect(await askedOf(transcript, 'plannen')).toBe('wat kun je goed')
  expect(await askedOf(transcript, 'mijn verslagen')).toBe('en wat gaat minder')
})

test.each([
  ['Waar word je blij van in je werk?', 'Waar wordt ze blij van in haar werk?'],
  ['Wat is je opzegtermijn?', 'Wat is haar opzegtermijn?'],
  ['Wat wilt ge verdienen?', 'Wat wil ze verdienen?'],
  ['Hebt u een rijbewijs?', 'heeft ze een rijbewijs?'],
  ['Wat trekt je aan in deze job?', 'Wat trekt haar aan in deze job?'],
  ['Waarom ben je gestopt?', 'Waarom is ze gestopt?'],
  ['Wat deed je daarvoor?', 'Wat deed ze daarvoor?'],
  ['Wat zouden je collega’s zeggen?', 'Wat zouden haar collega’s zeggen?'],
  ['Hoe zit het met talen?', 'Hoe zit het met talen?'],
])('%s is asked about them as %s', (question, about) => {
  expect(aboutThem(question)).toBe(about)
})
