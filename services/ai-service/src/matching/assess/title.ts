import type { PreparedCandidate, PreparedJob } from '../candidate/prepared.ts'
import { createTitleComparison, type Kinship, type ReadTitle } from '../titles/relate-titles.ts'
import type { MatchTaxonomy } from '../titles/same-occupation.ts'
import { createSpecialisationSearch } from '../titles/specialisation.ts'
import { NOTHING, type Finding } from './finding.ts'

/** Years after which a job says less about what somebody does now. */
const LONG_AGO = 8
const RECENT_KIN = 5

/** Whether the title of a job is a known one: a title that nobody knows says nothing against another. */
export const isOfKnownJob = (job: PreparedJob | undefined): boolean => (job?.title.jobs.size ?? 0) > 0

const proofOf = ({ path, quote }: PreparedJob) => ({ path, quote })

/** `workJobs` are jobs whose lines show the work that is asked for; `isUnseen` says that no line shows any of it. */
export type SeenWork = { workJobs: ReadonlySet<number>; isUnseen: boolean }

export type TitleAssessment = {
  assess: (candidate: PreparedCandidate, work: SeenWork) => Finding
  kinship: (title: ReadTitle) => Kinship
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
  const searchSpecialisation = createSpecialisationSearch(vacancyTitle)
  /**
   * A job by a wider name, with the lines that tell it is the one asked for: 'Verpleegkundige', 'sinds 2021 in de
   * wijk'.
   */
  const byItsLines = ({ jobs, units }: PreparedCandidate): Finding | null => {
    for (const job of jobs) {
      if (job.isInternship || (job.yearsAgo ?? 0) > LONG_AGO || kinship(job.title) !== 'kin') continue
      const line = searchSpecialisation(
        job.position,
        units.filter((unit) => unit.job === job.at),
      )
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
  const assess = (candidate: PreparedCandidate, { workJobs, isUnseen }: SeenWork): Finding => {
    const { jobs, headline } = candidate
    const same = jobs.filter(({ title }) => kinship(title) === 'same')
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
    const kin = jobs.filter(({ title, isInternship }) => !isInternship && kinship(title) === 'kin')
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
  return { assess, kinship }
}
