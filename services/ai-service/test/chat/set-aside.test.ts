import { describe, expect, test } from '@jest/globals'
import { withoutPrivate } from '../../src/chat/context/private-units.ts'
import { readContext } from '../../src/chat/context/read-context.ts'

const textsOf = async (context: Record<string, unknown>) =>
  withoutPrivate(await readContext(context, new AbortController().signal)).units.map(({ text }) => text)

const BEFORE = ['Sanne de Wit: Welk werk deed je het liefst?', 'Ilse Hoogveen: Ik plande de roosters van drie teams.']
const AFTER = ['Sanne de Wit: Hoeveel uur wil je werken?', 'Ilse Hoogveen: Het liefst 32 uur per week.']
const wordsOf = (lines: readonly string[]) => lines.map((line) => line.replace(/^[^:]+: /, ''))

/** Questions that may not be asked, each with an answer that says nothing by itself. */
const EXCHANGES: readonly [question: string, ...answers: string[]][] = [
  ['Heb je kinderen?', 'Ja, twee.'],
  ['Heb je kinderen', 'ja twee'],
  ['En heb je eigenlijk kinderen?', 'Drie. De jongste is vier.'],
  ['Ben je zwanger?', 'Nee hoor.'],
  ['Wil je nog kinderen?', 'Misschien over een jaar.'],
  ['Hoe oud ben je?', 'Achtenveertig.'],
  ['Wat is je geboortedatum?', '5 mei 1990.'],
  ['Ben je getrouwd?', 'Sinds vorig jaar.'],
  ['Ben je weleens langdurig ziek geweest?', 'Vier maanden, in 2021.'],
  ['Slik je medicijnen?', 'Alleen ’s ochtends.'],
  ['Ben je gelovig?', 'Ja.', 'Elke zondag.'],
  ['Waar kom je oorspronkelijk vandaan?', 'Uit het noorden van Iran.'],
  ['Ben je lid van een vakbond?', 'Al tien jaar.'],
  ['Op welke partij stem je?', 'Dat verschilt.'],
  ['Wat verdien je nu?', 'Ongeveer 3.400.'],
  ['Heb je een strafblad?', 'Nee, gelukkig niet.'],
  ['Do you have children?', 'Yes, two.'],
]

describe('the answer to a question that may not be asked is no source of the assistant', () => {
  test.each(EXCHANGES)('%s', async (question, ...answers) => {
    const forbidden = [`Sanne de Wit: ${question}`, ...answers.map((answer) => `Ilse Hoogveen: ${answer}`)]
    const transcript = [...BEFORE, ...forbidden, ...AFTER].join('\n')
    expect(await textsOf({ kandidaatNaam: 'Ilse Hoogveen', transcripties: [transcript] })).toEqual([
      'Ilse Hoogveen',
      ...wordsOf(BEFORE),
      ...wordsOf(AFTER),
    ])
  })
})

test('a nod of who asks leaves the subject open, and the next question closes it', async () => {
  const lines = [
    'Sanne de Wit: Heb je kinderen?',
    'Ilse Hoogveen: Ja.',
    'Sanne de Wit: Oké, leuk.',
    'Ilse Hoogveen: Twee.',
  ]
  const texts = await textsOf({ transcripties: [[...BEFORE, ...lines, ...AFTER].join('\n')] })
  expect(texts).not.toContain('Ja.')
  expect(texts).not.toContain('Twee.')
  expect(texts).toEqual(expect.arrayContaining([...wordsOf(BEFORE), ...wordsOf(AFTER)]))
})

test('a transcript that comes as a list of segments loses the question and its answer', async () => {
  const lines = [...BEFORE, 'Sanne de Wit: Heb je kinderen?', 'Ilse Hoogveen: Ja, twee.', ...AFTER]
  const transcript = lines.map((line) => {
    const [speaker = '', text = ''] = line.split(': ')
    return { speaker, text }
  })
  expect(await textsOf({ transcript })).toEqual([...wordsOf(BEFORE), ...wordsOf(AFTER)])
})

test('a transcript with times keeps everything but the question and its answer', async () => {
  const transcript = [
    '00:01 Sanne de Wit: Wat deed je bij de bakker?',
    '00:05 Ilse Hoogveen: Ik leidde de winkel in Utrecht.',
    '00:09 Sanne de Wit: Heb je kinderen?',
    '00:11 Ilse Hoogveen: Ja, twee.',
    '00:14 Sanne de Wit: Wanneer kun je beginnen?',
    '00:16 Ilse Hoogveen: Op 1 maart.',
  ].join('\n')
  const texts = await textsOf({ transcripties: [transcript] })
  expect(texts).toEqual([
    'Wat deed je bij de bakker?',
    'Ik leidde de winkel in Utrecht.',
    'Wanneer kun je beginnen?',
    'Op 1 maart.',
  ])
})

test('a note without speakers loses the question and its answer', async () => {
  const texts = await textsOf({ notities: ['Kan per 1 maart beginnen. Heb je kinderen? Ja, twee.'] })
  expect(texts).toEqual(['Kan per 1 maart beginnen.'])
})

test('a short answer to any other question stays', async () => {
  const lines = ['Sanne de Wit: Heb je een rijbewijs?', 'Ilse Hoogveen: Ja, twee.']
  const texts = await textsOf({ transcripties: [[...BEFORE, ...lines, ...AFTER].join('\n')] })
  expect(texts).toContain('Ja, twee.')
})

test('the same answer in another conversation stays: each is read by itself', async () => {
  const conversation = [...BEFORE, 'Sanne de Wit: Heb je kinderen?', 'Ilse Hoogveen: Ja, twee.'].join('\n')
  const other = ['Sanne de Wit: Leidde je teams?', 'Ilse Hoogveen: Ja, twee.', ...AFTER].join('\n')
  const texts = await textsOf({ transcripties: [conversation, other] })
  expect(texts.filter((text) => text === 'Ja, twee.')).toHaveLength(1)
})
