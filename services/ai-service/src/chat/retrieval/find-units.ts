import type { Unit } from '../context/units.ts'
import { AMOUNT } from './amount.ts'
import { tellsHowMany } from './tells-how-many.ts'
import type { Question } from './read-question.ts'
import { rank, type Ranked } from './rank.ts'
import { withoutRepeats } from './topic-units.ts'
import { hasQuestionMark } from '../../conversation/questions/question-mark.ts'

const COVERED = 0.6
const MOST = 4
export const MOMENT =
  /\d|direct|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|januari|februari|maart|april|\bmei\b|juni|juli|augustus|september|oktober|november|december|zomer|vakantie|week|maand|immediately|morgen|ochtend|middag|avond|\buur\b|overleg/i

/** Years of a job or study count nothing where another unit has a number. */
const YEARS = /\b(?:19|20)\d\d\b/g
const countsMore = ({ unit }: Ranked) => AMOUNT.test(unit.text.replace(YEARS, ''))

const fits = (wants: Question['wants'], text: string) =>
  wants === 'amount' ? AMOUNT.test(text) : wants === 'when' ? MOMENT.test(text) : true
/**
 * Topics of one field: a word of the question elsewhere doesn't answer for them. 'Februari' of a job tells nothing of
 * availability.
 */
export const FIELDS = new Set(['start', 'salary', 'languages', 'appointment'])
const isQuestion = ({ text }: Unit) => hasQuestionMark(text)

type UnitSearch = {
  /** Units that answer the question; empty when none is about all of it. */
  units: Unit[]
  /** Units that come near, to offer instead. */
  nearUnits: Unit[]
}

/** The best unit, and those nearly as good. */
const closeToBest = (ranked: Ranked[]) =>
  ranked.filter(
    ({ score, coverage }) => score >= (ranked[0]?.score ?? 0) * 0.5 && coverage >= (ranked[0]?.coverage ?? 0) - 0.01,
  )

const POINTS_BACK = /^(?:Dat|Die|Daar\p{L}*|Daardoor|Dus) /u

/** What a reply to a question begins with, its next sentence explains; so does one that points back. */
const withNext = (unit: Unit, units: readonly Unit[]): Unit[] => {
  const next = units.find(({ order }) => order === unit.order + 1)
  const isSameAnswer = unit.asked !== '' && next?.asked === unit.asked && next.speaker === unit.speaker
  if (next === undefined || (next.paragraph !== unit.paragraph && !isSameAnswer)) return [unit]
  return (unit.asked !== '' && unit.text.length < 60) || POINTS_BACK.test(next.text) ? [unit, next] : [unit]
}

/** What somebody replies to a remark counts only where nobody was asked. */
const rankFor = ({ concepts, wants }: Question, units: readonly Unit[]): Ranked[] => {
  const ranked = rank(units, concepts)
  return wants !== 'anything' || ranked.some(({ coverage }) => coverage >= COVERED)
    ? ranked
    : rank(units, concepts, { hasRemarks: true })
}

/** Looks for what a question is about beyond its topics. */
export const findUnits = (question: Question, units: readonly Unit[]): UnitSearch => {
  const ranked = rankFor(
    question,
    units.filter((unit) => !isQuestion(unit)),
  )
  const covered = ranked.filter(({ coverage }) => coverage >= COVERED)
  const { countedConcept } = question
  const fittingAll = covered.filter(
    ({ unit, inText }) =>
      fits(question.wants, unit.text) &&
      (countedConcept === null || !inText || tellsHowMany(countedConcept, unit.text)),
  )
  const counting = question.wants === 'amount' ? fittingAll.filter(countsMore) : []
  const fitting = counting.length > 0 ? counting : fittingAll
  const namingItself = fitting.filter(({ inText }) => inText)
  const topical = (list: Ranked[]) =>
    list.filter(({ unit }) =>
      question.topics.some(({ keys, says }) => keys.test(unit.keys) || keys.test(unit.heading) || says.test(unit.text)),
    )
  const asksField = question.topics.some(({ id }) => FIELDS.has(id))
  const lists = asksField ? [topical(namingItself), topical(fitting)] : [topical(namingItself), namingItself, fitting]
  const chosenUnits = lists.find((list) => list.length > 0) ?? []
  const best = closeToBest(chosenUnits).map(({ unit }) => unit)
  const answering = best.flatMap((unit, index) => (index === 0 ? withNext(unit, units) : [unit]))
  return {
    units: withoutRepeats(answering, MOST),
    nearUnits: withoutRepeats(
      ranked
        .filter(({ coverage, inText }) => coverage >= 0.3 && inText)
        .slice(0, 12)
        .map(({ unit }) => unit),
      2,
    ),
  }
}
