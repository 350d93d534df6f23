import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import {
  errorBody,
  meeting,
  teamsConnection,
  type Meeting,
  type MeetingChange,
  type MeetingDraft,
} from '@wervio/contracts'
import { startMicrosoftPeer, type MicrosoftPeer } from '@wervio/microsoft/testing'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { startChatApp } from '../chat/chat-app.ts'

/** A day on which no clock changes, a month or two ahead. */
export const someDay = DateTime.utc().plus({ years: 1 }).set({ month: 6, day: 15 })

/** The account of the stand-in. */
export const NOOR = {
  oid: '00000000-0000-0000-66f3-3332eca7ea81',
  tid: '9122040d-6c67-4c5b-b112-36a304b66dad',
  name: 'Noor de Recruiter',
  username: 'noor@werving.example',
}
/** Somebody else of the same tenant, under an address of their own. */
export const ALEX = { oid: '00000000-0000-0000-66f3-3332eca7ea99', username: 'alex@werving.example' }

/** What a form sends, with a key of its own. */
export const formOf = (fields: Partial<MeetingDraft> = {}): MeetingDraft => ({
  subject: 'Kennismaking met Sanne',
  startTime: `${someDay.toISODate()}T10:30`,
  timeZone: 'Europe/Amsterdam',
  attendees: ['sanne@voorbeeld.nl'],
  enableBot: false,
  creation_key: randomUUID(),
  ...fields,
})

/** ai-service with the stand-in of Microsoft, for the tests of one file. */
export const startMeetingsApp = () => {
  let peer: MicrosoftPeer
  beforeAll(async () => {
    peer = await startMicrosoftPeer()
  })
  afterAll(() => peer.stop())
  beforeEach(() => peer.change({ world: { graph: null, recordingAllowed: true, hasTeams: true, revoked: false } }))

  const chat = startChatApp(undefined, undefined, () => peer.settings)
  const { app, asOwner, register } = chat
  const send = (token: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app().inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })

  const newRecruiter = async () => {
    const token = `goed-${randomUUID()}`
    return { token, owner: await register(token) }
  }
  const approve = async (token: string, userCode: string) => {
    await peer.change({ code: { userCode, approve: true } })
    await until(async () => teamsConnection.parse((await send(token, 'GET', '/api/teams-connection')).json()).connected)
  }

  const signIn = async (token: string): Promise<void> => {
    const { pending } = teamsConnection.parse((await send(token, 'POST', '/api/teams-connection')).json())
    await approve(token, pending?.user_code ?? '')
  }
  /** Connects the account of the stand-in with these fields in the place of what was connected. */
  const connectAs = async (token: string, fields: Partial<typeof NOOR>): Promise<void> => {
    await send(token, 'DELETE', '/api/teams-connection')
    await peer.change({ world: { accounts: [{ ...NOOR, ...fields }] } })
    await signIn(token)
    await peer.change({ world: { accounts: [NOOR] } })
  }

  return {
    ...chat,
    peer: () => peer,
    connectAs,
    send,
    newRecruiter,
    approve,
    /** A recruiter who is signed in to Teams. */
    recruiter: async () => {
      const somebody = await newRecruiter()
      await signIn(somebody.token)
      return somebody
    },
    /** The token of somebody else in an organisation. */
    colleagueOf: async (owner: { organisationId: string }): Promise<string> => {
      const token = `goed-${randomUUID()}`
      await asOwner(
        { accountId: '', organisationId: owner.organisationId },
        sql`insert into main.accounts (id, organisation_id, provider, provider_uid, email, role) values (${randomUUID()}, ${owner.organisationId}, 'email', ${token}, ${`${token}@voorbeeld.nl`}, 'recruiter')`,
      )
      return token
    },
    schedule: (token: string, draft: object) => send(token, 'POST', '/api/schedule-teams-meeting', draft),
    planned: async (token: string, fields: Partial<MeetingDraft> = {}): Promise<Meeting> =>
      meeting.parse((await send(token, 'POST', '/api/schedule-teams-meeting', formOf(fields))).json()),
    list: async (token: string): Promise<Meeting[]> =>
      meeting.array().parse((await send(token, 'GET', '/api/meetings')).json()),
    read: (token: string, id: string) => send(token, 'GET', `/api/meetings/${id}`),
    change: (token: string, id: string, change: MeetingChange) => send(token, 'PATCH', `/api/meetings/${id}`, change),
    finish: (token: string, id: string) => send(token, 'POST', `/api/meetings/${id}/finish`),
    discard: (token: string, id: string) => send(token, 'DELETE', `/api/meetings/${id}`),
    cancel: (token: string, id: string, message = '') => send(token, 'POST', `/api/meetings/${id}/cancel`, { message }),
    /** Events in the calendar that were made for a meeting. */
    eventsOf: async (id: string) => (await peer.state()).events.filter(({ transactionId }) => transactionId === id),
    mailsAbout: async (subject: string) => (await peer.state()).mails.filter((mail) => mail.subject === subject),
    /** Status, code and text of a refusal. */
    refusal: (response: { statusCode: number; json: () => unknown }) => {
      const { code, error } = errorBody.parse(response.json())
      return [response.statusCode, code, error]
    },
  }
}
