import { fold } from '../lexicon/fold.ts'
import { MAX_POSSIBLE_VALUES, type PossibleValue } from '@wervio/contracts'
import { limits } from '@wervio/contracts/limits'
import type { Box, CvDocument } from '@wervio/cv-document'
import { placeOf, type FieldReading } from '../field-reading.ts'
import type { Offer } from '../trace.ts'
import { inOrdinaryCase } from './name-shape.ts'
import { isPlace } from './places.ts'

type Field = 'name' | 'email' | 'phone' | 'location'
type Rule = {
  /** Least score of another value, in the scale of its field. */
  least: number
  /** Least share of the score of the value that was read. */
  share: number
  /** What another value has to be besides. */
  isPlausible: (value: string) => boolean
  isSame: (one: string, other: string) => boolean
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
/** 'Jan' and 'Jan de Vries' are one name, 'Assen' and '9401 AB Assen' one place. */
const isPartOfOther = (one: string, other: string): boolean => {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)]
  return words.every((word) => otherWords.includes(word)) || otherWords.every((word) => words.includes(word))
}
/** An address that was broken over lines, and a part of it. */
const isWithinOther = (one: string, other: string): boolean =>
  fold(one).includes(fold(other)) || fold(other).includes(fold(one))
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Which other proposals are serious enough to show. Details of an employer or a reference score below these. */
const rules: Record<Field, Rule> = {
  name: { least: 4, share: 0.5, isSame: isPartOfOther, isPlausible: () => true },
  email: { least: 0.5, share: 0.6, isSame: isWithinOther, isPlausible: () => true },
  phone: {
    least: 0.8,
    share: 0.6,
    isSame: (one, other) => digitsOf(one) === digitsOf(other),
    // Only a number that exists is stored so; others may be codes.
    isPlausible: (value) => value.startsWith('+'),
  },
  location: {
    least: 0.8,
    share: 0.85,
    isSame: isPartOfOther,
    isPlausible: (value) => isPlace(value.split(',')[0] ?? ''),
  },
}
const fields = Object.keys(rules) as Field[]

const isOn = (box: Box, line: Box): boolean =>
  line.height > 0 && box.page === line.page && Math.abs(box.y - line.y) < line.height / 2 && box.x < line.x + line.width

/** The line that a value stands on; in a Word file, which has no boxes, the first that has its words. */
const lineOf = ({ lines }: CvDocument, { quote, boxes: [box] }: Offer['read']): string => {
  const line =
    (box && lines.find((one) => isOn(box, one.box) && box.x >= one.box.x - 1)) ??
    lines.find(({ text }) => text.includes(quote))
  return (line?.text ?? quote).slice(0, limits.shortText)
}

const isSamePlace = (one: Box, other: Box): boolean =>
  one.page === other.page && Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1

const valueOf = (document: CvDocument, value: string, reads: readonly Offer['read'][]): PossibleValue | null => {
  const [first] = reads
  if (!first) return null
  const boxes = reads.flatMap((read) => read.boxes)
  const differentBoxes = boxes.filter((box, index) => boxes.findIndex((other) => isSamePlace(other, box)) === index)
  return {
    value: value.slice(0, limits.shortText),
    line: lineOf(document, first),
    places: differentBoxes.flatMap((box) => placeOf(document, box) ?? []).slice(0, 50),
  }
}

const valuesOf = (
  document: CvDocument,
  field: Field,
  chosen: FieldReading<string>,
  offers: readonly Offer[],
): PossibleValue[] => {
  const { least, share, isSame, isPlausible } = rules[field]
  const ofChosen = offers.filter(({ read }) => isSame(read.value, chosen.value))
  const best = Math.max(0, ...ofChosen.map(({ score }) => score))
  const others = offers
    .filter(({ read, score }) => score >= least && score >= best * share && isPlausible(read.value))
    .filter(({ read }) => !isSame(read.value, chosen.value))
    .toSorted((one, other) => other.score - one.score)
  const groups: Offer[][] = []
  for (const offer of others) {
    const group = groups.find(([first]) => first && isSame(first.read.value, offer.read.value))
    if (group) group.push(offer)
    else groups.push([offer])
  }
  const sameWords = ofChosen.filter(({ read }) => fold(read.value) === fold(chosen.value)).map(({ read }) => read)
  return [
    valueOf(document, chosen.value, [chosen, ...sameWords]),
    ...groups.map(([first, ...rest]) => {
      if (!first) return null
      const value = field === 'name' ? inOrdinaryCase(first.read.value) : first.read.value
      const same = rest.filter(({ read }) => fold(read.value) === fold(first.read.value))
      return valueOf(document, value, [first.read, ...same.map(({ read }) => read)])
    }),
  ]
    .filter((value) => value !== null)
    .slice(0, MAX_POSSIBLE_VALUES)
}

/**
 * Fields for which the CV gives more than one value, as far as they were weighed in reading it: what was read comes
 * first. Undefined when there are none.
 */
export const possibleValuesOf = (
  document: CvDocument,
  reads: Readonly<Record<Field, FieldReading<string> | null>>,
  offers: ReadonlyMap<string, readonly Offer[]>,
): Record<string, PossibleValue[]> | undefined => {
  const entries = fields.flatMap((field) => {
    const read = reads[field]
    const values = read ? valuesOf(document, field, read, offers.get(field) ?? []) : []
    return values.length > 1 ? [[field, values] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
