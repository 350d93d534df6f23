import { expect, test } from '@jest/globals'
import { answerChat } from '../../../src/chat/answer-chat.ts'
import { readAskedPeople } from '../../../src/chat/people/asked-people.ts'
import { unitsOfPeople } from '../../../src/chat/people/people-units.ts'
import type { Engine } from '../../../src/engines/engine.ts'
import { createBuiltinEngine } from '../../../src/engines/builtin/builtin-engine.ts'
import { checkAnswer } from '../../../src/engines/openai-compatible/chat/check-answer.ts'
import { placed } from './made-up.ts'
import { developers } from './procedures/developers.ts'
import { proceduresOf } from './rows-of.ts'

const people = placed(developers)
const idOf = (name: string) => people.find(({ person }) => person.name.startsWith(name))?.id
const recruiter = { accountId: 'een', organisationId: 'een' }
const about = (message: string) =>
  readAskedPeople(proceduresOf(people), recruiter, 'een', {
    message,
    earlierTurns: [],
    signal: new AbortController().signal,
  })

/** What remains of a model's answer, in which `[Naam: bron]` stands for the number of that source. */
const checked = async (message: string, modelText: string) => {
  const { people: askedPeople } = await about(message)
  const units = askedPeople ? unitsOfPeople(askedPeople) : []
  const numbered = modelText.replace(/\[([^:\]]+): ([^\]]+)\]/g, (_, name: string, text: string) => {
    const ownUnits = units.filter(({ person }) => person?.startsWith(name))
    const source = ownUnits.find((unit) => unit.text === text) ?? ownUnits.find((unit) => unit.text.includes(text))
    return `[${source ? units.indexOf(source) + 1 : 999}]`
  })
  const reading = { units, candidateName: null, ordersIn: [] }
  return checkAnswer(numbered, { message, history: [], kind: 'vacancy', reading, people: askedPeople }, units)
}

test('what a model says about a candidate keeps the source about that candidate', async () => {
  const answer = await checked(
    'Wie kent Java?',
    '- Noor Jansen kent Java. [Noor: Java]\n- Sofie Peeters ook: Java. [Sofie: Java]',
  )
  expect(answer).toMatchObject({
    answered: true,
    warnings: [],
    sources: [
      { path: ['kandidaten', idOf('Noor'), 'skills', '0'] },
      { path: ['kandidaten', idOf('Sofie'), 'skills', '0'] },
    ],
  })
})

test('a source about one candidate proves nothing about another', async () => {
  const { response, sources, warnings } = await checked('Wie kent Java?', 'Karim El Amrani kent Java. [Noor: Java]')
  expect(response).toMatch(/^De AI-motor gaf een antwoord zonder bron\./)
  expect([sources, warnings]).toEqual([[], []])
})

test('a name or a date that no candidate has is told', async () => {
  const { warnings } = await checked(
    'Wie staan er in gesprek?',
    'Noor Jansen staat op Gesprek Gepland, net als Piet Verzonnen, sinds 9 juni 2031. [Noor: Gesprek]',
  )
  expect(warnings).toEqual([expect.stringContaining('2031'), expect.stringContaining('Piet Verzonnen')])
})

test('where somebody stood before is told to a model as well', async () => {
  const { people: askedPeople } = await about('Sinds wanneer staat Noor op gesprek?')
  expect(askedPeople && unitsOfPeople(askedPeople).map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Noor Jansen staat sinds 12 maart 2026 op Gesprek Gepland',
      'Noor Jansen stond sinds 2 maart 2026 op Eerste Screening',
    ]),
  )
})

test('a model is never asked for a protected trait', async () => {
  const never: Engine = { ...createBuiltinEngine(), chat: () => Promise.reject(new Error('asked')) }
  const message = 'Is Noor zwanger?'
  const body = { message, context: {}, conversation_history: [] }
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  expect(await answerChat(never, body, options, await about(message))).toMatchObject({
    response: expect.stringContaining('zwangerschap'),
    made_by: { engine: 'builtin' },
  })
})
