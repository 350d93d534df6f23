import { messages, type Meeting, type meetingDraft } from '@wervio/contracts'
import type { Connections } from '@wervio/microsoft'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { z } from 'zod'
import { isGoneReference } from '../../platform/failure-code.ts'
import type { BeginMeeting } from '../store/begin-meeting.ts'
import type { MeetingStore } from '../store/meeting-store.ts'
import { storedContent, toMeeting, type StoredMeeting } from '../store/stored-meeting.ts'
import { eventText } from './event-body.ts'
import { allChanges, changeEvent, createEvent, setRecording, type Recording } from './graph-event.ts'
import { contentOf } from './meeting-content.ts'
import { refuseField } from './meeting-time.ts'
import type { MicrosoftAnswers } from './microsoft-required.ts'

export type PlanOptions = {
  begin: BeginMeeting
  store: Pick<MeetingStore, 'finish'>
  connections: Connections
  answers: MicrosoftAnswers
  now: () => Date
}

const NOT_RECORDED: Recording = { set: null, onlineMeetingId: null }
/** How often a form may change while Microsoft is asked, before the call gives up. */
const MAX_CONTENTS = 5

/** Plans meetings, each once: the row and its id are there before Graph is asked, and Graph makes one event per id. */
export const createPlanMeeting = ({ begin, store, connections, answers, now }: PlanOptions) => {
  /** Meetings that Graph is being asked for, by id: the second of two clicks waits for the answer to the first. */
  const running = new Map<string, Promise<StoredMeeting>>()

  /** Puts what the row says in Teams, and what Graph made of it in the row. */
  const send = async (recruiter: Recruiter, unfinished: StoredMeeting): Promise<StoredMeeting> => {
    const { meeting_id: id, amended, enable_bot } = unfinished
    const content = storedContent(unfinished)
    const { event, recording } = await connections.withGraph(recruiter, 'teams', async (graph) => {
      const planned = await createEvent(graph, id, content)
      // An earlier try may have made the event, and asked for the bot, with what the form said then.
      if (amended) await changeEvent(graph, planned.eventId, allChanges(content), eventText(content.description))
      return {
        event: planned,
        recording: enable_bot || amended ? await setRecording(graph, planned.joinUrl, enable_bot) : NOT_RECORDED,
      }
    })
    const meeting = await store.finish(recruiter, unfinished, event, recording)
    // Its candidate was erased while Microsoft was asked.
    if (!meeting) throw new ServiceError('not_found', { message: messages.meetingGone })
    return meeting
  }

  /** Sends again for as long as the row says something else than was sent. */
  const finish = async (recruiter: Recruiter, unfinished: StoredMeeting): Promise<StoredMeeting> => {
    let meeting = unfinished
    for (let sent = 0; meeting.state === 'unfinished'; sent += 1) {
      if (sent === MAX_CONTENTS) throw new ServiceError('meeting_conflict')
      meeting = await send(recruiter, meeting)
    }
    return meeting
  }

  const finishOnce = (recruiter: Recruiter, unfinished: StoredMeeting): Promise<StoredMeeting> => {
    const { meeting_id: id } = unfinished
    const other = running.get(id)
    if (other) return other
    const planning = finish(recruiter, unfinished).finally(() => running.delete(id))
    running.set(id, planning)
    return planning
  }

  return async (
    recruiter: Recruiter,
    draft: z.output<typeof meetingDraft>,
  ): Promise<{ meeting: Meeting; isNew: boolean }> => {
    const content = contentOf(draft, now())
    await answers.requireTeams(recruiter)
    const { meeting, isNew } = await begin(recruiter, draft.creation_key ?? null, content).catch((error: unknown) => {
      throw isGoneReference(error) ? refuseField('candidate_id', messages.meetingCandidateGone) : error
    })
    if (meeting.state !== 'unfinished') return { meeting: toMeeting(meeting), isNew: false }
    try {
      return { meeting: toMeeting(await finishOnce(recruiter, meeting)), isNew }
    } catch (error) {
      throw await answers.answerOf(recruiter, error, messages.meetingFailed)
    }
  }
}

export type PlanMeeting = ReturnType<typeof createPlanMeeting>
