import { messages, type Meeting, type meetingDraft } from '@wervio/contracts'
import type { Connections } from '@wervio/microsoft'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { z } from 'zod'
import { isGoneReference } from '../../platform/failure-code.ts'
import { requireAccountOf } from '../connection/other-account.ts'
import type { BeginMeeting } from '../store/begin-meeting.ts'
import type { MeetingStore } from '../store/meeting-store.ts'
import { storedContent, toMeeting, type StoredMeeting } from '../store/stored-meeting.ts'
import type { UnfinishedMeetings } from '../store/unfinished-meetings.ts'
import { allChanges } from './event-changes.ts'
import { wordsOf } from './event-words.ts'
import { changeEvent, createEvent, setRecording, type Recording } from './graph-event.ts'
import { contentOf } from './meeting-content.ts'
import { refuseField } from './meeting-time.ts'
import type { MicrosoftAnswers, Refusal } from './microsoft-required.ts'

export type PlanOptions = {
  begin: BeginMeeting
  store: Pick<MeetingStore, 'finish'>
  unfinished: UnfinishedMeetings
  connections: Connections
  answers: MicrosoftAnswers
  now: () => Date
}

const NOT_RECORDED: Recording = { set: null, onlineMeetingId: null }
/** How often a form may change while Microsoft is asked, before the call gives up. */
const MAX_CONTENTS = 5

const REFUSAL: Refusal = { refused: messages.meetingFailed, wanted: 'af te maken' }

/** Its candidate was erased, or somebody discarded it. */
const goneError = (): ServiceError => new ServiceError('not_found', { message: messages.meetingGone })

/** Plans meetings, each once: the row and its id are there before Graph is asked, and Graph makes one event per id. */
export const createPlanMeeting = ({ begin, store, unfinished, connections, answers, now }: PlanOptions) => {
  /** Meetings that Graph is being asked for, by id: the second of two clicks waits for the answer to the first. */
  const running = new Map<string, Promise<StoredMeeting>>()

  const required = async (recruiter: Recruiter, id: string): Promise<StoredMeeting> => {
    const meeting = await unfinished.read(recruiter, id)
    if (!meeting) throw goneError()
    return meeting
  }

  /** Puts what the row says in Teams, and what Graph made of it in the row. */
  const send = async (recruiter: Recruiter, meeting: StoredMeeting): Promise<StoredMeeting> => {
    const { meeting_id: id, amended, enable_bot } = meeting
    const content = storedContent(meeting)
    const words = wordsOf(meeting, content.description)
    const { event, recording } = await connections.withGraph(recruiter, 'teams', async (graph, account) => {
      requireAccountOf((await unfinished.bind(recruiter, meeting, account)) ?? (await required(recruiter, id)), account)
      const planned = await createEvent(graph, id, content, words)
      // An earlier try may have made the event, and asked for the bot, with what the form said then.
      if (amended) await changeEvent(graph, planned.eventId, allChanges(content), words)
      return {
        event: planned,
        recording: enable_bot || amended ? await setRecording(graph, planned.joinUrl, enable_bot) : NOT_RECORDED,
      }
    })
    const planned = await store.finish(recruiter, meeting, event, recording)
    if (!planned) throw goneError()
    return planned
  }

  /** Sends a meeting while no other call discards it; a failure leaves it free for the next. */
  const sendHeld = async (recruiter: Recruiter, meeting: StoredMeeting): Promise<StoredMeeting> => {
    const claim = await unfinished.hold(recruiter, meeting)
    if (claim === null) return required(recruiter, meeting.meeting_id)
    try {
      return await send(recruiter, meeting)
    } catch (error) {
      // What went wrong says more than that the claim couldn't be given back: it runs out by itself.
      await unfinished.release(recruiter, meeting.meeting_id, claim).catch(() => undefined)
      throw error
    }
  }

  /** Sends again for as long as the row says something else than was sent. */
  const finish = async (recruiter: Recruiter, unfinishedMeeting: StoredMeeting): Promise<StoredMeeting> => {
    let meeting = unfinishedMeeting
    for (let attempt = 0; meeting.state === 'unfinished'; attempt += 1) {
      if (attempt === MAX_CONTENTS) throw new ServiceError('meeting_conflict')
      meeting = await sendHeld(recruiter, meeting)
    }
    return meeting
  }

  const finishOnce = async (recruiter: Recruiter, meeting: StoredMeeting): Promise<Meeting> => {
    const { meeting_id: id } = meeting
    const planning = running.get(id) ?? finish(recruiter, meeting).finally(() => running.delete(id))
    running.set(id, planning)
    try {
      return toMeeting(await planning)
    } catch (error) {
      throw await answers.answerOf(recruiter, error, REFUSAL)
    }
  }

  return {
    plan: async (
      recruiter: Recruiter,
      draft: z.output<typeof meetingDraft>,
    ): Promise<{ meeting: Meeting; isNew: boolean }> => {
      const content = contentOf(draft, now())
      await answers.requireTeams(recruiter)
      const { meeting, isNew } = await begin(recruiter, draft.creation_key ?? null, content).catch((error: unknown) => {
        throw isGoneReference(error) ? refuseField('candidate_id', messages.meetingCandidateGone) : error
      })
      if (meeting.state !== 'unfinished') return { meeting: toMeeting(meeting), isNew: false }
      return { meeting: await finishOnce(recruiter, meeting), isNew }
    },

    /** Finishes what an earlier call began, with what the row says; a meeting that was planned stays as it is. */
    finish: async (recruiter: Recruiter, id: string): Promise<Meeting> => {
      const meeting = await required(recruiter, id)
      if (meeting.state !== 'unfinished') return toMeeting(meeting)
      if (meeting.scheduled_end <= now()) throw refuseField('startTime', messages.meetingInPast)
      await answers.requireTeams(recruiter)
      return finishOnce(recruiter, meeting)
    },
  }
}

export type PlanMeeting = ReturnType<typeof createPlanMeeting>
