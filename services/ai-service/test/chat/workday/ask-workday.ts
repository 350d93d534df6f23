import { answerChat } from '../../../src/chat/answer-chat.ts'
import { readAbout } from '../../../src/chat/people/read-about.ts'
import { createBuiltinEngine } from '../../../src/engines/builtin/builtin-engine.ts'
import { judge, type Verdict } from '../blind/score-answer.ts'
import { placed } from '../people/made-up.ts'
import { proceduresOf } from '../people/rows-of.ts'
import { partOf, workdays } from './index.ts'
import type { Part, Workday, WorkdayQuestion } from './types.ts'

const ID = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11'
const recruiter = { accountId: ID, organisationId: ID }

export type Judged = { id: string; question: WorkdayQuestion; verdict: Verdict; response: string }
export type JudgedInPart = Judged & { part: Part }

/** The questions of a screen with their answers and what those are worth, as the service gives them. */
export const askQuestions = async (
  { id, subject: kind, context, people }: Omit<Workday, 'questions'>,
  questions: readonly WorkdayQuestion[],
): Promise<Judged[]> => {
  const { signal } = new AbortController()
  const procedures = proceduresOf(placed(people ?? []))
  const subject = kind === 'general' ? ({ kind, id: '' } as const) : { kind, id: ID }
  const judged: Judged[] = []
  let history: { role: 'user' | 'assistant'; content: string }[] = []
  for (const [index, question] of questions.entries()) {
    if (!question.follows) history = []
    const body = { message: question.question, conversation_history: history, context, subject }
    const about = await readAbout(procedures, recruiter, body, signal)
    const answer = await answerChat(createBuiltinEngine(), body, { signal, onProgress: () => undefined }, about)
    const { says, never, sentences } = question
    const labelled = {
      id: `${id}-${String(index + 1)}`,
      half: 'tune' as const,
      question: question.question,
      kind: question.kind,
      mustContain: says,
      mustNotContain: never ?? [],
      ...(sentences !== undefined && { sentences }),
    }
    const verdict = judge({ chat: { id, subject: kind, context, questions: [] }, question: labelled, answer })
    judged.push({ id: labelled.id, question, verdict, response: answer.response })
    history = [
      ...history,
      { role: 'user', content: question.question },
      { role: 'assistant', content: answer.response },
    ]
  }
  return judged
}

/** Every question with its answer and what that is worth, as the service gives it, without a database. */
export const askWorkdays = async (): Promise<JudgedInPart[]> => {
  const judged: JudgedInPart[] = []
  for (const [screen, workday] of workdays.entries()) {
    const answers = await askQuestions(workday, workday.questions)
    judged.push(...answers.map((answer) => ({ ...answer, part: partOf(workday, answer.question, screen) })))
  }
  return judged
}
