import { describe, expect, test } from '@jest/globals'
import { closestUnits } from '../../src/chat/retrieval/closest-units.ts'
import { closestWays } from '../../src/chat/retrieval/closest-ways.ts'
import { withoutName } from '../../src/chat/retrieval/plain-question.ts'
import { partsOf } from '../../src/chat/retrieval/word-parts.ts'
import { readContext } from '../../src/chat/context/read-context.ts'
import { askQuestions } from './workday/ask-workday.ts'
import type { WorkdayQuestion } from './workday/types.ts'

const answer = async (
  subject: 'vacancy' | 'candidate',
  context: Record<string, unknown>,
  ...questions: string[]
): Promise<string> => {
  const labels = questions.map((question, index): WorkdayQuestion => ({
    question,
    kind: 'answer',
    says: [],
    ...(index > 0 && { follows: true }),
  }))
  const answers = await askQuestions({ id: 'closest', subject, context }, labels)
  return answers.at(-1)?.response ?? ''
}

const tiler = {
  vacature: {
    title: 'Tegelzetter',
    company: 'Vloer & Co',
    hours: '38 uur',
    hard_skills: 'Diploma tegelzetter is een pre',
  },
  publicatietekst:
    'Om 7.30 uur vertrek je vanuit de loods in Ede. In de kerstweken zijn we dicht. Reageren kan tot 3 maart bij Bas.',
}
const dispatcher = {
  kandidaatNaam: 'Iris Mol',
  cv: {
    functietitel: 'Centralist',
    rijbewijs: ['B'],
    salariswens: '€ 3.400',
    werkervaring: [
      {
        functie: 'Centralist',
        werkgever: 'Taxi Noord',
        periode: '2020 – heden',
        omschrijving: 'Plant 90 ritten per dag.',
      },
      {
        functie: 'Chauffeur',
        werkgever: 'Van Beek',
        periode: '2004 – 2020',
        omschrijving: 'Gestopt door faillissement.',
      },
    ],
  },
}

describe('what comes near is told as near', () => {
  test.each([
    ['vacancy', tiler, 'Hoe laat begin je?', /7\.30 uur/],
    [
      'vacancy',
      tiler,
      'zijn ze gesloten met kerst',
      /^Met zoveel woorden staat dat er niet\..*kerstweken zijn we dicht/,
    ],
    ['vacancy', tiler, 'kan ik met 36 uur?', /^Of dat past, staat er niet: dat weeg je zelf af\..*38 uur/],
    ['vacancy', tiler, 'Is er een sauna?', /^Over ‘sauna’ staat hier niets/],
    ['candidate', dispatcher, 'Is 3.200 genoeg?', /^Of dat past, staat er niet: dat weeg je zelf af\..*3\.400/],
    ['candidate', dispatcher, 'Mag ze met de auto rijden?', /^Ja, rijbewijs B staat er/],
    ['candidate', dispatcher, 'Mag ze met een vrachtwagen rijden?', /^Nee, rijbewijs C staat er niet bij/],
    ['candidate', dispatcher, 'waarom moest ze weg bij Van Beek', /faillissement/],
    [
      'candidate',
      dispatcher,
      'Geef haar loopbaan in volgorde',
      /^Van nieuw naar oud staat er:\n- Centralist.*\n- Chauffeur/,
    ],
    ['candidate', dispatcher, 'Wat is de functie van Iris?', /Centralist/],
    ['candidate', dispatcher, 'Bij wie werkte ze het langst?', /Van Beek/],
  ] as const)('%s %#', async (subject, context, question, says) => {
    expect(await answer(subject, context, question)).toMatch(says)
  })

  test('a demand and a score go on in the next question', async () => {
    expect(await answer('vacancy', tiler, 'Is een diploma verplicht?', 'en een motorzaag?')).not.toMatch(/^Ja/)
    const persona = { persona: { big_five: { openheid: 'score: 8', altruïsme: 'score: 3' } } }
    expect(await answer('vacancy', persona, 'Waarop scoort de persona het hoogst?', 'en het laagst?')).toMatch(
      /altruïsme/,
    )
  })
})

test('every way of asking has both sides, and says whose it is', () => {
  for (const line of closestWays.trim().split('\n')) expect(line).toMatch(/^[VC] [^=]+ = [^=]+$/)
})

test.each([
  ['testjaren', ['test']],
  ['treinkosten', ['trein']],
  ['stageplek', ['stage']],
  ['kok', []],
])('%s is about its telling part', (word, parts) => {
  expect(partsOf(word, new Set(['test', 'trein', 'stage']))).toEqual(parts)
})

test.each([
  ['Wat is de functie van Robin?', 'Wat is haar functie?'],
  ['Waar woont Robin Jansen', 'Waar woont ze'],
  ['Vertel over Robin', 'Vertel over haar'],
  ['Kent Robinson React?', 'Kent Robinson React?'],
])('%s', (question, plain) => {
  expect(withoutName(question, 'Robin Jansen')).toBe(plain)
})

test('hostile text takes no longer than long text', async () => {
  const lines = Array.from({ length: 1_500 }, (_, index) => `zaterdag${'dag'.repeat(60)} van 4 tot ${String(index)}u`)
  const { units } = await readContext({ publicatietekst: lines.join('\n') }, new AbortController().signal)
  const begin = performance.now()
  const question = `waarom ${'werven aan '.repeat(200)}op zaterdagavonddagdagdag`
  closestUnits(question, { kind: 'vacancy', units, names: '', byWordsAlone: true })
  expect(performance.now() - begin).toBeLessThan(3_000)
})
