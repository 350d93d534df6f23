import type { Turn } from './compose.ts'

type Spoken = { start: number; end: number; speaker: string }

/** Seconds of what was heard: all of them, those given to the wrong person, and those left open. */
export type SpeakerErrors = { seconds: number; wrong: number; open: number }

const overlap = (one: { start: number; end: number }, other: { start: number; end: number }): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))

/** The most seconds that are right when each person is one of the speakers. */
const mostRight = (table: readonly number[][], person: number, usedSpeakers: ReadonlySet<number>): number => {
  const row = table[person]
  if (!row) return 0
  const none = mostRight(table, person + 1, usedSpeakers)
  return row.reduce((most, seconds, speaker) => {
    if (usedSpeakers.has(speaker)) return most
    return Math.max(most, seconds + mostRight(table, person + 1, new Set([...usedSpeakers, speaker])))
  }, none)
}

/** How much of the speech is said by somebody else than the transcript says, whatever it calls them. */
export const speakerErrors = (turns: readonly Turn[], transcript: readonly Spoken[]): SpeakerErrors => {
  const people = [...new Set(turns.map(({ name }) => name))]
  const speakers = [...new Set(transcript.map(({ speaker }) => speaker))].filter((speaker) => speaker !== '')
  const secondsOf = (isMeant: (turn: Turn, spoken: Spoken) => boolean): number =>
    turns.reduce(
      (sum, turn) =>
        sum + transcript.reduce((part, spoken) => part + (isMeant(turn, spoken) ? overlap(turn, spoken) : 0), 0),
      0,
    )
  const seconds = secondsOf(() => true)
  const open = secondsOf((_, { speaker }) => speaker === '')
  const table = people.map((person) =>
    speakers.map((speaker) => secondsOf((turn, spoken) => turn.name === person && spoken.speaker === speaker)),
  )
  return { seconds, open, wrong: seconds - open - mostRight(table, 0, new Set()) }
}
