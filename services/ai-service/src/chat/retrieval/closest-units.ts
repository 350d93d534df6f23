import type { Unit } from '../context/units.ts'
import type { ChatKind } from '../question.ts'
import { AMOUNT } from './amount.ts'
import { MOMENT } from './find-units.ts'
import { plainQuestion } from './plain-question.ts'
import { HOLDS, soughtWordsOf } from './sought-words.ts'
import { isTold, waysAsked } from './told-ways.ts'
import { withoutRepeats } from './topic-units.ts'
import { hasQuestionMark } from '../../conversation/questions/question-mark.ts'

/** Where to look; `byWordsAlone`: whether shared words are enough. `names` are nothing to look for. */
type Search = { kind: ChatKind; units: readonly Unit[]; names: string; byWordsAlone: boolean }

const LONGEST_QUESTION = 300
const MOST_READ = 2_000
/** Of a unit that shares words alone, how much of the question it must hold. */
const ENOUGH = 0.45
const NEAR_TEXT = 0.7
/** The question that a sentence replies to says nearly as much as its own words. */
const IN_ITS_QUESTION = 0.85
const BY_A_WAY = 0.9
const MOST_WAYS = 2
const FITTING = 0.25
const AS_GOOD = 0.15
const MOST = 3

const NAME = /^(?:naam van de kandidaat|kandidaat naam|naam)$/
const WHY = /^\W*(?:en )?(?:waarom|hoezo|waarvoor)\b/iu
/** Without a cause nothing answers; what a thing is for has other words. */
const REASON = /^\W*(?:en )?(?:waarom|hoezo)\b/iu
const CAUSE =
  /\b(?:omdat|want|daarom|doordat|zodat|vanwege|wegens|dankzij|daardoor|niet verlengd|failliet|sluiting|door (?:de|het|een))\b/iu
const HOW_MUCH = /\b(?:hoeveel|aantal)\b|\bhoe (?:lang|vaak|groot|ver)\b/iu
const WHEN = /\bwanneer\b|\bhoe laat\b|\bwelke (?:dag|datum|maand|week)\b|\bin welk jaar\b/iu

const isQuestion = ({ text }: Unit) => hasQuestionMark(text)

/** Whether a text has what the question wants to hear: a reason, a number, a moment; null where it wants anything. */
const fits = (question: string, text: string): boolean | null => {
  if (WHY.test(question)) return CAUSE.test(text) || null
  if (HOW_MUCH.test(question)) return AMOUNT.test(text)
  return WHEN.test(question) ? MOMENT.test(text) : null
}

/**
 * Sentences that come nearest to a question that names nothing the rules know: told in other words, with a part of a
 * compound, or with another form of a word. Empty where none comes near.
 */
export const closestUnits = (message: string, { kind, units, names, byWordsAlone }: Search): Unit[] => {
  const question = plainQuestion(message.slice(0, LONGEST_QUESTION))
  const searched = units.slice(0, MOST_READ).filter((unit) => !isQuestion(unit) && !NAME.test(unit.keys))
  const askedWays = waysAsked(question, kind)
  const soughtWords = soughtWordsOf(
    question,
    names,
    searched.map(({ text }) => text),
  )
  const weight = soughtWords.reduce((sum, each) => sum + each.weight, 0)
  if (askedWays.length === 0 && weight === 0) return []
  const scored = searched.flatMap((unit) => {
    const fit = fits(question, unit.text)
    if (fit === false || (fit === null && REASON.test(question))) return []
    const shares = soughtWords.map(({ heldBy }) =>
      Math.max(
        heldBy(unit.text),
        NEAR_TEXT * heldBy(`${unit.keys} ${unit.heading}`),
        IN_ITS_QUESTION * heldBy(unit.asked),
      ),
    )
    const sum = shares.reduce((total, share, index) => total + share * (soughtWords[index]?.weight ?? 0), 0)
    const words = weight === 0 ? 0 : sum / weight
    const ways = askedWays.filter((way) => isTold(way, unit)).length
    const holdsWord = shares.some((share, index) => share >= HOLDS && soughtWords[index]?.weight === 1)
    const isNearByWords = byWordsAlone && holdsWord && words >= ENOUGH
    if (ways === 0 && !isNearByWords) return []
    return [{ unit, score: Math.min(ways, MOST_WAYS) * BY_A_WAY + words + (fit === true ? FITTING : 0) }]
  })
  const sorted = scored.toSorted((one, other) => other.score - one.score || one.unit.order - other.unit.order)
  const best = sorted[0]?.score ?? 0
  return withoutRepeats(
    sorted.filter(({ score }) => score >= best - AS_GOOD).map(({ unit }) => unit),
    MOST,
  )
}
