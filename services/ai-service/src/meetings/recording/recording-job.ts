import { MicrosoftError, type Connections } from '@wervio/microsoft'
import { asJob, type Recruiter } from '@wervio/service-kit'
import { OtherAccountError, requireAccountOf } from '../connection/other-account.ts'
import { setRecording } from '../schedule/graph-event.ts'
import { sideBySide } from '../side-by-side.ts'
import type { RecordingRepository } from './repository.ts'

export type RecordingJobOptions = {
  repository: RecordingRepository
  connections: Pick<Connections, 'withGraph'>
  /** A failure that says nothing about Teams, without a word of anybody's data. */
  onFailed: (error: unknown) => void
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Accounts that a round asks for side by side. */
const SIDE_BY_SIDE = 4

/** What passes by itself: Graph answers later, or the recruiter connects the account that holds the meeting. */
const isExpected = (error: unknown): boolean => error instanceof MicrosoftError || error instanceof OtherAccountError

/** Asks Teams again to record, where it gave no answer when the meeting was planned or changed. */
export const createRecordingJob = ({ repository, connections, onFailed, now = Date.now }: RecordingJobOptions) => {
  let isStopped = false
  let round: Promise<void> = Promise.resolve()

  const runFor = async (recruiter: Recruiter): Promise<void> => {
    for (const meeting of await repository.claim(recruiter, now())) {
      if (isStopped) return
      try {
        const recording = await connections.withGraph(recruiter, 'teams', (graph, account) => {
          requireAccountOf(meeting, account)
          return setRecording(graph, meeting.join_url, true)
        })
        if (recording.set !== null) await repository.record(recruiter, meeting, recording)
      } catch (error) {
        if (!isExpected(error)) onFailed(error)
      }
    }
  }

  const runAll = async (): Promise<void> => {
    try {
      const recruiters = await repository.listDue(now())
      await sideBySide(
        recruiters,
        SIDE_BY_SIDE,
        (recruiter) => asJob('set-recording', () => runFor(recruiter)).catch(onFailed),
        () => isStopped,
      )
    } catch (error) {
      onFailed(error)
    }
  }

  return {
    /** Asks for what is due of everybody. Never rejects. */
    runDue: (): Promise<void> => (round = runAll()),
    /** Begins nothing more; resolves when nothing is under way. */
    stop: async (): Promise<void> => {
      isStopped = true
      await round
    },
  }
}
