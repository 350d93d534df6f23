import type { PreparedCandidate, PreparedJob } from '../candidate/prepared.ts'
import { rankOf } from '../titles/rank.ts'
import { namesKnownJob, type ReadTitle } from '../titles/read-title.ts'
import { fold } from '../words/fold.ts'
import { createTitleComparison, type Kinship } from '../titles/relate-titles.ts'
import { createOpenSpecialities } from '../titles/title-standing.ts'
import type { Unit } from '../candidate/units.ts'
import type { MatchTaxonomy } from '../titles/same-occupation.ts'
import { createSpecialisationSearch, createSpecialitySearch, specialisationOf } from '../titles/specialisation.ts'
import { NOTHING, type Finding } from './finding.ts'

/** Years after which a job says less about what somebody does now. */
const LONG_AGO = 8
const RECENT_KIN = 5

/** Whether the title of a job is a known one: a title that nobody knows says nothing against another. */
export const isOfKnownJob = (job: PreparedJob | undefined): boolean => (job?.title.jobs.size ?? 0) > 0

/** A job as the place that shows something. */
export const proofOf = ({ path, quote }: PreparedJob) => ({ path, quote })

/** `workJobs` are jobs whose lines show the work that is asked for; `isUnseen` says that no line shows any of it. */
export type SeenWork = { workJobs: ReadonlySet<number>; isUnseen: boolean }

export type TitleAssessment = {
  /** The title that is asked for. */
  title: string
  assess: (candidate: PreparedCandidate, work: SeenWork) => Finding
  kinship: (title: ReadTitle) => Kinship
  /** The same for a job, by its title and by what its lines tell of a speciality that the title leaves open. */
  kinshipOfJob: (job: PreparedJob, candidate: PreparedCandidate) => Kinship
}

/** Whether a title is another one of equal rank with more words: 'projectleider glasvezel' beside 'projectleider'. */
const isSpecialityOf = (narrow: string, wide: string): boolean => {
  const [longer, shorter] = [fold(narrow), fold(wide)]
  const isWithin = longer.startsWith(`${shorter} `) || longer.endsWith(` ${shorter}`)
  return isWithin && rankOf(narrow, namesKnownJob) === rankOf(wide, namesKnownJob)
}

/** Looks whether somebody does the job that is asked for, did it, or does one of its family. */
export const createTitleAssessment = (vacancyTitle: string, taxonomy: MatchTaxonomy | null = null): TitleAssessment => {
  const compare = createTitleComparison(vacancyTitle, taxonomy)
  const memo = new Map<string, Kinship>()
  const kinship = (title: ReadTitle): Kinship => {
    const cachedKinship = memo.get(title.text)
    if (cachedKinship) return cachedKinship
    const compared = compare(title)
    memo.set(title.text, compared)
    return compared
  }
  /** Who calls themselves 'werfleider infrastructuur' was a 'werfleider' in infrastructure. */
  const kinshipByTitle = ({ title }: PreparedJob, { headline }: PreparedCandidate): Kinship => {
    const ofTitle = kinship(title)
    if (ofTitle !== 'same' || headline === null || kinship(headline) !== 'kin') return ofTitle
    return isSpecialityOf(headline.text, title.text) ? 'kin' : 'same'
  }
  const searchSpecialisation = createSpecialisationSearch(vacancyTitle)
  const openSpecialitiesOf = createOpenSpecialities(vacancyTitle)
  const searchSpecialities = createSpecialitySearch()
  /** The line of a job by a wider name that tells it is the one asked for: 'Verpleegkundige', 'in de wijk'. */
  const findLine = (job: PreparedJob, { units }: PreparedCandidate): Unit | null => {
    if (kinship(job.title) !== 'kin') return null
    const open = openSpecialitiesOf(job.title)
    const isWider = specialisationOf(vacancyTitle, job.position) !== null
    if (open === null && !isWider) return null
    const lines = units.filter((unit) => unit.job === job.at)
    return (open === null ? null : searchSpecialities(open, lines)) ?? searchSpecialisation(job.position, lines)
  }
  // A job is asked about for its title and for each demand of years.
  const lineByJob = new WeakMap<PreparedJob, Unit | null>()
  const lineOfJob = (job: PreparedJob, candidate: PreparedCandidate): Unit | null => {
    const cachedLine = lineByJob.get(job)
    if (cachedLine !== undefined) return cachedLine
    const line = findLine(job, candidate)
    lineByJob.set(job, line)
    return line
  }
  const byItsLines = (candidate: PreparedCandidate): Finding | null => {
    for (const job of candidate.jobs) {
      if (job.isInternship || job.isToCome || (job.yearsAgo ?? 0) > LONG_AGO) continue
      const line = lineOfJob(job, candidate)
      if (line !== null)
        return {
          state: 'met',
          proofs: [proofOf(job), { path: line.path, quote: line.text }],
          remark: 'Blijkt uit de omschrijving van het werk',
          degree: 0.8,
        }
    }
    return null
  }
  const kinshipOfJob = (job: PreparedJob, candidate: PreparedCandidate): Kinship =>
    lineOfJob(job, candidate) === null ? kinshipByTitle(job, candidate) : 'same'
  const assess = (candidate: PreparedCandidate, { workJobs, isUnseen }: SeenWork): Finding => {
    const { headline } = candidate
    const jobs = candidate.jobs.filter(({ isToCome }) => !isToCome)
    const same = jobs.filter((job) => kinshipByTitle(job, candidate) === 'same')
    const work = same.filter(({ isInternship }) => !isInternship)
    const recent = work.filter(({ yearsAgo }) => (yearsAgo ?? 0) <= LONG_AGO)
    if (recent.length > 0)
      return {
        state: 'met',
        proofs: recent.slice(0, 2).map(proofOf),
        remark: null,
        degree: recent[0]?.at === 0 ? 1 : 0.9,
      }
    const described = byItsLines(candidate)
    if (described !== null) return described
    if (work.length > 0)
      return {
        state: 'partly',
        proofs: work.slice(0, 2).map(proofOf),
        remark: `Langer dan ${LONG_AGO} jaar geleden`,
        degree: 0.6,
      }
    const kin = jobs.filter((job) => !job.isInternship && kinshipByTitle(job, candidate) === 'kin')
    if (headline !== null && kinship(headline) === 'same' && jobs.length === 0)
      return { state: 'met', proofs: [{ path: 'title', quote: headline.text }], remark: null, degree: 0.8 }
    if (same.length > 0)
      return {
        state: 'partly',
        proofs: same.slice(0, 2).map(proofOf),
        remark: 'Als stage, bijbaan of vrijwilliger',
        degree: 0.5,
      }
    const otherwise = jobs.filter(({ at, isInternship }) => !isInternship && workJobs.has(at))
    if (headline !== null && kinship(headline) === 'same' && (!isUnseen || !isOfKnownJob(jobs[0])))
      return {
        state: 'partly',
        proofs: [{ path: 'title', quote: headline.text }],
        remark: 'Zo noemt de kandidaat zich; niet gevonden in het werk',
        degree: 0.45,
      }
    if (kin.length > 0) {
      const isRecent = kin.some(({ yearsAgo }) => (yearsAgo ?? 0) <= RECENT_KIN)
      return isRecent
        ? {
            state: 'partly',
            proofs: kin.slice(0, 2).map(proofOf),
            remark: 'Verwant beroep',
            degree: kin[0]?.at === 0 ? 0.5 : 0.4,
          }
        : { ...NOTHING, degree: 0.2 }
    }
    if (otherwise.length > 0)
      return {
        state: 'partly',
        proofs: otherwise.slice(0, 2).map(proofOf),
        remark: 'Doet dit werk onder een andere titel',
        degree: 0.4,
      }
    // A title above a CV in which no job comes near it is only a wish.
    return headline !== null && kinship(headline) === 'same'
      ? { ...NOTHING, remark: 'Zo noemt de kandidaat zich; niet gevonden in het werk' }
      : NOTHING
  }
  return { title: vacancyTitle, assess, kinship, kinshipOfJob }
}
