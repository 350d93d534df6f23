import { messages } from '@wervio/contracts'
import type { Connections } from '@wervio/microsoft'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { requireAccountOf } from '../connection/other-account.ts'
import type { StoredMeeting } from '../store/stored-meeting.ts'
import type { UnfinishedMeetings } from '../store/unfinished-meetings.ts'
import { findEvent } from './find-event.ts'
import { cancelEvent } from './graph-event.ts'
import type { MicrosoftAnswers, Refusal } from './microsoft-required.ts'

export type DiscardOptions = {
  unfinished: UnfinishedMeetings
  connections: Pick<Connections, 'withGraph'>
  answers: MicrosoftAnswers
}

const REFUSAL: Refusal = { refused: messages.meetingDiscardFailed, wanted: 'weg te gooien' }

/** Discards meetings that were never finished, and cancels what Graph may have made of them. */
export const createDiscardMeeting = ({ unfinished, connections, answers }: DiscardOptions) => {
  const cancelInTeams = (recruiter: Recruiter, meeting: StoredMeeting): Promise<void> =>
    connections.withGraph(recruiter, 'teams', async (graph, account) => {
      requireAccountOf(meeting, account)
      const eventId = await findEvent(graph, meeting)
      if (eventId !== null) await cancelEvent(graph, eventId, '')
    })

  /** Rejects with a conflict for a meeting that was planned meanwhile, or that a call is busy with. */
  return async (recruiter: Recruiter, id: string): Promise<void> => {
    const meeting = await unfinished.read(recruiter, id)
    if (!meeting) throw new ServiceError('not_found', { message: messages.meetingGone })
    if (meeting.state !== 'unfinished') throw new ServiceError('meeting_conflict')
    await answers.requireTeams(recruiter)
    const busy = (): ServiceError => new ServiceError('meeting_conflict', { message: messages.meetingBusy })
    const claim = await unfinished.claim(recruiter, meeting)
    if (claim === null) throw busy()
    try {
      await cancelInTeams(recruiter, meeting)
    } catch (error) {
      await unfinished.release(recruiter, id, claim).catch(() => undefined)
      throw await answers.answerOf(recruiter, error, REFUSAL)
    }
    if (!(await unfinished.remove(recruiter, meeting, claim))) throw busy()
  }
}

export type DiscardMeeting = ReturnType<typeof createDiscardMeeting>
