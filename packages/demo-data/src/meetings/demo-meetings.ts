import type { TranscriptSegment } from '@wervio/contracts'
import { demoCandidates } from '../candidates.ts'
import { daysAgo } from '../past/past-procedures.ts'
import { demoRecruiter } from '../recruiter.ts'
import { conversationWithTeun } from './conversation-teun.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Days from the day of seeding to the sample meeting that is still to come, before a weekend is skipped. */
const DAYS_UNTIL_MEETING = 2
/** Days since Teun's procedure went past the interview; see the steps of the past. */
const DAYS_SINCE_INTERVIEW = 3
/** Words in a second of calm speech, and seconds between two speakers. */
const PACE = 2.5
const PAUSE = 1

export type DemoMeeting = {
  /** Keeps an interrupted seeding from making it twice. */
  creationKey: string
  subject: string
  description: string
  starts: Date
  ends: Date
  /** By name. */
  candidate: string
  vacancy: string
  attendees: readonly string[]
  /** What was said, by start; null for a meeting that is still to come. */
  segments: readonly TranscriptSegment[] | null
}

const mailOf = (candidate: string): string => demoCandidates.find(({ name }) => name === candidate)?.email ?? ''

/** Days over which a saturday or a sunday is moved, to the monday after it or the friday before it. */
const OVER_WEEKEND: Readonly<Record<number, { later: number; earlier: number }>> = {
  6: { later: 2, earlier: 1 },
  0: { later: 1, earlier: 2 },
}

/** The nearest working day in a direction. Late mornings of UTC are the same day in Amsterdam. */
const workday = (moment: Date, direction: 'later' | 'earlier'): Date => {
  const days = OVER_WEEKEND[moment.getUTCDay()]?.[direction] ?? 0
  return new Date(moment.getTime() + (direction === 'later' ? days : -days) * 24 * HOUR)
}

const spokenIn = (turns: readonly string[], candidate: string): TranscriptSegment[] => {
  let start = 0
  return turns.map((text, index) => {
    const end = start + text.split(' ').length / PACE
    const segment = { start, end, speaker: index % 2 === 0 ? demoRecruiter.displayName : candidate, text }
    start = end + PAUSE
    return segment
  })
}

/** The sample meetings as of `now`: one to come, and one that was with what was said in it. */
export const demoMeetings = (now: Date): readonly DemoMeeting[] => {
  const comingStart = workday(daysAgo(now, -DAYS_UNTIL_MEETING), 'later')
  const pastStart = workday(new Date(daysAgo(now, DAYS_SINCE_INTERVIEW).getTime() - HOUR), 'earlier')
  return [
    {
      creationKey: '7c0d2f6e-51b4-4a7d-9a39-2f1d8e6c0001',
      subject: 'Kennismaking Ilse Hoogveen, wijkverpleegkundige',
      description: 'We bespreken je ervaring in de wijk en wat je zoekt in een team.',
      starts: comingStart,
      ends: new Date(comingStart.getTime() + 45 * MINUTE),
      candidate: 'Ilse Hoogveen',
      vacancy: 'Wijkverpleegkundige',
      attendees: [mailOf('Ilse Hoogveen')],
      segments: null,
    },
    {
      creationKey: '7c0d2f6e-51b4-4a7d-9a39-2f1d8e6c0002',
      subject: 'Sollicitatiegesprek Teun Waterreus, servicemonteur',
      description: 'Een kwartier over storingen zoeken, de storingsdienst en de regio.',
      starts: pastStart,
      ends: new Date(pastStart.getTime() + 15 * MINUTE),
      candidate: 'Teun Waterreus',
      vacancy: 'Servicemonteur warmtepompen',
      attendees: [mailOf('Teun Waterreus')],
      segments: spokenIn(conversationWithTeun, 'Teun Waterreus'),
    },
  ]
}
