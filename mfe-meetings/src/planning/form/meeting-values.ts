import { limits, meetingDraft, messages, type Meeting, type MeetingDraft } from '@wervio/contracts'
import { z } from 'zod'
import { localTimeZone, localDay } from '@wervio/ui'
import { isDay } from '../../agenda/week/days.ts'
import { attendeeProblem } from './attendee-text.ts'
import { momentAt, nextHour, timeOf } from './local-time.ts'

const TIME = /^\d{2}:\d{2}$/
const { subject, duration, attendees, description } = meetingDraft.shape
const WHEN_MISSING = 'Kies een datum en een tijd.'

/** Somebody who is chosen; their name is what the form shows. */
const person = z.object({ id: z.string(), name: z.string(), email: z.string().nullable() })
export type ChosenCandidate = z.infer<typeof person>

/** A half-filled form, as the browser keeps it. */
export const meetingWords = z.object({
  subject: z.string(),
  date: z.string(),
  time: z.string(),
  duration: z.int(),
  attendees: z.array(z.string()),
  description: z.string(),
  enableBot: z.boolean(),
  candidate: person.nullable(),
  vacancyId: z.string().nullable(),
})
export type MeetingValues = z.infer<typeof meetingWords>

/** What a form says before it may go out; `isUnchanged` is true of a moment that stays as it was. */
export const meetingForm = (isUnchanged: (date: string, time: string) => boolean = () => false) =>
  meetingWords
    .extend({ subject, duration: duration.unwrap(), description: description.unwrap() })
    .superRefine(({ date, time, attendees: addresses }, context) => {
      const refuse = (path: 'date' | 'time' | 'attendees', message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (!isDay(date)) refuse('date', WHEN_MISSING)
      else if (date < localDay(new Date()) && !isUnchanged(date, time)) refuse('date', messages.meetingInPast)
      else if (TIME.test(time) && !momentAt(date, time)) refuse('time', messages.meetingTimeMissing)
      if (!TIME.test(time)) refuse('time', WHEN_MISSING)
      const problem = attendees.safeParse(addresses).error?.issues[0]
      if (problem)
        refuse(
          'attendees',
          addresses.some(attendeeProblem) ? 'Verbeter of verwijder de gemarkeerde adressen.' : problem.message,
        )
    })

/** An hour's meeting, soon, of which nothing else is known. */
export const emptyMeeting = (candidate: ChosenCandidate | null, vacancyId: string | null): MeetingValues => ({
  subject: '',
  ...nextHour(new Date()),
  duration: 60,
  attendees: candidate?.email ? [candidate.email] : [],
  description: '',
  enableBot: true,
  candidate,
  vacancyId,
})

/** Minutes between the two ends of a meeting. */
export const minutesOf = ({ scheduled_start, scheduled_end }: Meeting): number =>
  Math.round((Date.parse(scheduled_end) - Date.parse(scheduled_start)) / 60_000)

/** A planned meeting as the form shows it, on the recruiter's clock. */
export const valuesOf = (meeting: Meeting): MeetingValues => {
  const start = new Date(meeting.scheduled_start)
  return {
    subject: meeting.subject,
    date: localDay(start),
    time: timeOf(start),
    duration: minutesOf(meeting),
    attendees: meeting.attendees,
    description: meeting.description,
    enableBot: meeting.enable_bot,
    candidate: meeting.candidate && { ...meeting.candidate, email: null },
    vacancyId: meeting.vacancy?.id ?? null,
  }
}

/** What the form says, as the service takes it. */
export const draftOf = ({ date, time, candidate, vacancyId, ...rest }: MeetingValues): MeetingDraft => ({
  ...rest,
  startTime: `${date}T${time}`,
  timeZone: localTimeZone(),
  candidate_id: candidate?.id ?? null,
  vacancy_id: vacancyId,
})

/** The field of the form behind a path that the service names. */
export const fieldOf = (path: string): keyof MeetingValues | null => {
  const [name = ''] = path.split('.')
  const fields: Record<string, keyof MeetingValues> = {
    subject: 'subject',
    startTime: 'date',
    timeZone: 'time',
    duration: 'duration',
    attendees: 'attendees',
    description: 'description',
    enableBot: 'enableBot',
    candidate_id: 'candidate',
    vacancy_id: 'vacancyId',
  }
  return fields[name] ?? null
}

/** Characters that a title may have. */
export const SUBJECT_MAXIMUM = limits.shortText
