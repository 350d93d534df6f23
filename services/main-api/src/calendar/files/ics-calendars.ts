import ICAL from 'ical.js'

/** The calendars of a file, and the subjects of the appointments that had to be left out of them. */
export type IcsCalendars = { calendars: ICAL.Component[]; unreadable: string[] }

const parseCalendars = (text: string): ICAL.Component[] | null => {
  try {
    const parsed = ICAL.parse(text) as unknown[]
    const roots = Array.isArray(parsed[0]) ? parsed : [parsed]
    return roots.map((root) => new ICAL.Component(root as never)).filter(({ name }) => name === 'vcalendar')
  } catch {
    return null
  }
}

/** How an appointment begins and ends: each on a line of its own. */
const EVENT_BEGINS = /^BEGIN:VEVENT[ \t]*\r?$/i
const EVENT_ENDS = /^END:VEVENT[ \t]*\r?$/i
const SUBJECT = /^SUMMARY(?:;[^:]*)?:(.*)$/im

const subjectIn = (event: string): string =>
  (SUBJECT.exec(event.replaceAll(/\r?\n[ \t]/g, ''))?.[1] ?? '').trim().replaceAll(/\\([,;\\])/g, '$1')

const isReadable = (event: string): boolean => parseCalendars(`BEGIN:VCALENDAR\n${event}\nEND:VCALENDAR`) !== null

/** Cuts a file in appointments and what stands around them, in order. */
const partsOf = (text: string): { isEvent: boolean; text: string }[] => {
  const parts: { isEvent: boolean; lines: string[] }[] = [{ isEvent: false, lines: [] }]
  for (const line of text.split('\n')) {
    if (EVENT_BEGINS.test(line)) parts.push({ isEvent: true, lines: [] })
    parts.at(-1)?.lines.push(line)
    if (EVENT_ENDS.test(line)) parts.push({ isEvent: false, lines: [] })
  }
  return parts.map(({ isEvent, lines }) => ({ isEvent, text: lines.join('\n') }))
}

/**
 * The calendars of a file (RFC 5545), which may hold several after each other; none for what is no calendar. The
 * library gives up on the whole file for one value that can't be, as the 32nd of a month: then each appointment is
 * tried by itself, and those with such a value are left out.
 */
export const readCalendars = (text: string): IcsCalendars => {
  const whole = parseCalendars(text)
  if (whole) return { calendars: whole, unreadable: [] }
  const parts = partsOf(text)
  const broken = new Set(parts.filter((part) => part.isEvent && !isReadable(part.text)))
  if (broken.size === 0) return { calendars: [], unreadable: [] }
  const rest = parts.filter((part) => !broken.has(part)).map((part) => part.text)
  return {
    calendars: parseCalendars(rest.join('\n')) ?? [],
    unreadable: [...broken].map((part) => subjectIn(part.text)),
  }
}
