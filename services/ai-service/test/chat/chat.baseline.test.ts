import { join } from 'node:path'
import { test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { freshQuestions } from './fresh-questions.ts'
import { isAnswered } from './quality.ts'
import { tunedQuestions } from './questions.ts'

test('every labelled question that was answered as it should still is', async () => {
  const scores: Record<string, Record<string, number>> = {}
  for (const labelled of [...tunedQuestions, ...freshQuestions]) {
    const [context, question] = labelled
    scores[`${context}: ${question}`] = { answer: (await isAnswered(labelled)).hit ? 1 : 0 }
  }
  expectBaseline({ name: 'chat', file: join(import.meta.dirname, 'chat.baseline.json') }, scores)
})
