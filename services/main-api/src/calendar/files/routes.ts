import { deleteCalendarFile, importCalendarFile, limits, listCalendarFiles, messages } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { plainLine } from '../events/event-row.ts'
import { readIcs } from './read-ics.ts'
import type { CalendarFileRepository } from './repository.ts'

type Parts = { files: CalendarFileRepository; now: () => Date }

/** Files of one account in a minute: each takes a thread. */
const FILES_PER_MINUTE = 10

const refused = () => new ServiceError('file_type_refused', { message: messages.calendarFileRefused })

/** UTF-8, as RFC 5545 says; some programs still write the letters of Windows. */
const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const textOf = async (content: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return decode(Buffer.concat(chunks)).replaceAll('\u0000', '')
}

/** The name of a file without its ending. */
const withoutEnding = (name: string): string => name.replace(/\.[^.]{1,8}$/, '')

/** Calendars as files: an address that somebody gives is never fetched. */
export const fileRoutes = (app: FastifyInstance, { files, now }: Parts): void => {
  implement(app, listCalendarFiles, ({ recruiter }) => files.list(recruiter))

  implement(
    app,
    importCalendarFile,
    async ({ recruiter, receive }) => {
      const { name, content } = await receive()
      const text = await textOf(content)
      if (!/^\s*\uFEFF?BEGIN:VCALENDAR/i.test(text)) throw refused()
      const calendar = await readIcs(text, now())
      if (!calendar) throw refused()
      const title = calendar.name || plainLine(withoutEnding(name), limits.shortText) || 'Agenda'
      return files.add(recruiter, title, calendar)
    },
    { rateLimit: { max: FILES_PER_MINUTE, seconds: 60 } },
  )

  implement(app, deleteCalendarFile, async ({ recruiter, params }) => {
    if (!validate(params.id)) throw new ServiceError('not_found', { message: messages.calendarFileGone })
    await files.remove(recruiter, params.id)
    return null
  })
}
