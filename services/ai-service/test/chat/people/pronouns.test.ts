import { expect, test } from '@jest/globals'
import { readPeopleQuestion } from '../../../src/chat/people/question/people-question.ts'

const people = [
  { id: 'noor', name: 'Noor de Wit' },
  { id: 'karim', name: 'Karim Haddad' },
]
const earlier = [{ question: 'wie kent Excel', answer: 'Noor de Wit: ‘Excel’ [1]' }]

/** Whom a question means after an answer that named Noor alone. */
const meantBy = (question: string): readonly string[] => {
  const read = readPeopleQuestion(question, earlier, people)
  return read === null ? [] : read.kind === 'people' ? read.question.namedIds : read.namedIds
}

test.each(['wat vraagt ze?', 'waar woont zij', 'heeft die ook Word', 'en wat is haar opzegtermijn', 'kan hij maandag'])(
  '%s means who was named',
  (question) => {
    expect(meantBy(question)).toEqual(['noor'])
  },
)

test.each([
  'wat bieden ze?',
  'vragen ze een rijbewijs?',
  'hebben ze een kantine',
  'is die functie voltijds',
  'krijg je die laptop meteen',
  'zijn ze allebei beschikbaar',
])('%s means nobody who was named alone', (question) => {
  expect(meantBy(question)).toEqual([])
})
