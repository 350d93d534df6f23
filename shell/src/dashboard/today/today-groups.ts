import {
  conversationAddress,
  recordingTitle,
  stageName,
  type Attention,
  type Conversation,
  type RecordingImport,
} from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { clock, exactDay, safeName, type Tone } from '@wervio/ui'
import { CalendarClock, FileText, Hourglass, ShieldAlert, Users, type LucideIcon } from 'lucide-react'
import { importHref, importText } from '../../recording-imports/import-texts.ts'

export type TodayRow = { key: string; title: string; text: string; to: string }

/** What waits of one kind; `count` may be more than there are rows. */
export type TodayGroup = {
  kind: 'meetings' | 'transcripts' | 'matches' | 'stalled' | 'past-term'
  icon: LucideIcon
  tone: Tone
  count: number
  rows: readonly TodayRow[]
}

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString()

const meetingTime = ({ start }: Conversation, now: Date): string =>
  Date.parse(start) <= now.getTime() ? `Nu bezig, begonnen om ${clock(start)}` : `Vandaag om ${clock(start)}`

/** Meetings of today that aren't over, earliest first. */
export const meetingsGroup = (meetings: readonly Conversation[], now: Date): TodayGroup => {
  const rows = meetings
    .filter(({ start }) => isSameDay(new Date(start), now))
    .map((meeting) => ({
      key: meeting.id,
      title: meeting.title,
      text: [meetingTime(meeting, now), meeting.candidate?.name].filter(Boolean).join(' · '),
      to: conversationAddress(meeting) ?? routes.meetingOverview.href(),
    }))
  return { kind: 'meetings', icon: CalendarClock, tone: 'accent', count: rows.length, rows }
}

/** Recordings and meetings in Teams that were written out and that the recruiter hasn't looked at yet. */
export const transcriptsGroup = (
  imports: readonly RecordingImport[],
  meetings: readonly Conversation[],
): TodayGroup => {
  const rows = [
    ...imports.map((each) => ({
      key: each.id,
      title: safeName(recordingTitle(each.fileName)),
      text: importText(each),
      to: importHref(each),
    })),
    ...meetings.map((meeting) => ({
      key: meeting.id,
      title: meeting.title,
      text: ['Transcriptie uit Teams is klaar', meeting.candidate?.name].filter(Boolean).join(' · '),
      to: conversationAddress(meeting) ?? routes.meetingOverview.href(),
    })),
  ]
  return { kind: 'transcripts', icon: FileText, tone: 'blue', count: rows.length, rows }
}

const matchesText = (candidates: number, vacancy: string): string =>
  `${candidates} ${candidates === 1 ? 'nieuwe sterke match' : 'nieuwe sterke matches'} voor ${vacancy}`

/** Strong candidates whom nobody put in the procedure, procedures that stand still, and terms that are over. */
export const attentionGroups = ({ matches, stalled, past_term: pastTerm }: Attention): TodayGroup[] => [
  {
    kind: 'matches',
    icon: Users,
    tone: 'green',
    count: matches.count,
    rows: matches.rows.map(({ vacancy_id, vacancy_title, candidates, best }) => ({
      key: vacancy_id,
      title: matchesText(candidates, vacancy_title),
      text: candidates === 1 ? `Score ${best}%` : `Hoogste score ${best}%`,
      to: routes.matching.forVacancy(vacancy_id),
    })),
  },
  {
    kind: 'stalled',
    icon: Hourglass,
    tone: 'amber',
    count: stalled.count,
    rows: stalled.rows.map(({ candidate_id, candidate_name, vacancy_id, vacancy_title, stage, days }) => ({
      key: `${candidate_id} ${vacancy_id}`,
      title: `${candidate_name} wacht al ${days} dagen`,
      text: `${stageName(stage)} · ${vacancy_title}`,
      to: routes.candidate.href(candidate_id),
    })),
  },
  {
    kind: 'past-term',
    icon: ShieldAlert,
    tone: 'red',
    count: pastTerm.count,
    rows: pastTerm.rows.map(({ candidate_id, candidate_name, retain_until }) => ({
      key: candidate_id,
      title: `Bewaartermijn van ${candidate_name} is voorbij`,
      text: `Sinds ${exactDay(retain_until)}`,
      to: routes.candidate.href(candidate_id),
    })),
  },
]
