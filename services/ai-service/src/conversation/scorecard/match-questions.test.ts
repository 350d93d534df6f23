import { expect, test } from '@jest/globals'
import { labelledConversation } from '../testing/labelled-conversation.ts'
import { matchQuestions } from './match-questions.ts'

const { conversation } = labelledConversation(
  'scorekaart',
  'sollicitatie',
  `
R: Welkom. Waarom heb je gereageerd op deze vacature?
K: Omdat ik dichter bij huis wil werken.
R: Kun je een voorbeeld noemen van een conflict met een collega en hoe je dat hebt opgelost?
K: Ja, vorig jaar met een planner.
R: Hoe blijf je rustig als de werkdruk hoog is?
K: Ik maak een lijst. Hoe gaan jullie om met nieuwe mensen?
R: Heb je kinderen?
K: Ja.
R: Welke systemen gebruik je voor de administratie?
K: Exact.
`,
)
const askedAt = (question: string) =>
  matchQuestions([{ id: 'x', question }], { ...conversation, speakers: [] }).get('x')?.position ?? null

test.each([
  ['Waarom heb je gereageerd op deze vacature?', 0],
  ['Wat was de reden dat je op de vacature reageerde?', 0],
  ['Hoe heb je een conflict met een collega opgelost?', 2],
  ['Hoe ga je om met hoge werkdruk?', 4],
  ['Met welke systemen voer je de administratie?', 8],
])('was asked: %s', (question, position) => {
  expect(askedAt(question)).toBe(position)
})

test.each([
  'Hoe leer je nieuwe mensen kennen?',
  'Hoe verwerk je kritiek?',
  'Waar ben je trots op?',
  'Heb je kinderen?',
  'Welke klant was het lastigst?',
  '',
])('was not asked by the recruiter: %s', (question) => {
  expect(askedAt(question)).toBeNull()
})

test('each planned question has an answer, also without a conversation', () => {
  const planned = [{ id: 'a', question: 'Wat drijft je?' }]
  expect([...matchQuestions(planned, { segments: [], speakers: [] })]).toEqual([['a', null]])
})
