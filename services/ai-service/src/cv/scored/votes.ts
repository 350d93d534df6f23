import { leanOf } from '../experience/lean.ts'
import { studyLean } from '../education/lean.ts'
import type { Unit } from './unit.ts'

/** How far the words of alike units lean in a whole document, on average. */
export type Vote = { count: number; job: number; study: number }

/** Ways to say where a unit stands in its entry: rows of one look name the same thing throughout a document. */
const SLOTS: Readonly<Record<string, (unit: Unit, toDates: number) => string>> = {
  fine: ({ row, at, count, part }) =>
    [row.style, row.period?.kind, at, Math.min(count, 4), part?.piece.bold, part?.piece.italic].join(' '),
  coarse: ({ row, at, part }, toDates) =>
    [row.style, toDates, Math.min(at, 2), part?.piece.bold, part?.piece.italic].join(' '),
}
export const SLOT_NAMES: readonly string[] = Object.keys(SLOTS)

/** The votes of each way about each unit. `toDates` is how many rows below the last dates a unit stands. */
export const votesOf = (units: readonly Unit[], toDates: (unit: Unit) => number): readonly ReadonlyMap<Unit, Vote>[] =>
  Object.values(SLOTS).map((slotOf) => {
    const slots = Map.groupBy(
      units.filter(({ part, isHeading }) => part && !isHeading),
      (unit) => `${unit.section.kind} ${slotOf(unit, toDates(unit))}`,
    )
    return new Map(
      [...slots.values()].flatMap((members) => {
        const mean = (lean: (text: string) => number) =>
          members.reduce((sum, { text }) => sum + lean(text), 0) / members.length
        const vote = { count: members.length, job: mean(leanOf), study: mean(studyLean) }
        return members.map((unit) => [unit, vote] as const)
      }),
    )
  })
