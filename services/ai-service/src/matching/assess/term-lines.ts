import type { Unit, UnitKind } from '../candidate/units.ts'
import { raise, shareOf, type TermGroup } from '../words/term-index.ts'
import type { Proof } from './finding.ts'

/** A line of a candidate that says something of what is asked. */
export type Line = { unit: Unit; credits: readonly number[]; share: number }

/** Claims: what somebody says of themselves without a job in which they did it. */
const CLAIMS: ReadonlySet<UnitKind> = new Set(['skill', 'summary', 'title'])

export const isClaim = ({ unit }: Line): boolean => CLAIMS.has(unit.kind)

/** What says most comes first; of equal lines those of work and certificates. */
export const byShare = (one: Line, other: Line): number =>
  other.share - one.share || Number(isClaim(one)) - Number(isClaim(other))

/** The first lines as places; of two of which one stands in the other only the fuller one. */
export const proofsOf = (lines: readonly Line[], most: number): Proof[] => {
  const units: Unit[] = []
  for (const { unit } of lines) {
    const at = units.findIndex(({ text }) => text.includes(unit.text) || unit.text.includes(text))
    if (at < 0) {
      if (units.length === most) break
      units.push(unit)
    } else if (unit.text.length > (units[at]?.text.length ?? 0)) units[at] = unit
  }
  return units.map(({ path, text }) => ({ path, quote: text }))
}

/** What the lines of each job say together, by the number of the job. */
export const jobSharesOf = (group: TermGroup, lines: readonly Line[]): Map<number, number> => {
  const byJob = new Map<number, number[]>()
  for (const { unit, credits } of lines) {
    if (unit.job === null) continue
    const jobCredits = byJob.get(unit.job) ?? []
    raise(jobCredits, credits)
    byJob.set(unit.job, jobCredits)
  }
  return new Map([...byJob].map(([job, credits]) => [job, shareOf(group, credits)]))
}

/** What all lines say together. */
export const wholeShare = (group: TermGroup, lines: readonly Line[]): number => {
  const credits: number[] = []
  for (const line of lines) raise(credits, line.credits)
  return shareOf(group, credits)
}
