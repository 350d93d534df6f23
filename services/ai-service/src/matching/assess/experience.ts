import { experienceYears } from '@wervio/contracts'
import { findPeriods } from '../../cv/dates/find-periods.ts'
import type { PreparedCandidate, PreparedJob } from '../candidate/prepared.ts'
import { yearsIn } from '../requirements/detect.ts'
import { askedTerms } from '../words/asked-terms.ts'
import { keysOf, termsOf } from '../words/terms.ts'
import type { Unit } from '../candidate/units.ts'
import { keysWithoutPeopleBeside } from '../words/people-beside.ts'
import { fold } from '../words/fold.ts'
import { createTermIndex, raise, shareOf, termGroupOf } from '../words/term-index.ts'
import { namesKnownJob, readTitle } from '../titles/read-title.ts'
import { isWhollyListed } from '../titles/title-standing.ts'
import type { Kinship } from '../titles/relate-titles.ts'
import type { MatchTaxonomy } from '../titles/same-occupation.ts'
import { createDistanceTest, jobsAboutOthers } from './about-others.ts'
import { createCountryTest } from './country.ts'
import { createTitleAssessment, isOfKnownJob, proofOf, type SeenWork, type TitleAssessment } from './title.ts'
import { bestOf, DENIED, NOTHING, type Finding } from './finding.ts'
import { isDenied } from './standing.ts'

const SUBJECT_SHARE = 0.5
const LEAST_WEIGHT = 0.9
/** The weight of skills that are everyday words. */
const EVERYDAY = 1
const ENOUGH = 0.9
/** Years after which work counts in part. */
const LONG_AGO = 10
/** Words of a demand for experience that aren't its subject. */
const FRAME =
  /(?<!\p{L})(?:min\.?|ruim|gewerkt|worked|werkzaam|minimaal|minimum|minstens|ten minste|tenminste|at least|ruime|aantoonbare|relevante?|werkervaring|ervaring|experience|experienced|ervaren|jaar|jaren|years?|yrs?|soortgelijke|vergelijkbare|gelijkaardige|similar|functie|role|position|als|in|met|as|with|of|een|op)(?!\p{L})|[\d+–-]/giu

/** Of work that isn't told by a programme only a plain 'never' counts: 'nooit in een hotel gewerkt'. */
const SAYS_NEVER = /(?<!\p{L})(?:nooit|never)(?!\p{L})/iu

/** Years of teaching a trade are no years in it, unless they are asked for. */
const TEACHING =
  /docent|lera(?:ar|res)|onderwijs|les(?:sen|geven|ervaring)|train|teach|instruct|opleid|coach|begeleid/iu

/** A line that says since when. */
const SINCE = /(?<!\p{L})(?:sinds|sedert|since|vanaf)\s(?:\p{L}+\s)?(?:19|20)\d\d/iu

const DUTCH_NUMBER = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const asText = (years: number): string => DUTCH_NUMBER.format(years)

/** The job that a demand names, or a row of them: 'ervaring als leraar Frans', 'as platform or cloud engineer'. */
const AS_JOBS = [
  // In English 'of' is no 'or': 'as a designer of digital products'.
  /(?<!\p{L})as an?\s(.{3,80}?)(?=$|[;.(]|\s(?:of|in|at|with|within|on|for)\s)/iu,
  /(?<!\p{L})(?:als|as an?|as)\s(?:een\s)?(.{3,80}?)(?=$|[;.(]|\s(?:bij|in|binnen|met|with|within|op|voor|is)\s)/iu,
  /(?<!\p{L})(?:als|as an?|as)\s(?:een\s)?(.{3,80}?)(?=$|[,;.(]|\s(?:bij|in|binnen|met|with|within|op|voor|is)\s)/iu,
]
const BETWEEN = /\s*(?:,|\/|(?<!\p{L})(?:of|or|en|and)(?!\p{L}))\s*/iu

/** Titles of a row that share their last word: 'platform, DevOps or cloud engineer'. */
const titlesOfRow = (row: string): string[] => {
  const parts = row.split(BETWEEN).filter((part) => part !== '')
  const head = parts.at(-1)?.split(' ').at(-1) ?? ''
  return parts.map((part) => (namesKnownJob(part) ? part : `${part} ${head}`))
}

/** The job of a demand, or the row of them; null when one of these isn't known. */
const jobOfDemand = (label: string): string | null => {
  for (const pattern of AS_JOBS) {
    const titles = titlesOfRow(pattern.exec(label)?.[1] ?? '')
    if (titles.length > 0 && titles.every(namesKnownJob)) return titles.join(' / ')
  }
  return null
}

/** Whether a demand names all that the title does: 'als werfleider in woningbouw' below 'Werfleider woningbouw'. */
const repeatsTitle = (label: string, vacancyTitle: string): boolean => {
  const keys = new Set(keysOf(label))
  const terms = termsOf(vacancyTitle)
  return terms.length > 0 && terms.every(({ key }) => keys.has(key))
}

type OfJob<T> = (job: PreparedJob, candidate: PreparedCandidate) => T
type KinshipOfJob = OfJob<Kinship>

/**
 * Adds up the years in jobs that the demand is about: those of the job asked for, and those in which its subject is
 * told of. Years in kin jobs count in part.
 */
export const createExperienceAssessment = (
  label: string,
  {
    title: vacancyTitle,
    kinship,
    kinshipOfJob: kinshipToVacancy,
  }: Pick<TitleAssessment, 'title' | 'kinship' | 'kinshipOfJob'>,
  today: string,
  taxonomy: MatchTaxonomy | null = null,
) => {
  const needed = yearsIn(label) ?? 1
  const title = jobOfDemand(label)
  const ofDemand = title === null ? null : createTitleAssessment(title, taxonomy)
  const isOfVacancy = ofDemand?.kinship(readTitle(vacancyTitle)) === 'same'
  const isInTitle = title !== null && fold(vacancyTitle).includes(fold(title))
  const asksSpeciality = (isOfVacancy || isInTitle) && repeatsTitle(label, vacancyTitle)
  const kinshipOfJob: KinshipOfJob = (job, candidate) => {
    const kinshipToDemand = ofDemand?.kinshipOfJob(job, candidate)
    // A title that leaves the speciality open has the years of the job that the demand names.
    const leavesOpen = kinship(job.title) !== 'same' && isWhollyListed(job.title.text)
    if (kinshipToDemand === 'same' && asksSpeciality && !leavesOpen) return kinshipToVacancy(job, candidate)
    const isSame = kinshipToDemand === 'same' || !isOfVacancy
    return kinshipToDemand !== undefined && isSame ? kinshipToDemand : kinshipToVacancy(job, candidate)
  }
  const group = termGroupOf(askedTerms(label.replaceAll(FRAME, ' ')))
  const hasSubject = title === null && group.total >= LEAST_WEIGHT
  /** Years with a programme or technique are counted where it is told of, never supposed of kin work. */
  const isOfSkill = group.terms.some(({ keys: [key = ''], weight }) => key.startsWith('#') && weight > EVERYDAY)
  const index = createTermIndex([group])
  const isShownAtDistance = createDistanceTest(label)
  const standsInCountry = createCountryTest(label)
  const isSaidNotToBe = ({ units }: PreparedCandidate): boolean =>
    units.some((unit) => {
      if (standsInCountry?.(unit) === 'denied') return true
      const credits = isOfSkill || SAYS_NEVER.test(unit.text) ? index.creditsOf(unit.keys)?.get(0) : undefined
      return credits !== undefined && shareOf(group, credits) >= SUBJECT_SHARE && isDenied(unit.text, group)
    })
  const shareIn = (units: readonly Unit[], keys: (unit: Unit) => readonly string[]): number => {
    const credits: number[] = []
    for (const unit of units) raise(credits, index.creditsOf(keys(unit))?.get(0) ?? [])
    return shareOf(group, credits)
  }
  /** Whether the lines of a job tell of the subject, not only of those who work in it. */
  const speaksOf: OfJob<boolean> = ({ at }, { units }) => {
    const lines = units.filter(({ job }) => job === at)
    return (
      shareIn(lines, ({ keys }) => keys) >= SUBJECT_SHARE && shareIn(lines, keysWithoutPeopleBeside) >= SUBJECT_SHARE
    )
  }
  /** When a line says since when it is done: 'Sinds 2019 ook dakgoten'. */
  const sinceWhen = ({ at, period }: PreparedJob, { units }: PreparedCandidate): string | null => {
    const lines = units.filter(
      ({ job, keys }) => job === at && shareOf(group, index.creditsOf(keys)?.get(0) ?? []) >= SUBJECT_SHARE,
    )
    if (lines.length === 0 || !lines.every(({ text }) => SINCE.test(text))) return null
    const [first] = lines.flatMap(({ text }) => findPeriods(text).flatMap(({ start }) => start ?? [])).toSorted()
    return first !== undefined && first > (period.start ?? '') ? first : null
  }
  /** A job with the time in which its subject was a part of it. */
  const asTold = (job: PreparedJob, candidate: PreparedCandidate): PreparedJob => {
    const since = hasSubject && job.years !== null ? sinceWhen(job, candidate) : null
    return since === null ? job : { ...job, period: { ...job.period, start: since } }
  }
  const yearsOf = (jobs: readonly PreparedJob[]): number =>
    experienceYears(
      jobs.map(({ period }) => period),
      today,
    ) ?? 0
  /** Years in jobs of the family count in part, also when nothing is told of them. */
  const inKinWork = (jobs: readonly PreparedJob[], kin: readonly PreparedJob[]): Finding => {
    const years = yearsOf([...jobs, ...kin])
    return years >= needed * ENOUGH && kin.length > 0
      ? {
          state: 'partly',
          proofs: kin.slice(0, 2).map(proofOf),
          remark: `${asText(yearsOf(kin))} jaar in verwant werk`,
          degree: 0.4,
        }
      : NOTHING
  }
  return (candidate: PreparedCandidate, { workJobs }: Pick<SeenWork, 'workJobs'>): Finding => {
    if (isSaidNotToBe(candidate)) return DENIED
    const aboutOthers = jobsAboutOthers(candidate.jobs, kinship)
    const isElsewhere = ({ at }: PreparedJob): boolean => {
      const distance = aboutOthers.get(at)
      if (distance === 'teaching') return !TEACHING.test(label)
      return distance !== undefined && !isShownAtDistance(distance)
    }
    const jobs = candidate.jobs.filter((job) => !job.isInternship && !job.isToCome && !isElsewhere(job))
    const kinships = new Map(jobs.map((job) => [job, kinshipOfJob(job, candidate)]))
    const doesTheWork = (job: PreparedJob): boolean =>
      (title === null || isOfVacancy) && kinships.get(job) !== 'kin' && workJobs.has(job.at)
    const isRelevant = (job: PreparedJob): boolean => {
      const kinshipToAsked = kinships.get(job)
      if (kinshipToAsked === 'same' || (hasSubject && speaksOf(job, candidate))) return true
      return doesTheWork(job) && !isOfKnownJob(job)
    }
    // Who shows the work in a job of another name has years near it.
    const isNear = (job: PreparedJob): boolean =>
      job.years !== null && (kinships.get(job) === 'kin' || (doesTheWork(job) && isOfKnownJob(job)))
    const relevantJobs = jobs.filter(isRelevant)
    const relevant = relevantJobs.map((job) => (kinships.get(job) === 'same' ? job : asTold(job, candidate)))
    const kin = jobs.filter((job) => isNear(job) && !relevantJobs.includes(job))
    const dated = relevant.filter((job) => job.years !== null)
    const byKinWork = isOfSkill && title === null ? NOTHING : inKinWork(dated, kin)
    if (relevant.length === 0) return byKinWork
    const proofs = relevant.slice(0, 3).map(proofOf)
    if (dated.length === 0) return { state: 'partly', proofs, remark: 'Hoe lang staat er niet bij', degree: 0.4 }
    const years = yearsOf(dated)
    const degree = Math.min(1, years / needed)
    const remark = `${asText(years)} van de ${asText(needed)} jaar`
    const isLongAgo = dated.every(({ yearsAgo }) => (yearsAgo ?? 0) > LONG_AGO)
    if (years >= needed * ENOUGH)
      return isLongAgo
        ? {
            state: 'partly',
            proofs,
            remark: `${asText(years)} jaar, langer dan tien jaar geleden`,
            degree: degree * 0.6,
          }
        : { state: 'met', proofs, remark: `${asText(years)} jaar`, degree }
    if (years >= needed / 3) return { state: 'partly', proofs, remark, degree }
    return bestOf(byKinWork, { state: 'missing', proofs: [], remark, degree: degree / 2 })
  }
}
