import { join } from 'node:path'
import { test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { freshPeopleQuestions } from './fresh-questions.ts'
import { isAnsweredRight } from './quality.ts'
import { peopleQuestions } from './questions.ts'

test('every labelled question about candidates that was answered as it should still is', async () => {
  const scores: Record<string, Record<string, number>> = {}
  for (const labelled of [...peopleQuestions, ...freshPeopleQuestions]) {
    const [procedure, question] = labelled
    scores[`${procedure}: ${question}`] = { answer: (await isAnsweredRight(labelled)).isRight ? 1 : 0 }
  }
  expectBaseline({ name: 'people', file: join(import.meta.dirname, 'people.baseline.json') }, scores)
})
