import {
  cancelMeeting,
  changeMeeting,
  discardMeeting,
  finishMeeting,
  getMeeting,
  listMeetings,
  messages,
  scheduleMeeting,
  type Meeting,
} from '@wervio/contracts'
import { cutPage, implement, orderOf, readCursor, ServiceError, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ChangeMeeting } from './schedule/change-meeting.ts'
import type { DiscardMeeting } from './schedule/discard-meeting.ts'
import type { MicrosoftAnswers } from './schedule/microsoft-required.ts'
import type { PlanMeeting } from './schedule/plan-meeting.ts'
import type { ListPart } from './store/meeting-list.ts'
import type { MeetingStore } from './store/meeting-store.ts'
import { toMeeting } from './store/stored-meeting.ts'

/** What needs Microsoft. */
export type Planning = {
  planning: PlanMeeting
  discard: DiscardMeeting
  change: ChangeMeeting
  answers: MicrosoftAnswers
}

export type MeetingRoutes = {
  store: MeetingStore
  /** Null where Microsoft isn't set up. */
  planning: Planning | null
  now: () => Date
}

/** An id that can't be one names no meeting. */
const idOf = ({ id }: { id: string }): string => {
  if (!z.uuid().safeParse(id).success) throw new ServiceError('not_found', { message: messages.meetingGone })
  return id
}

/** The meetings that a recruiter plans in Teams. */
export const meetingRoutes = (app: FastifyInstance, { store, planning, now }: MeetingRoutes): void => {
  const requirePlanning = (): Planning => {
    if (!planning) throw new ServiceError('microsoft_not_set_up')
    return planning
  }
  /** An unfinished one is the recruiter's own too. */
  const requireOwn = async (recruiter: Recruiter, id: string): Promise<void> => {
    if (!(await store.exists(recruiter, id))) throw new ServiceError('not_found', { message: messages.meetingGone })
  }
  const readMeeting = async (recruiter: Recruiter, id: string): Promise<Meeting> => {
    const meeting = await store.find(recruiter, id)
    if (!meeting) throw new ServiceError('not_found', { message: messages.meetingGone })
    return toMeeting(meeting)
  }

  implement(app, listMeetings, async ({ recruiter, query, reply }) => {
    const { limit, cursor } = query
    const part: ListPart = cursor !== undefined && orderOf(cursor) === 'past' ? 'past' : 'coming'
    const from = readCursor(cursor, part)
    const listed = await store.list(recruiter, { now: now(), limit: limit + 1, from })
    if (listed.length === 0 && !from) await requirePlanning().answers.requireTeams(recruiter)
    const { rows, link } = cutPage(listMeetings.path, query, listed, ({ meeting, part: order }) => ({
      order,
      value: meeting.scheduled_start.toISOString(),
      id: meeting.meeting_id,
    }))
    if (link) reply.header('Link', link)
    return rows.map(({ meeting }) => toMeeting(meeting))
  })

  implement(app, scheduleMeeting, async ({ recruiter, body, reply }) => {
    const { meeting, isNew } = await requirePlanning().planning.plan(recruiter, body)
    reply.code(isNew ? 201 : 200)
    return meeting
  })

  implement(app, getMeeting, ({ recruiter, params }) => readMeeting(recruiter, idOf(params)))

  implement(app, finishMeeting, async ({ recruiter, params }) => {
    const id = idOf(params)
    await requireOwn(recruiter, id)
    return requirePlanning().planning.finish(recruiter, id)
  })

  implement(app, discardMeeting, async ({ recruiter, params }) => {
    const id = idOf(params)
    await requireOwn(recruiter, id)
    await requirePlanning().discard(recruiter, id)
    return null
  })

  // Whose meeting it is comes before whether Microsoft is there: a stranger learns nothing.
  implement(app, changeMeeting, async ({ recruiter, params, body }) => {
    await readMeeting(recruiter, idOf(params))
    return requirePlanning().change.change(recruiter, params.id, body)
  })

  implement(app, cancelMeeting, async ({ recruiter, params, body }) => {
    await readMeeting(recruiter, idOf(params))
    return requirePlanning().change.cancel(recruiter, params.id, body.message)
  })
}
