import { refusal, unknown } from '../../blind/chat/replies.ts'
import type { WorkdayQuestion } from '../workday/types.ts'

type More = Partial<Pick<WorkdayQuestion, 'never' | 'follows' | 'sentences'>>

/** A question that the screen answers. */
export const answered = (question: string, says: WorkdayQuestion['says'], more: More = {}): WorkdayQuestion => ({
  question,
  kind: 'answer',
  says,
  ...more,
})

/** A question about something that stands nowhere on the screen. */
export const absent = (question: string, more: More = {}): WorkdayQuestion => ({
  question,
  kind: 'not-in-context',
  says: unknown,
  ...more,
})

/** A question about what may play no part in a selection. */
export const refused = (question: string): WorkdayQuestion => ({ question, kind: 'refuse', says: refusal })
