import { MicrosoftError } from '@wervio/microsoft'
import { OtherAccountError } from '../../connection/other-account.ts'
import type { ClaimedMeeting, TranscriptProblem } from '../store/rows.ts'
import type { Outcome } from '../store/repository.ts'
import { WebVttError } from '../../../transcript-files/webvtt/read-webvtt.ts'
import { CONNECTION_MS, waitAfter } from './back-off.ts'

/** Why a try gave nothing, and whether Teams may still have it later. */
type Failure = { problem: TranscriptProblem; isFinal: boolean; retryAfter: number }

const later = (problem: TranscriptProblem, retryAfter = 0): Failure => ({ problem, isFinal: false, retryAfter })
const final = (problem: TranscriptProblem): Failure => ({ problem, isFinal: true, retryAfter: 0 })

/** Whether an error says nothing about Teams or the transcript, such as one of the database. */
export const isUnexpected = (error: unknown): boolean =>
  error !== null &&
  !(error instanceof MicrosoftError) &&
  !(error instanceof WebVttError) &&
  !(error instanceof OtherAccountError)

const failureOf = (error: unknown): Failure => {
  if (error instanceof OtherAccountError) return later('other_account')
  if (error instanceof WebVttError) return final(error.problem === 'too_large' ? 'too_large' : 'unreadable')
  // It may pass, but not be tried without end.
  if (!(error instanceof MicrosoftError)) return later('unreadable')
  const { failure, code, retryAfter } = error
  if (failure === 'required') return later('connection')
  if (failure === 'forbidden' || failure === 'needs_administrator') return final('not_allowed')
  if (failure === 'missing') return later('never_made')
  if (code === 'too_large') return final('too_large')
  return later('unreachable', (retryAfter ?? 0) * 1_000)
}

/** What happens after a try without a transcript: null as `error` when Teams has none yet. */
export const outcomeOf = (error: unknown, { ends, tries }: ClaimedMeeting, now: number): Outcome => {
  const { problem, isFinal, retryAfter } = error === null ? later('never_made') : failureOf(error)
  // Somebody who isn't connected loses no try by it.
  if (problem === 'connection' || problem === 'other_account')
    return { transcript: 'waiting', nextTryAt: now + CONNECTION_MS, tries: tries - 1, problem, showsProblem: true }
  if (isFinal) return { transcript: 'failed', nextTryAt: null, tries, problem, showsProblem: true }
  if (now < ends.getTime()) return { transcript: 'waiting', nextTryAt: null, tries: 0, problem, showsProblem: false }
  const wait = waitAfter(tries)
  if (wait === null) return { transcript: 'failed', nextTryAt: null, tries, problem, showsProblem: true }
  return { transcript: 'waiting', nextTryAt: now + Math.max(wait, retryAfter), tries, problem, showsProblem: false }
}
