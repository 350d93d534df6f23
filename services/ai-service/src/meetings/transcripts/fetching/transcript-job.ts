import { MicrosoftError, type Connections } from '@wervio/microsoft'
import { asJob, type Recruiter } from '@wervio/service-kit'
import { requireAccountOf } from '../../connection/other-account.ts'
import { sideBySide } from '../../side-by-side.ts'
import type { TranscriptRepository } from '../store/repository.ts'
import type { ClaimedMeeting } from '../store/rows.ts'
import { isUnexpected, outcomeOf } from './outcome.ts'
import { readTeamsTranscript } from './read-teams-transcript.ts'

export type TranscriptJobOptions = {
  repository: TranscriptRepository
  connections: Pick<Connections, 'withGraph'>
  /** A transcript was stored. */
  onStored?: () => void
  /** A failure that says nothing about Teams, without a word of anybody's data. */
  onFailed: (error: unknown) => void
  /** Milliseconds since 1970. */
  now?: () => number
  /** Ends what is asked for one account, so that a slow one holds up no other. */
  limit?: () => AbortSignal
}

/** Accounts that a round asks for side by side. */
const SIDE_BY_SIDE = 4
/** Milliseconds that an account gets at a time; what it didn't come to stays due. */
const ACCOUNT_MS = 90_000

/**
 * Asks Teams for what is due. What has to be done stands in the rows alone: a process that ends loses nothing, and of
 * several processes one takes a meeting. A recruiter's meetings are asked for one by one.
 */
export const createTranscriptJob = ({
  repository,
  connections,
  onStored,
  onFailed,
  now = Date.now,
  limit = () => AbortSignal.timeout(ACCOUNT_MS),
}: TranscriptJobOptions) => {
  const stopping = new AbortController()
  /** What is under way, by account. */
  const running = new Map<string, Promise<void>>()

  const settle = async (recruiter: Recruiter, meeting: ClaimedMeeting, error: unknown): Promise<void> => {
    if (stopping.signal.aborted) {
      await repository.release(recruiter, meeting, now())
      return
    }
    if (isUnexpected(error)) onFailed(error)
    await repository.postpone(recruiter, meeting, outcomeOf(error, meeting, now()))
  }

  const fetchOne = async (recruiter: Recruiter, meeting: ClaimedMeeting, signal: AbortSignal): Promise<void> => {
    const { join_url } = meeting
    let failure: unknown = null
    try {
      if (join_url === null) throw new MicrosoftError('missing', 'no_join_url')
      const segments = await connections.withGraph(recruiter, 'transcripts', (graph, account) => {
        requireAccountOf(meeting, account)
        return readTeamsTranscript(graph, join_url, signal)
      })
      if (segments) {
        await repository.store(recruiter, meeting, segments, now())
        onStored?.()
        return
      }
    } catch (error) {
      failure = signal.aborted ? new MicrosoftError('unavailable', 'account_limit', { cause: error }) : error
    }
    await settle(recruiter, meeting, failure)
  }

  const fetchDue = async (recruiter: Recruiter): Promise<void> => {
    const signal = AbortSignal.any([stopping.signal, limit()])
    for (let isDone = false; !isDone && !signal.aborted;) {
      const claimed = await repository.claim(recruiter, now())
      for (const meeting of claimed) {
        const work = signal.aborted
          ? repository.release(recruiter, meeting, now())
          : fetchOne(recruiter, meeting, signal)
        // Where even the outcome can't be written, the claim runs out: the others needn't wait for it.
        await work.catch(onFailed)
      }
      isDone = claimed.length === 0
    }
  }

  /** Follows what is under way for the account: somebody who asks now means what is due after it too. */
  const runFor = (recruiter: Recruiter, prepare: () => Promise<void> = () => Promise.resolve()): Promise<void> => {
    const { accountId } = recruiter
    const before = running.get(accountId) ?? Promise.resolve()
    const fetchAll = async (): Promise<void> => {
      if (stopping.signal.aborted) return
      await prepare()
      await fetchDue(recruiter)
    }
    const work = before
      .then(() => asJob('fetch-transcripts', fetchAll))
      .catch(onFailed)
      .finally(() => {
        if (running.get(accountId) === work) running.delete(accountId)
      })
    running.set(accountId, work)
    return work
  }

  return {
    /** Asks for what is due of one recruiter. Never rejects. */
    runFor: (recruiter: Recruiter): Promise<void> => runFor(recruiter),
    /** Asks for what waited until the recruiter would connect Teams. Never rejects. */
    runAfterConnecting: (recruiter: Recruiter): Promise<void> =>
      runFor(recruiter, () => repository.afterConnecting(recruiter, now())),
    /** Asks for what is due of everybody, a few recruiters side by side. Never rejects. */
    runDue: async (): Promise<void> => {
      try {
        const recruiters = await repository.listDue(now())
        await sideBySide(
          recruiters,
          SIDE_BY_SIDE,
          (recruiter) => runFor(recruiter),
          () => stopping.signal.aborted,
        )
      } catch (error) {
        onFailed(error)
      }
    },
    /** Ends what is under way and gives it back; resolves when nothing is left. */
    stop: async (): Promise<void> => {
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}

export type TranscriptJob = ReturnType<typeof createTranscriptJob>
