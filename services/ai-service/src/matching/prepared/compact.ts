import { experienceYears } from '@wervio/contracts'
import { withYears, type PreparedCandidate, type PreparedJob, type TimelessJob } from '../candidate/prepared.ts'
import type { Unit, UnitKind } from '../candidate/units.ts'
import type { ReadTitle } from '../titles/read-title.ts'

/** By their number in a stored form: a new kind comes at the end. */
const KINDS: readonly UnitKind[] = ['job', 'deed', 'skill', 'school', 'certificate', 'summary', 'title']
/** Stands in no key. */
const BETWEEN_KEYS = '\t'

type CompactUnit = [kind: number, path: string, text: string, keys: string, job: number | null]
type CompactTitle = [text: string, jobs: number[], families: number[], keys: string]
type CompactJob = [
  path: string,
  title: CompactTitle,
  quote: string,
  isInternship: boolean,
  ...period: [string | null, string | null, boolean],
]
type CompactSchool = [
  path: string,
  school: PreparedCandidate['schools'][number]['school'],
  quote: string,
  keys: string,
  isUnfinished: boolean,
]
type Rest = Pick<PreparedCandidate, 'languages' | 'writtenIn' | 'licences' | 'location' | 'relocation' | 'hours'>
type Compact = {
  units: CompactUnit[]
  headline: CompactTitle | null
  jobs: CompactJob[]
  schools: CompactSchool[]
  rest: Rest
}

const joinKeys = (keys: readonly string[]): string => keys.join(BETWEEN_KEYS)
const splitKeys = (keys: string): string[] => (keys === '' ? [] : keys.split(BETWEEN_KEYS))

const compactTitle = ({ text, jobs, families, keys }: ReadTitle): CompactTitle => [
  text,
  [...jobs],
  [...families],
  joinKeys(keys),
]
const titleOf = ([text, jobs, families, keys]: CompactTitle): ReadTitle => ({
  text,
  jobs: new Set(jobs),
  families: new Set(families),
  keys: splitKeys(keys),
})

const unitOf = ([kind, path, text, keys, job]: CompactUnit): Unit => ({
  kind: KINDS[kind] ?? 'summary',
  path,
  text,
  keys: splitKeys(keys),
  job,
})

const jobOf = ([path, title, quote, isInternship, start, end, current]: CompactJob, at: number): TimelessJob => ({
  at,
  path,
  title: titleOf(title),
  position: title[0],
  quote,
  isInternship,
  period: { start, end, current },
})

/** A prepared candidate as text to be stored; what depends on the day is left out. */
export const compactForm = ({
  units,
  headline,
  jobs,
  schools,
  languages,
  writtenIn,
  licences,
  location,
  relocation,
  hours,
}: PreparedCandidate): string => {
  const compact: Compact = {
    units: units.map(({ kind, path, text, keys, job }) => [KINDS.indexOf(kind), path, text, joinKeys(keys), job]),
    headline: headline && compactTitle(headline),
    jobs: jobs.map(({ path, title, quote, isInternship, period: { start, end, current } }) => [
      path,
      compactTitle(title),
      quote,
      isInternship,
      start,
      end,
      current,
    ]),
    schools: schools.map(({ path, school, quote, keys, isUnfinished }) => [
      path,
      school,
      quote,
      joinKeys(keys),
      isUnfinished,
    ]),
    rest: { languages, writtenIn, licences, location, relocation, hours },
  }
  return JSON.stringify(compact)
}

/**
 * The candidate of a stored form, as they stand on a day in ISO 8601. Only for text that `compactForm` of this model
 * gave.
 */
export const candidateOfForm = (form: string, today: string): PreparedCandidate => {
  const { units, headline, jobs, schools, rest } = JSON.parse(form) as Compact
  return {
    units: units.map(unitOf),
    headline: headline && titleOf(headline),
    jobs: jobs.map((job, at) => withYears(jobOf(job, at), today)),
    schools: schools.map(([path, school, quote, keys, isUnfinished]) => ({
      path,
      school,
      quote,
      keys: splitKeys(keys),
      isUnfinished,
    })),
    ...rest,
  }
}

/** Years of work in the jobs of the profile; what only the text of the CV shows isn't counted. */
export const yearsOfWork = ({ jobs }: PreparedCandidate, today: string): number | null =>
  experienceYears(
    jobs.filter(({ path }: PreparedJob) => path !== 'cv_text').map(({ period }) => period),
    today,
  )
