import type { CalendarFile } from '@wervio/contracts'
import { formOf } from '@wervio/service-kit/testing'
import type { startApp } from './start-app.ts'

/** Lines of a calendar file around the lines of its appointments. */
export const calendarOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//NL', ...lines, 'END:VCALENDAR', ''].join('\r\n')

/** Calls about calendar files. */
export const calendarFilesOf = ({ call }: ReturnType<typeof startApp>) => {
  const send = (token: string, content: string | Buffer, name = 'agenda.ics') =>
    call(token, {
      method: 'POST',
      url: '/calendar/files',
      ...formOf([{ field: 'file', name, type: 'text/calendar', content }]),
    })
  return {
    send,
    imported: async (token: string, content: string, name?: string): Promise<CalendarFile> => {
      const response = await send(token, content, name)
      if (response.statusCode !== 201) throw new Error(`expected a success, got ${response.payload}`)
      return response.json<CalendarFile>()
    },
  }
}
