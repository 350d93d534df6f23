import { expect, test } from '@jest/globals'
import { generateVacancyRequest } from '@wervio/contracts'
import { readFormSpelling } from '../spelling.ts'
import { questionsOf, warningsOf } from './questions.ts'

const formOf = (fields: Record<string, string>) => generateVacancyRequest.parse({ functie: 'Kok', ...fields })
const spellingQuestions = (fields: Record<string, string>) =>
  questionsOf(formOf(fields)).filter(({ question }) => question.startsWith('Bedoel je'))

test('a word that may be two others is a question, and each answer gives the field back', () => {
  const [question] = spellingQuestions({ specifieke_taken: 'gasten laten wachen\nafwassen' })
  expect(question).toEqual({
    field: 'specifieke_taken',
    quote: 'wachen',
    question: 'Bedoel je ‘wagen’ of ‘wachten’?',
    options: [
      { label: '‘wagen’', changes: { specifieke_taken: 'gasten laten wagen\nafwassen' } },
      { label: '‘wachten’', changes: { specifieke_taken: 'gasten laten wachten\nafwassen' } },
      { label: 'Nee, ‘wachen’ klopt', changes: { specifieke_taken: 'gasten laten «wachen»\nafwassen' } },
    ],
  })
  expect(spellingQuestions(question?.options.at(-1)?.changes ?? {})).toEqual([])
})

test('no more than three words are asked about, each once', () => {
  const tasks = ['gasten laten wachen', 'de ruimte ruimne', 'met de klant gezoned eten', 'elke dag rekenne']
  expect(spellingQuestions({ specifieke_taken: [...tasks, ...tasks].join('\n') })).toHaveLength(3)
})

test('what was corrected is said, but not where only an accent was left out', () => {
  const form = formOf({ hard_skills: 'rijbewjs B\nomgaan met patienten' })
  expect(warningsOf(form)).toEqual(['Verbeterd als typfout: ‘rijbewjs’ is ‘rijbewijs’ geworden.'])
  expect(readFormSpelling(form).form.hard_skills).toBe('rijbewijs B\nomgaan met patiënten')
})

test('names of the form are no typing errors', () => {
  const { corrections } = readFormSpelling(
    formOf({
      organisatie: 'Bakkerij Kwalitiet',
      locatie: 'Rijbewjs',
      kernactiviteit: 'kwalitiet bakt brood in rijbewjs',
      geschiedenis: 'In 1980 nam Vergoding de zaak over. vergoding leidt die nog.',
      team_samenstelling: 'je werkt met flexiebel samen, bij flexiebel leer je veel',
    }),
  )
  expect(corrections).toEqual([])
})

test('words between marks are as they were meant', () => {
  expect(readFormSpelling(formOf({ soft_skills: 'flexiebel' })).corrections).toHaveLength(1)
  expect(warningsOf(formOf({ soft_skills: '«heel flexiebel zijn»' }))).toEqual([])
})
