import { messages, type Meeting, type meetingChange } from '@wervio/contracts'
import { MicrosoftError, type Connections, type Graph } from '@wervio/microsoft'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { z } from 'zod'
import { isGoneReference } from '../../platform/failure-code.ts'
import { requireAccountOf } from '../connection/other-account.ts'
import type { MeetingStore } from '../store/meeting-store.ts'
import { storedContent, toMeeting, type StoredMeeting } from '../store/stored-meeting.ts'
import { eventChanges } from './event-changes.ts'
import { wordsOf } from './event-words.ts'
import { cancelEvent, changeEvent, setRecording, type Recording } from './graph-event.ts'
import { changedContent, type MeetingContent } from './meeting-content.ts'
import { refuseField } from './meeting-time.ts'
import type { MicrosoftAnswers, Refusal } from './microsoft-required.ts'

export type ChangeOptions = {
  store: MeetingStore
  /** Throws for a candidate or vacancy that isn't the organisation's. */
  checkSubjects: (recruiter: Recruiter, content: MeetingContent) => Promise<void>
  connections: Connections
  answers: MicrosoftAnswers
  now: () => Date
}

const CHANGE: Refusal = { refused: messages.meetingChangeFailed, wanted: 'te wijzigen' }
const CANCELLATION: Refusal = { refused: messages.meetingCancelFailed, wanted: 'af te zeggen' }

const goneError = (): ServiceError => new ServiceError('not_found', { message: messages.meetingGone })
const conflict = (): ServiceError => new ServiceError('meeting_conflict')

/** Changes and cancels planned meetings, first in Teams and then here: what Teams doesn't take changes nothing. */
export const createChangeMeeting = ({ store, checkSubjects, connections, answers, now }: ChangeOptions) => {
  const require = async (recruiter: Recruiter, id: string): Promise<StoredMeeting> => {
    const meeting = await store.find(recruiter, id)
    if (!meeting) throw goneError()
    return meeting
  }

  /** Does something in Teams; a failure leaves the row as it was. */
  const inTeams = async <T>(
    recruiter: Recruiter,
    meeting: StoredMeeting,
    { refused, wanted }: Refusal,
    work: (graph: Graph) => Promise<T>,
  ): Promise<T> => {
    try {
      return await connections.withGraph(recruiter, 'teams', (graph, account) => {
        requireAccountOf(meeting, account)
        return work(graph)
      })
    } catch (error) {
      // Somebody took the event out of their calendar: Teams has no such meeting any more.
      const isMissing = error instanceof MicrosoftError && error.failure === 'missing'
      if (isMissing) await store.cancel(recruiter, meeting.meeting_id)
      throw isMissing ? conflict() : await answers.answerOf(recruiter, error, { refused, wanted })
    }
  }

  /** Works on a meeting in Teams and here while no other call does; a failure leaves it free for the next. */
  const withClaim = async <T>(
    recruiter: Recruiter,
    { meeting_id: id, version }: StoredMeeting,
    work: (claim: string) => Promise<T>,
  ): Promise<T> => {
    await answers.requireTeams(recruiter)
    const claim = await store.claim(recruiter, id, version)
    if (claim === null) throw conflict()
    try {
      return await work(claim)
    } catch (error) {
      // What went wrong says more than that the claim couldn't be given back: it runs out by itself.
      await store.release(recruiter, id, claim).catch(() => undefined)
      throw error
    }
  }

  return {
    change: async (recruiter: Recruiter, id: string, change: z.output<typeof meetingChange>): Promise<Meeting> => {
      const meeting = await require(recruiter, id)
      if (meeting.version !== change.version || meeting.state !== 'planned') throw conflict()
      const before = storedContent(meeting)
      const content = changedContent(before, change, now())
      await checkSubjects(recruiter, content)
      const message = change.message ?? ''
      const changes = eventChanges(before, content)
      const words =
        content.description !== before.description || message !== ''
          ? wordsOf(meeting, content.description, message)
          : null
      const tellsGuests = words !== null || Object.keys(changes).length > 0
      const asksForBot = content.enableBot !== before.enableBot || (content.enableBot && meeting.recording_set === null)
      const recordingBefore: Recording = { set: meeting.recording_set, onlineMeetingId: null }
      const { event_id: eventId } = meeting
      const save = async (recording: Recording, claim: string | null): Promise<Meeting> => {
        const changed = await store.change(recruiter, meeting, content, recording, claim).catch((error: unknown) => {
          throw isGoneReference(error) ? refuseField('candidate_id', messages.meetingCandidateGone) : error
        })
        if (!changed) throw conflict()
        return toMeeting(changed)
      }
      if (eventId === null || (!tellsGuests && !asksForBot)) return save(recordingBefore, null)
      return withClaim(recruiter, meeting, async (claim) => {
        const recording = await inTeams(recruiter, meeting, CHANGE, async (graph) => {
          if (tellsGuests) await changeEvent(graph, eventId, changes, words)
          return asksForBot ? setRecording(graph, meeting.join_url, content.enableBot) : recordingBefore
        })
        return save(recording, claim)
      })
    },

    /** A meeting that was cancelled stays so, and nobody gets a second message. */
    cancel: async (recruiter: Recruiter, id: string, message: string): Promise<Meeting> => {
      const meeting = await require(recruiter, id)
      if (meeting.state === 'cancelled') return toMeeting(meeting)
      const { event_id: eventId } = meeting
      const save = async (): Promise<Meeting> =>
        toMeeting((await store.cancel(recruiter, id)) ?? (await require(recruiter, id)))
      if (eventId === null) return save()
      return withClaim(recruiter, meeting, async () => {
        await inTeams(recruiter, meeting, CANCELLATION, (graph) => cancelEvent(graph, eventId, message))
        return save()
      })
    },
  }
}

export type ChangeMeeting = ReturnType<typeof createChangeMeeting>
