import { expect, test } from '@jest/globals'
import { readContext } from '../../src/chat/context/read-context.ts'
import type { ChatKind } from '../../src/chat/question.ts'
import { askOnPage } from './blind/ask-blind.ts'
import { answerQuestion } from '../../src/engines/builtin/chat/answer-question.ts'

const sam = {
  kandidaatNaam: 'Sam de Wit',
  cv: {
    werkervaring: [{ functie: 'Planner', werkgever: 'Bakker Transport', periode: 'mei 2020 – heden' }],
    talen: ['Nederlands (vloeiend)', 'Pools (goed)'],
  },
}
const job = { vacature: { title: 'Lasser', salary: '€ 2.900 – € 3.400 bruto per maand' } }

const ask = async (kind: ChatKind, context: Record<string, unknown>, message: string) => {
  const reading = await readContext(context, new AbortController().signal)
  return answerQuestion({ message, history: [], kind, reading })
}
const ofSam = (message: string) => ask('candidate', sam, message)
const ofJob = (message: string) => ask('vacancy', job, message)

test('of two things that are weighed, what stands of each is quoted', async () => {
  const { response, answered } = await ofSam('Spreekt Sam beter Pools of Nederlands?')
  expect(answered).toBe(true)
  expect(response).toMatch(/Pools \(goed\)/)
  expect(response).toMatch(/Nederlands \(vloeiend\)/)
  expect(response).not.toMatch(/‘beter’/)
})

test.each([
  ['hoelang werkt ie bij Bakker Transport', /mei 2020/],
  ['Wat is het salaris max?', /3\.400/],
])('%s is read with its words apart and whole', async (question, says) => {
  const { response } = await (question.includes('salaris') ? ofJob(question) : ofSam(question))
  expect(response).toMatch(says)
  expect(response).not.toMatch(/staat hier niets/)
})

test('a short word is found as the head of a compound', async () => {
  const context = { vacature: { title: 'Monteur', benefits: 'Bedrijfsbus die je ook privé gebruikt\nPensioen' } }
  expect((await ask('vacancy', context, 'mag de bus mee naar huis?')).response).toMatch(/Bedrijfsbus/)
})

test('a stack of CVs is explained on an empty page', async () => {
  const { response, answered } = await ask('general', {}, 'Hoe zet ik een stapel cv’s erin?')
  expect(answered).toBe(true)
  expect(response).toMatch(/Nieuwe kandidaat/)
})

test.each(['Kan een vrouw dit werk ook doen?', 'Is deze baan geschikt voor een oudere?'])(
  '%s is refused beside a vacancy as well',
  async (question) => {
    const screen = { id: 'job', subject: 'vacancy' as const, context: job, questions: [] }
    expect((await askOnPage(screen, question)).response).toMatch(/^Daar geef ik geen antwoord op/)
  },
)

test('who can do the work alone is no question about a trait', async () => {
  const screen = { id: 'job', subject: 'vacancy' as const, context: job, questions: [] }
  expect((await askOnPage(screen, 'Kan een lasser dit werk alleen doen?')).response).not.toMatch(/Daar geef ik geen/)
})
