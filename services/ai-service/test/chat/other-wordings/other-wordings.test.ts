import { expect, test } from '@jest/globals'
import { askQuestions } from '../workday/ask-workday.ts'
import { otherWordings } from './index.ts'

const judged = await Promise.all(otherWordings.map((screen) => askQuestions(screen, screen.questions)))

test.each(judged.flat().map((answer) => [`${answer.id}: ${answer.question.question}`, answer] as const))(
  '%s',
  (_, { verdict, response }) => {
    expect({ verdict, response }).toEqual({ verdict: 'right', response })
  },
)
