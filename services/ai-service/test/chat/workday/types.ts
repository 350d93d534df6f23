import type { Fact, Wording } from '../../blind/wording.ts'
import type { QuestionKind } from '../../blind/chat/types.ts'
import type { MadeUp } from '../people/made-up.ts'

/**
 * 'seen' and 'unseen' were answered before the rules were mended; then first the one half and later the other was
 * looked at, and so was 'later', written after the first half was mended, and 'last',
 * written after all that.
 */
export type Part = 'seen' | 'unseen' | 'later' | 'last'

/** A labelled question; the fields mean what they mean in `test/blind/chat/types.ts`. */
export type WorkdayQuestion = {
  question: string
  kind: QuestionKind
  says: readonly Fact[]
  never?: readonly Wording[]
  /** True when it is asked after the question above it. */
  follows?: true
  sentences?: number
  /** Only where it was written after the first 120. */
  part?: 'later' | 'last'
}

/** What a recruiter has on the screen, and what they ask there. */
export type Workday = {
  id: string
  subject: 'general' | 'vacancy' | 'candidate'
  context: Record<string, unknown>
  /** The candidates in the procedure of a vacancy. */
  people?: readonly MadeUp[]
  questions: readonly WorkdayQuestion[]
}
