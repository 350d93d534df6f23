import type { Unit } from '../context/units.ts'
import { askedOfThem } from './asked-of-them.ts'
import type { Topic } from './topic.ts'
import { stemsOf } from './tokens.ts'
import { topicOf, wideAsksOf } from './topics.ts'
import { hasQuestionMark } from '../../conversation/questions/question-mark.ts'

const KEY = 3
const HEADING = 2.7
/** Under a heading that holds two topics, without a wording of this one. */
const REST = 2.65
const ASKED = 2.6
const SAYS = 2
const ENOUGH = 2
/** With a field or heading of the topic at hand, a mere wording elsewhere isn't needed. */
const SURE = REST

const NAME = /^(?:naam van de kandidaat|kandidaat naam|naam)$/
const isQuestion = ({ text }: Unit) => hasQuestionMark(text)

/** Topics that are recognised by their wordings under any heading. */
const PLAIN = ['salary', 'start', 'languages', 'hours'].map(topicOf)
const isAboutElse = (unit: Unit, topic: Topic) => PLAIN.some((other) => other !== topic && other.says.test(unit.text))

/** Whether the question that a unit answers asks for a topic, in any of the ways that are known. */
const isAskedIn = (unit: Unit, topic: Topic): boolean => {
  if (unit.asked === '') return false
  const asks = wideAsksOf(topic)
  return asks.test(unit.asked) || asks.test(askedOfThem(unit))
}

/** What somebody answers when they are asked for a weak point is no strength, and the other way round. */
const OPPOSITES: Readonly<Record<string, string>> = {
  strengths: 'weaknesses',
  soft: 'weaknesses',
  skills: 'weaknesses',
  weaknesses: 'strengths',
}
const isAskedOpposite = (unit: Unit, topic: Topic): boolean => {
  const opposite = OPPOSITES[topic.id]
  return opposite !== undefined && isAskedIn(unit, topicOf(opposite)) && !isAskedIn(unit, topic)
}

const strengthOf = (unit: Unit, topic: Topic): number => {
  if (topic.unless?.test(unit.text)) return 0
  // 'Marit van Loon' speaks of no wage.
  if (NAME.test(unit.keys)) return topic.keys.test(unit.keys) ? KEY : 0
  if (isAskedOpposite(unit, topic)) return 0
  const says = topic.says.test(unit.text)
  if (topic.keys.test(unit.keys)) return KEY
  if (topic.keys.test(unit.heading)) return !says && isAboutElse(unit, topic) ? 0 : HEADING
  if (isAskedIn(unit, topic)) return ASKED
  if (topic.otherKeys?.test(unit.heading) || topic.otherKeys?.test(unit.keys))
    return says && topic.rather && !topic.rather.test(unit.text) ? SAYS : 0
  if (topic.mixedKeys && (topic.mixedKeys.test(unit.heading) || topic.mixedKeys.test(unit.keys))) {
    if (says) return HEADING
    return topic.takesTheRest && !topic.rather?.test(unit.text) ? REST : 0
  }
  // What a recruiter noted counts beside a field: it is often the later word.
  return says ? (/notitie|notes/.test(unit.keys) ? ASKED : SAYS) : 0
}

/** Whether two texts say the same, for a reader: nearly all words of the shorter stand in the other. */
const sameSaying = (one: Set<string>, other: Set<string>): boolean => {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  if (small.size === 0) return true
  let shared = 0
  for (const stem of small) if (large.has(stem)) shared += 1
  return shared / small.size >= 0.8 && (small.size * 2.5 >= large.size || (shared === small.size && small.size >= 3))
}

/** Without units that repeat an earlier one. */
export const withoutRepeats = (units: Unit[], most: number): Unit[] => {
  const distinctUnits: { unit: Unit; stems: Set<string> }[] = []
  for (const unit of units) {
    if (distinctUnits.length >= most) break
    const stems = new Set(stemsOf(unit.text))
    if (!distinctUnits.some((before) => sameSaying(before.stems, stems))) distinctUnits.push({ unit, stems })
  }
  return distinctUnits.map(({ unit }) => unit)
}

const PRESENT = /\bheden\b|gestart in|\bbezig\b|volgt nu|in opleiding|lopend|\bnu\b|momenteel|present|current|sinds/i

/** A field of the topic stands before a reply to its question, and both before a mere wording. */
const ofOwnField = (strength: number) => (strength === KEY ? 2 : strength === ASKED ? 1 : 0)

/** The units that tell about a topic, surest first and then in reading order; `all` counts them before the cut. */
export const unitsOf = (
  topic: Topic,
  units: readonly Unit[],
  now = false,
): { units: Unit[]; all: number; isSure: boolean } => {
  const scored = units.filter((unit) => !isQuestion(unit)).map((unit) => ({ unit, strength: strengthOf(unit, topic) }))
  const isSure = scored.some(({ strength }) => strength >= SURE)
  const hasOwnKey = scored.some(
    ({ strength, unit }) => strength === KEY || (strength === HEADING && topic.keys.test(unit.heading)),
  )
  const enough = scored.filter(
    ({ strength }) => strength >= (isSure ? ASKED : ENOUGH) && !(hasOwnKey && strength === REST),
  )
  const present = now ? enough.filter(({ unit }) => PRESENT.test(unit.text)) : []
  const fields = (present.length > 0 ? present : enough).toSorted(
    (a, b) => ofOwnField(b.strength) - ofOwnField(a.strength) || a.unit.order - b.unit.order,
  )
  const tellingUnits = withoutRepeats(
    fields.map(({ unit }) => unit),
    60,
  )
  return { units: tellingUnits.slice(0, topic.most), all: tellingUnits.length, isSure }
}
