import type { Connections } from '@wervio/microsoft'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { settingsOf } from '../platform/settings-of.ts'
import type { TeamsSignIn } from './connection/teams-sign-in.ts'
import { meetingRoutes, type Planning } from './routes.ts'
import { createChangeMeeting } from './schedule/change-meeting.ts'
import { createMicrosoftAnswers } from './schedule/microsoft-required.ts'
import { createDiscardMeeting } from './schedule/discard-meeting.ts'
import { createPlanMeeting } from './schedule/plan-meeting.ts'
import { checkSubjects, createBeginMeeting } from './store/begin-meeting.ts'
import { createMeetingStore } from './store/meeting-store.ts'
import { createUnfinishedMeetings } from './store/unfinished-meetings.ts'

export type PlanningParts = Pick<Platform, 'transaction'> & {
  /** Both null where Microsoft isn't set up. */
  connections: Connections | null
  teams: TeamsSignIn | null
}

/** Planning, changing and cancelling meetings in Teams. */
export const addPlanning = (app: FastifyInstance, { transaction, connections, teams }: PlanningParts): void => {
  const store = createMeetingStore(transaction)
  const now = (): Date => new Date()
  const planningWith = (reached: Connections, signIn: TeamsSignIn): Planning => {
    const answers = createMicrosoftAnswers(signIn)
    const unfinished = createUnfinishedMeetings(transaction)
    const shared = { store, unfinished, connections: reached, answers, now }
    return {
      answers,
      planning: createPlanMeeting({ ...shared, begin: createBeginMeeting(transaction) }),
      discard: createDiscardMeeting(shared),
      change: createChangeMeeting({
        ...shared,
        checkSubjects: (recruiter, content) =>
          transaction(settingsOf(recruiter), (connection) => checkSubjects(connection, content)),
      }),
    }
  }
  meetingRoutes(app, { store, planning: connections && teams && planningWith(connections, teams), now })
}
