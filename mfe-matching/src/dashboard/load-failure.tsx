import { UnexpectedAnswerError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { LoadError } from '@wervio/remote-kit'
import { texts } from '../texts.ts'

type Props = { error: Error; title?: string; busy: boolean; onRetry: () => void }

/** A list of candidates or their scores that couldn't be had; an answer of another shape has its own text. */
export const LoadFailure = ({ error, title = messages.matchesFailed, busy, onRetry }: Props) => (
  <LoadError
    error={error}
    title={error instanceof UnexpectedAnswerError ? texts.answerShape : title}
    busy={busy}
    onRetry={onRetry}
  />
)
