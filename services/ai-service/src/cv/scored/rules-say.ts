import type { Box } from '@wervio/cv-document'
import type { EducationRead } from '../education/read-education.ts'
import { boxOfPiece } from '../entries/row.ts'
import type { JobRead } from '../experience/job-read.ts'
import type { FieldReading } from '../field-reading.ts'
import type { Unit } from './unit.ts'

/** What the rules read of a document, which the path takes as one more clue. */
export type RulesReading = { jobs: readonly JobRead[]; studies: readonly EducationRead[] }

type Value = FieldReading<string> | null
type Entry = { list: 'job' | 'study'; what: Value; where: Value; period: Value; description: Value }

const entriesOf = ({ jobs, studies }: RulesReading): readonly Entry[] => [
  ...jobs.map((job): Entry => ({ ...job, list: 'job', what: job.position, where: job.company })),
  ...studies.map((study): Entry => ({ ...study, list: 'study', what: study.degree, where: study.institution })),
]

/** Points by which boxes of one line may differ. */
const SLACK = 1.5

const isWithin = (one: Box, other: Box): boolean =>
  one.page === other.page &&
  Math.abs(one.y - other.y) < SLACK &&
  one.x >= other.x - SLACK &&
  one.x + one.width <= other.x + other.width + SLACK

/** Whether a unit is a part of what was read. Boxes of a Word file have no size, so its words decide. */
const isPartOf = (text: string, box: Box, { quote, boxes }: FieldReading<string>): boolean =>
  (quote.includes(text) || text.includes(quote)) &&
  boxes.some((ownBox) => ownBox.width === 0 || isWithin(box, ownBox) || isWithin(ownBox, box))

const clueOf = (role: string, { list, what, where }: Entry, value: FieldReading<string>): readonly string[] => [
  `rules ${list} ${role}`,
  `rules ${list} ${role} ${value.confidence.toFixed(2)}`,
  `rules ${list} ${role} of ${what && where ? 'both' : 'one'}`,
]

/** What the rules say about each unit, as features by its index. */
export const rulesSay = (units: readonly Unit[], reading: RulesReading): readonly (readonly string[])[] => {
  const clues: string[][] = units.map(() => [])
  const firms: string[] = []
  for (const entry of entriesOf(reading)) {
    const { list, what, where, period, description } = entry
    const indexes = units.flatMap(({ part, text, row }, index) => {
      const box = part ? boxOfPiece(part.piece) : null
      const role = (
        [
          ['what', what],
          ['where', where],
        ] as const
      ).find(([, value]) => value && box && isPartOf(text, box, value))
      if (role?.[1] && clues[index]?.every((clue) => !clue.includes(role[0]))) {
        clues[index].push(...clueOf(role[0], entry, role[1]))
        return [index]
      }
      if (
        period &&
        row.period?.text === period.value &&
        row.period.boxes.some((ownBox) => period.boxes.some((other) => isWithin(ownBox, other)))
      ) {
        clues[index]?.push(`rules ${list} dates`)
        return [index]
      }
      if (box && description?.boxes.some((ownBox) => ownBox.width > 0 && isWithin(box, ownBox)))
        clues[index]?.push(`rules ${list} text`)
      return []
    })
    const first = indexes[0]
    const firm = where ? `${where.quote} ${JSON.stringify(where.boxes)}` : ''
    if (first !== undefined) clues[first]?.push(`rules ${list} first${firm && firms.includes(firm) ? ' under' : ''}`)
    firms.push(firm)
  }
  return clues.map((some) => (some.length > 0 ? [...new Set(some)] : ['rules nothing']))
}
