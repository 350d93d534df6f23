import type { IntakeField } from '@wervio/contracts'
import { describeHours } from '../../vacancy-text/facts/hours.ts'
import { capitalFirst } from '../../vacancy-text/language/capitals.ts'
import { presentPay } from '../../vacancy-text/facts/amounts.ts'
import type { Piece } from '../source/pieces.ts'
import type { PlacedLine } from '../source/sections.ts'
import type { SourceLine } from '../source/source-lines.ts'
import type { FactCandidate, Rank } from './candidates.ts'
import { readHours, readWorkingTime } from './hours.ts'
import { readPay, readPayScale } from './pay.ts'
import { placeInSentence, wholePlace } from './place.ts'

const PARTS = / ?[|•·\t] ?|(?<!\d) [-–—] | [-–—] (?!€? ?\d)|, (?=\p{Lu}|€|\d)|[()]/u
const LONGEST_FACT_LINE = 140
const FILLERS =
  /\b(?:een|het|de|je|jouw|ons|wij|bieden|krijgt|salaris|brutosalaris|brutoloon|loon|bruto|netto|tussen|van|tot|vanaf|per|maand|uur|jaar|op|basis|afhankelijk|ervaring|kennis|en|bij|in|schaal|volgens|cao|fwg|functie|fulltime|parttime|voltijds|beschikbaar|week|min|max|gebaseerd|een|volledige|werkweek|baan|leeftijd|a|salary|gross|month|full-time)\b|[\d%€.,;:()–—/+-]/gi
const MOST_OTHER_WORDS = 3

const otherWords = (text: string) =>
  text
    .replace(FILLERS, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2).length

/** A choice, of which readHours knows the last two: '32, 36 of 40 uur'. */
const CHOICE_OF_HOURS = /^\d+(?:, \d+)+ (?:of|en) \d+\b/

/** A label's value as the form wants it. */
const labelledFact = (field: FactCandidate['field'], value: string): string => {
  const euros = value.replace(/\beur(?:o)? ?(?=\d)/gi, '€ ')
  if (field === 'salary') return presentPay(euros)
  if (field === 'hours' && !CHOICE_OF_HOURS.test(value))
    return capitalFirst(readHours(value)?.value ?? describeHours(value))
  return field === 'location' ? (wholePlace(value) ?? value) : value
}

export const factOfLabel = ({ line, field, value }: PlacedLine & { kind: 'label' }): FactCandidate => ({
  field,
  value: labelledFact(field, value),
  rank: 'label',
  quote: { line: line.number, text: line.text },
  isAll: true,
})

/** The facts in a part of a line, and whether they are all that it says. */
const factsIn = (text: string, rank: Rank, line: SourceLine): { facts: FactCandidate[]; isAll: boolean } => {
  const pay = readPay(text)
  const scale = pay === null ? readPayScale(text) : null
  const hours = readHours(text)
  const time = hours === null ? readWorkingTime(text) : null
  const isAll = [pay, scale, hours, time].some(Boolean) && otherWords(text) <= (pay || hours ? MOST_OTHER_WORDS : 0)
  const facts: FactCandidate[] = []
  const add = (field: IntakeField, value: string, itsRank: Rank) =>
    facts.push({ field, value, rank: itsRank, quote: { line: line.number, text }, isAll })
  if (pay) add('salary', pay.value, rank)
  if (scale) add('salary', scale.value, 'aside')
  if (hours) add('hours', hours.value, hours.basis ? 'aside' : rank)
  if (time) add('hours', time.value, 'aside')
  return { facts, isAll }
}

/** The facts on a short line that stands by itself, such as 'Oss | 40 uur | € 2.750', and the parts that are none. */
export const factsOfLine = (line: SourceLine): { facts: FactCandidate[]; others: string[] } => {
  if (line.bare.length > LONGEST_FACT_LINE) return { facts: [], others: [line.bare] }
  const whole = wholePlace(line.bare)
  const parts = whole === null ? line.bare.split(PARTS).filter((part) => part?.trim()) : [line.bare]
  const facts: FactCandidate[] = []
  const others: string[] = []
  for (const part of parts) {
    const place = wholePlace(part)
    const read = place === null ? factsIn(part.trim(), 'line', line) : null
    if (place !== null)
      facts.push({
        field: 'location',
        value: place,
        rank: 'line',
        quote: { line: line.number, text: part.trim() },
        isAll: true,
      })
    else if (read?.isAll === true) facts.push(...read.facts)
    else others.push(part.trim())
  }
  return { facts, others }
}

const WORKPLACE = /standplaats|werklocatie|(?:winkel|vestiging|kantoor|praktijk|werkplaats|school) in /i
const ONLY_PLACE = /^(?:de |je |jouw )?(?:standplaats|werklocatie|werkplek) (?:is|wordt) \S+(?: \S+){0,3}$/i

/** The facts that a sentence or item names among its words; `isAll` when it says nothing else. */
export const factsOfPiece = ({
  text,
  line,
}: Pick<Piece, 'text' | 'line'>): { facts: FactCandidate[]; isAll: boolean } => {
  const read = factsIn(text, 'sentence', line)
  const place = placeInSentence(text)
  if (place === null) return read
  const isAll = read.isAll || ONLY_PLACE.test(text)
  const rank = WORKPLACE.test(text) ? 'sentence' : 'aside'
  return {
    facts: [...read.facts, { field: 'location', value: place, rank, quote: { line: line.number, text }, isAll }],
    isAll,
  }
}
