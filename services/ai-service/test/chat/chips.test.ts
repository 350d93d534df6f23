import { expect, test } from '@jest/globals'
import { answerChat, type ChatBody } from '../../src/chat/answer-chat.ts'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'
import { type ContextName, contexts } from './contexts/index.ts'
import { ask } from './quality.ts'

const general = { kind: 'general', id: '' } as const
const { signal } = new AbortController()
const askService = (body: ChatBody) => answerChat(createBuiltinEngine(), body, { signal, onProgress: () => undefined })

/**
 * The questions screens offer, and a sentence that must be among the quoted ones; of a vacancy and a candidate, filled
 * and as free text.
 */
const CHIPS: [context: ContextName, question: string, ...sentences: string[]][] = [
  [
    'planner',
    'Wat zijn de essentiële technische vaardigheden?',
    'Ervaring met een TMS',
    'Kennis van rij- en rusttijden',
  ],
  ['planner', 'Wat zijn de cruciale soft skills?', 'Stressbestendig', 'Overzicht houden'],
  ['planner', 'Wat zijn de belangrijkste uitdagingen?', 'storingen oplossen'],
  ['planner', 'Welk type kandidaat past het best?', 'Stressbestendig', 'Mbo 4 logistiek'],
  ['planner', 'Welke groeimogelijkheden zijn er?', 'Opleidingsbudget', 'doorgroeien naar senior planner'],
  ['planner', 'Wat maakt deze vacature uniek?', 'vloot elektrisch', 'korte lijnen'],
  ['developer', 'Wat zijn de essentiële technische vaardigheden?', 'Kotlin of Java', 'PostgreSQL'],
  ['developer', 'Wat zijn de cruciale soft skills?', 'nieuwsgierig'],
  ['developer', 'Wat zijn de belangrijkste uitdagingen?', 'lastigste opgave'],
  ['developer', 'Welk type kandidaat past het best?', 'nieuwsgierig', 'Kotlin'],
  ['developer', 'Welke groeimogelijkheden zijn er?', 'vijf leerdagen'],
  ['developer', 'Wat maakt deze vacature uniek?', 'zes landen'],
  ['sanne', 'Wat zijn de sterke punten van deze kandidaat?', '30%', 'rustig'],
  ['sanne', 'Welke relevante werkervaring heeft deze kandidaat?', 'Thuiszorg Noord', 'De Linde'],
  ['sanne', 'Welke vaardigheden en competenties heeft deze kandidaat?', 'Wondzorg', 'rustig'],
  ['sanne', 'Wat zijn de startdatum en het gewenste salaris?', '1 mei', '3.900'],
  ['sanne', 'Wat is de motivatie van deze kandidaat?', 'meer tijd heb voor de cliënt'],
  ['sanne', 'Waarom is dit de beste kandidaat?', '30%', 'Thuiszorg Noord', 'Hbo Verpleegkunde'],
  ['karim', 'Wat zijn de sterke punten van deze kandidaat?', 'downtime of 60 turbines'],
  ['karim', 'Welke relevante werkervaring heeft deze kandidaat?', 'Noordzee Wind', 'Havenbedrijf Delta'],
  ['karim', 'Welke vaardigheden en competenties heeft deze kandidaat?', 'SolidWorks'],
  ['karim', 'Wat zijn de startdatum en het gewenste salaris?', '1 September', 'EUR 6,200'],
  ['karim', 'Wat is de motivatie van deze kandidaat?', 'maintenance strategy from scratch'],
  ['karim', 'Waarom is dit de beste kandidaat?', '60 turbines', 'TU Delft'],
]

test.each(CHIPS)('%s: %s', async (context, question, ...sentences) => {
  const { answered, sources, response } = await ask(context, question)
  const quotes = sources.map(({ quote }) => quote).join('\n')
  expect(answered).toBe(true)
  for (const sentence of sentences) expect(quotes).toContain(sentence)
  expect(response.split('\n').length).toBeLessThanOrEqual(14)
  expect([...response.matchAll(/\[(\d+)\]/g)].every(([, number]) => sources[Number(number) - 1] !== undefined)).toBe(
    true,
  )
})

test('who is best is argued from facts and is no verdict', async () => {
  expect((await ask('sanne', 'Waarom is dit de beste kandidaat?')).response).toMatch(
    /^Dit pleit volgens de eigen gegevens voor Sanne de Vries:[\s\S]*Dit is geen oordeel/,
  )
})

test('what recruiters ask about their work comes from built-in explanation, marked as such', async () => {
  const { sources, response, answered } = await ask('sanne', 'Hoe schrijf ik een goede intro?')
  expect([answered, new Set(sources.map(({ label }) => label))]).toEqual([true, new Set(['Wervio-uitleg'])])
  expect(response).toContain('Tips voor een goede intro:')
  expect((await ask('planner', 'Wat kun je?')).sources.every(({ label }) => label === 'Wervio-uitleg')).toBe(true)
})

test.each(['Hoi', 'Dank je wel!', 'Tot ziens'])('%s gets a fitting reply without sources', async (message) => {
  expect(await ask('sanne', message)).toMatchObject({ answered: true, sources: [] })
})

test('the pay the recruiter named is no wish of the candidate', async () => {
  expect((await ask('noor', 'Wat is de salariswens?')).response).not.toContain('3800')
})

test.each([
  ['sanne', ['Wat is haar werkervaring?', 'en haar salariswens?'], '3.900'],
  ['sanne', ['Wat is haar motivatie?', 'Waarom?'], 'omdat ik daar energie van krijg'],
  ['planner', ['Is er een vestiging in Zwolle?', 'en in Assen?'], null],
  ['planner', ['Wat is het salaris?', 'En pensioen?'], 'Bpf Vervoer'],
  ['sanne', ['Wat is haar salariswens?', 'waarom?'], null],
  ['planner', ['Wat is het salaris?', 'Vertel meer over het team'], 'zes planners'],
] as const)('%s: %j is understood from what was asked before', async (context, questions, sentence) => {
  const [first, second] = questions
  const before = await ask(context, first)
  const { answered, sources } = await ask(context, second, [
    { role: 'user', content: first },
    { role: 'assistant', content: before.response },
  ])
  expect([answered, sentence === null || sources.some(({ quote }) => quote.includes(sentence))]).toEqual([
    sentence !== null,
    true,
  ])
})

test('an empty screen says so', async () => {
  expect(await ask('empty', 'Wat is het salaris?')).toMatchObject({
    answered: false,
    sources: [],
    response: expect.stringContaining('nog geen tekst'),
  })
})

const GENERAL: [question: string, answer: RegExp][] = [
  ['Wat ontbreekt er nog in mijn vacature?', /- functietitel\n[\s\S]*- salaris\n/],
  ['Hoe kies ik een goede vacaturetitel?', /vacaturetitel/],
  ['Hoe schrijf ik een goede intro?', /goede intro/],
  ['Hoe bereid ik een gesprek voor?', /bereid je een gesprek voor/],
  ['Wat mag ik niet vragen in een gesprek?', /Dit vraag je niet in een gesprek[\s\S]*zwangerschap[\s\S]*AVG/],
  ['Hoe wijs ik iemand netjes af?', /wijs je iemand netjes af/],
]
const EMPTY_FORM = { vacature: { title: '', company: '', salary: '', specific_tasks: '' } }

test.each(GENERAL)(
  'the general question %s has its answer on an empty form and on a dashboard',
  async (message, words) => {
    for (const context of [{}, EMPTY_FORM]) {
      const { answered, response } = await askService({ message, context, conversation_history: [], subject: general })
      expect([answered, response]).toEqual([true, expect.stringMatching(words)])
    }
  },
)

test('every question that screens offer is answered, none by a rule of law or a refusal', async () => {
  for (const [name, message] of CHIPS) {
    const { context } = contexts[name]
    const { answered, sources, response } = await askService({ message, context, conversation_history: [] })
    expect([message, answered, response]).toEqual([message, true, expect.not.stringMatching(/geef ik geen antwoord/)])
    expect(sources.some(({ path }) => path[0] === 'wervio-uitleg')).toBe(false)
  }
})
