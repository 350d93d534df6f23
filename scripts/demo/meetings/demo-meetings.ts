import type { TranscriptSegment } from '@wervio/contracts'
import { demoCandidates } from '../candidates.ts'
import { daysAgo } from '../past/past-procedures.ts'
import { demoRecruiter } from '../recruiter.ts'
import { conversationWithTeun } from './conversation-teun.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Days from the day of seeding to the sample meeting that is still to come, before a weekend is skipped. */
const COMING_IN = 2
/** The day on which Teun's procedure went past the interview; see the steps of the past. */
const HELD_AGO = 3
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

/** A sunday or a saturday gives the monday after it. Noon hours of UTC are the same day in Amsterdam. */
const workdayFrom = (day: Date): Date => {
  const weekday = day.getUTCDay()
  const skipped = weekday === 6 ? 2 : weekday === 0 ? 1 : 0
  return new Date(day.getTime() + skipped * 24 * HOUR)
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
  const comes = workdayFrom(daysAgo(now, -COMING_IN))
  const was = new Date(daysAgo(now, HELD_AGO).getTime() - HOUR)
  return [
    {
      creationKey: '7c0d2f6e-51b4-4a7d-9a39-2f1d8e6c0001',
      subject: 'Kennismaking Ilse Hoogveen, wijkverpleegkundige',
      description: 'We bespreken je ervaring in de wijk en wat je zoekt in een team.',
      starts: comes,
      ends: new Date(comes.getTime() + 45 * MINUTE),
      candidate: 'Ilse Hoogveen',
      vacancy: 'Wijkverpleegkundige',
      attendees: [mailOf('Ilse Hoogveen')],
      segments: null,
    },
    {
      creationKey: '7c0d2f6e-51b4-4a7d-9a39-2f1d8e6c0002',
      subject: 'Sollicitatiegesprek Teun Waterreus, servicemonteur',
      description: 'Een kwartier over storingen zoeken, de storingsdienst en de regio.',
      starts: was,
      ends: new Date(was.getTime() + 15 * MINUTE),
      candidate: 'Teun Waterreus',
      vacancy: 'Servicemonteur warmtepompen',
      attendees: [mailOf('Teun Waterreus')],
      segments: spokenIn(conversationWithTeun, 'Teun Waterreus'),
    },
  ]
}
