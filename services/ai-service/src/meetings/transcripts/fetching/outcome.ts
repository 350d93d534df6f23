import { MicrosoftError } from '@wervio/microsoft'
import type { ClaimedMeeting, TranscriptProblem } from '../store/rows.ts'
import type { Outcome } from '../store/repository.ts'
import { WebVttError } from '../webvtt/read-webvtt.ts'
import { CONNECTION_MS, waitAfter } from './back-off.ts'

/** Why a try gave nothing, and whether Teams may still have it later. */
type Failure = { problem: TranscriptProblem; isFinal: boolean; retryAfter: number }

const later = (problem: TranscriptProblem, retryAfter = 0): Failure => ({ problem, isFinal: false, retryAfter })
const final = (problem: TranscriptProblem): Failure => ({ problem, isFinal: true, retryAfter: 0 })

/** Null for an error that says nothing about the transcript. */
const failureOf = (error: unknown): Failure | null => {
  if (error instanceof WebVttError) return final(error.problem === 'too_large' ? 'too_large' : 'unreadable')
  if (!(error instanceof MicrosoftError)) return null
  const { failure, code, retryAfter } = error
  if (failure === 'required') return later('connection')
  if (failure === 'forbidden' || failure === 'needs_administrator') return final('not_allowed')
  if (failure === 'missing') return later('never_made')
  if (code === 'too_large') return final('too_large')
  return later('unreachable', (retryAfter ?? 0) * 1_000)
}

/** What happens after a try without a transcript: null as `error` when Teams has none yet. Null for an unexpected error. */
export const outcomeOf = (error: unknown, { ends, tries }: ClaimedMeeting, now: number): Outcome | null => {
  const failure = error === null ? later('never_made') : failureOf(error)
  if (!failure) return null
  const { problem, isFinal, retryAfter } = failure
  // Somebody who isn't connected loses no try by it.
  if (problem === 'connection')
    return { transcript: 'waiting', nextTryAt: now + CONNECTION_MS, tries: tries - 1, problem, isTold: true }
  if (isFinal) return { transcript: 'failed', nextTryAt: null, tries, problem, isTold: true }
  if (now < ends.getTime()) return { transcript: 'waiting', nextTryAt: null, tries: 0, problem, isTold: false }
  const wait = waitAfter(tries)
  if (wait === null) return { transcript: 'failed', nextTryAt: null, tries, problem, isTold: true }
  return { transcript: 'waiting', nextTryAt: now + Math.max(wait, retryAfter), tries, problem, isTold: false }
}
