import type { Utterance } from '../utterance.ts'

/** What is said, with a time where the file has one. */
export type TimedText = { speaker: string | null; text: string; time: number | null }

/** Characters of a second of speech: some 2.5 words of six letters. */
const CHARACTERS_A_SECOND = 15
const HALF_A_DAY = 43_200
const A_DAY = 86_400

/** Times that only rise: those of a clock begin anew at midnight, and a slip back counts as the time before it. */
const rising = (times: readonly (number | null)[]): (number | null)[] => {
  let last = 0
  let days = 0
  return times.map((time) => {
    if (time === null) return null
    if (time + days * A_DAY < last - HALF_A_DAY) days += 1
    last = Math.max(last, time + days * A_DAY)
    return last
  })
}

/** Seconds that a text takes to say. */
const lengthOf = ({ text }: TimedText): number => Math.max(1, text.length / CHARACTERS_A_SECOND)

/**
 * Utterances with a begin and an end. Between two times of the file what is said is spread by its length; without any
 * time the order counts: the first is at 0, the next at 1.
 */
export const estimateTimes = (texts: readonly TimedText[], startsAtZero: boolean): Utterance[] => {
  const times = rising(texts.map(({ time }) => time))
  const knownTimes = times.flatMap((time, index) => (time === null ? [] : [{ index, time }]))
  const [first] = knownTimes
  if (first === undefined) return texts.map(({ speaker, text }, at) => ({ speaker, text, start: at, end: at + 1 }))
  const zero = startsAtZero ? first.time : 0
  const starts: number[] = texts.map(() => 0)
  const spread = (from: number, to: number, begin: number, end: number | null) => {
    const between = texts.slice(from, to)
    const whole = between.reduce((sum, one) => sum + lengthOf(one), 0)
    const pace = end === null ? 1 : Math.min(1, (end - begin) / whole)
    between.reduce((at, one, offset) => {
      starts[from + offset] = at
      return at + lengthOf(one) * pace
    }, begin)
  }
  spread(0, first.index, 0, first.time)
  for (const [nth, { index, time }] of knownTimes.entries())
    spread(index, knownTimes[nth + 1]?.index ?? texts.length, time, knownTimes[nth + 1]?.time ?? null)
  return texts.map((one, at) => {
    const start = Math.max(0, (starts[at] ?? 0) - zero)
    const next = starts[at + 1]
    return {
      speaker: one.speaker,
      text: one.text,
      start,
      end: Math.max(start, Math.min(next === undefined ? Infinity : next - zero, start + lengthOf(one))),
    }
  })
}
