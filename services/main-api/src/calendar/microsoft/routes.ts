import { connectCalendar, disconnectCalendar, getCalendarStatus, messages } from '@wervio/contracts'
import { MicrosoftError, required, serviceErrorOf, type Connections } from '@wervio/microsoft'
import { implement, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { EventRepository } from '../events/repository.ts'
import { askedWindow } from '../events/window.ts'
import type { CalendarSync } from './sync.ts'

type Parts = { connections: Connections | null; events: EventRepository; sync: CalendarSync | null; now: () => Date }

/** Days that are read at once for somebody who has just connected. */
const FIRST_DAYS = 7
/** Milliseconds that a new connection waits for its first reading; it goes on behind the answer. */
const FIRST_READING = 8_000

const atMost = async (milliseconds: number, work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, end])
  clearTimeout(timer)
}

/** The connection of the agenda with Microsoft. */
export const microsoftRoutes = (app: FastifyInstance, { connections, events, sync, now }: Parts): void => {
  const readFirst = async (recruiter: Recruiter): Promise<void> => {
    if (!sync) return
    const last = await events.lastReading(recruiter)
    const reading = sync.refresh(recruiter, askedWindow(undefined, FIRST_DAYS, 'utc', now()), last?.tried_at ?? null)
    await atMost(FIRST_READING, reading)
  }

  implement(app, getCalendarStatus, async ({ recruiter }) => {
    const state = await connections?.stateOf(recruiter, 'calendar')
    const has_meetings = await events.hasMeetings(recruiter)
    if (!state) return { connected: false, account: null, auth_required: false, has_meetings }
    if (state.isUsable) return { connected: true, account: state.account, auth_required: false, has_meetings }
    return {
      connected: false,
      account: state.account,
      auth_required: true,
      has_meetings,
      error: messages.microsoftExpired,
    }
  })

  implement(app, connectCalendar, async ({ recruiter, body }) => {
    const microsoft = required(connections)
    const before = await microsoft.stateOf(recruiter, 'calendar')
    try {
      const account = await microsoft.connectCalendar(recruiter, body.access_token)
      sync?.forget(recruiter)
      // Somebody else's appointments don't stay under this account's name.
      if (before && before.account.address !== account.address) await events.clear(recruiter)
      await readFirst(recruiter)
      return { connected: true, account, auth_required: false, has_meetings: await events.hasMeetings(recruiter) }
    } catch (error) {
      throw error instanceof MicrosoftError ? serviceErrorOf(error) : error
    }
  })

  implement(app, disconnectCalendar, async ({ recruiter }) => {
    await connections?.disconnect(recruiter)
    sync?.forget(recruiter)
    await events.clear(recruiter)
    return null
  })
}
