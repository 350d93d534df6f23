import type { Conversation } from '@wervio/contracts'
import { capitalised, clock, listText, weekDayNameWithYear } from '@wervio/ui'

const HOUR = 60
const MINUTE_MS = 60_000
/** Participants that a card names. */
const NAMED = 2

/** 'Woensdag 18 november 2026'. */
export const dateText = ({ start }: Conversation): string => capitalised(weekDayNameWithYear(new Date(start)))

/** '45 min', '2 uur', '1 uur 30 min'. */
export const durationText = (duration: number): string => {
  const minutes = Math.round(duration)
  const parts = [
    minutes >= HOUR && `${Math.floor(minutes / HOUR)} uur`,
    (minutes % HOUR > 0 || minutes === 0) && `${minutes % HOUR} min`,
  ]
  return parts.filter(Boolean).join(' ')
}

const endOf = ({ start, duration }: Conversation): Date => new Date(Date.parse(start) + (duration ?? 0) * MINUTE_MS)

/**
 * '10:00–10:45 (45 min)'; the beginning alone when nobody knows how long it took. Of a recording it is known when it
 * was imported, not when it took place.
 */
export const timeText = (conversation: Conversation): string => {
  const { kind, start, duration } = conversation
  if (duration === null) return clock(start)
  if (kind === 'recording') return `${clock(start)} (${durationText(duration)})`
  return `${clock(start)}–${clock(endOf(conversation).toISOString())} (${durationText(duration)})`
}

/** 'jan@example.nl en Ilse Hoogveen', or with how many more there are. */
export const participantsText = ({ participants }: Conversation): string => {
  const rest = participants.length - NAMED
  if (rest <= 0) return listText(participants)
  return listText([...participants.slice(0, NAMED), rest === 1 ? '1 ander' : `${rest} anderen`])
}

export const isOver = (conversation: Conversation, now: Date): boolean => endOf(conversation) <= now
