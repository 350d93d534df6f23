import { studyLean } from '../education/lean.ts'
import type { FieldReading } from '../field-reading.ts'
import { isWhere } from '../entries/split-row.ts'
import { leanOf } from '../experience/lean.ts'
import type { RulesReading } from './rules-say.ts'
import type { Unit } from './unit.ts'

type Value = FieldReading<string> | null
type Entry = { what: Value; where: Value; period: Value }

const CONTRARY = 0.5
const MOST_WORDS = 9
/** A mistake that is seen from the entry alone counts one, a doubt a part of it. */
const DOUBT = 0.5

const isTown = (text: string): boolean => text.split(/,\s*/).every(isWhere)

const complaintsAbout = ({ what, where, period }: Entry, lean: (text: string) => number): number =>
  (what === null || lean(what.value) < -CONTRARY ? 1 : 0) +
  (where === null || isTown(where.value) || lean(where.value) > CONTRARY ? 1 : 0) +
  ([what, where].some((value) => (value?.value.split(' ').length ?? 0) > MOST_WORDS) ? 1 : 0) +
  (period === null ? DOUBT : 0)

/** Dated rows under headings of a kind that no entry has its dates from. */
const datesLeftOver = (units: readonly Unit[], kind: string, entries: readonly Entry[]): number => {
  const dates = new Set(
    units.flatMap(({ section, row, at }) =>
      at === 0 && section.kind === kind && row.period && !row.loose && row.period.kind !== 'single'
        ? [row.period.text]
        : [],
    ),
  )
  for (const { period } of entries) if (period) dates.delete(period.value)
  return dates.size
}

const complaints = (
  units: readonly Unit[],
  kind: string,
  entries: readonly Entry[],
  lean: (text: string) => number,
): number => datesLeftOver(units, kind, entries) + entries.reduce((sum, entry) => sum + complaintsAbout(entry, lean), 0)

/** What is wrong with a reading as far as it shows by itself. */
export const complaintsOf = (
  units: readonly Unit[],
  { jobs, studies }: RulesReading,
): { jobs: number; studies: number } => ({
  jobs: complaints(
    units,
    'experience',
    jobs.map((job) => ({ ...job, what: job.position, where: job.company })),
    leanOf,
  ),
  studies: complaints(
    units,
    'education',
    studies.map((study) => ({ ...study, what: study.degree, where: study.institution })),
    studyLean,
  ),
})

/** Of each list the path's reading, unless more is wrong with it than with that of the rules. */
export const choose = (units: readonly Unit[], path: RulesReading, rules: RulesReading): RulesReading => {
  const [ofPath, ofRules] = [complaintsOf(units, path), complaintsOf(units, rules)]
  /** An entry more or less than the rules have is a complaint, unless they have none. */
  const difference = (list: 'jobs' | 'studies') =>
    rules[list].length === 0 ? 0 : Math.abs(rules[list].length - path[list].length)
  const prefersPath = (list: 'jobs' | 'studies') => ofPath[list] + difference(list) <= ofRules[list]
  return {
    jobs: prefersPath('jobs') ? path.jobs : rules.jobs,
    studies: prefersPath('studies') ? path.studies : rules.studies,
  }
}
