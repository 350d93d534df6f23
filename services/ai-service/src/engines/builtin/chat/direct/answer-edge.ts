import type { Unit } from '../../../../chat/context/units.ts'
import { unitsOf } from '../../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { answer, type DirectAnswer } from './asking.ts'

const LOW =
  /\b(?:minimaal|minimum\w*-?|minstens|ten minste|laagste|ondergrens|op zijn minst|beginsalaris|startsalaris)\b/
const HIGH = /\b(?:maximaal|maximum\w*|maximale|hoogstens|hooguit|hoogste|bovengrens|ten hoogste|op zijn meest)\b/
const SUBJECTS = ['salary', 'hours'].map(topicOf)
const NUMBER = String.raw`\d[\d.,]*\d|\d`
const RANGES = {
  salary: new RegExp(String.raw`(€ ?(?:${NUMBER}))(?:,-)?[^\d€]{1,12}(€ ?(?:${NUMBER}))`, 'u'),
  hours: new RegExp(String.raw`(\b\d{1,2})(?: ?uur)? ?(?:[-–—/]|tot(?: en met)?|à) ?(\d{1,2}(?= ?(?:uur|uren)))`, 'u'),
}

const rangeIn = (units: readonly Unit[], pattern: RegExp): { unit: Unit; low: string; high: string } | null => {
  for (const unit of units) {
    const [, low, high] = pattern.exec(unit.text.slice(0, 400)) ?? []
    if (low !== undefined && high !== undefined) return { unit, low, high }
  }
  return null
}

const withoutEnd = (amount: string) => amount.replace(/[.,]$/, '')

/** 'En minimaal?': the lower or upper end of a range of pay or hours. */
export const answerEdge: DirectAnswer = ({ text, earlier, units, citations }) => {
  const isLow = LOW.test(text)
  if (!isLow && !HIGH.test(text)) return null
  const asksOf = (question: string) => SUBJECTS.find(({ asks }) => asks.test(question))
  const isShort = text.split(' ').length <= 5
  const subject = asksOf(text) ?? (isShort ? earlier.toReversed().map(asksOf).find(Boolean) : undefined)
  if (!subject) return null
  const range = rangeIn(unitsOf(subject, units).units, RANGES[subject.id === 'salary' ? 'salary' : 'hours'])
  if (!range) return null
  const source = range.unit.sources[0]
  const mark = source ? ` ${citations.mark(source)}` : ''
  const ofUnit = subject.id === 'hours' ? ' uur' : ''
  if (isLow && HIGH.test(text))
    return answer(
      `Minimaal ${withoutEnd(range.low)}${ofUnit} en maximaal ${withoutEnd(range.high)}${ofUnit}, zo staat het er.${mark}`,
    )
  const value = `${isLow ? range.low : range.high}${ofUnit}`
  return answer(
    `${isLow ? 'Minimaal' : 'Maximaal'} ${withoutEnd(value)}, de ${isLow ? 'onderkant' : 'bovenkant'} van wat er staat over ${subject.label}.${mark}`,
  )
}
