import { experienceYears } from '@wervio/contracts'
import type { PreparedCandidate, PreparedJob } from '../candidate/prepared.ts'
import { yearsIn } from '../requirements/detect.ts'
import { askedTerms } from '../words/asked-terms.ts'
import { createTermIndex, raise, shareOf, termGroupOf } from '../words/term-index.ts'
import type { ReadTitle, Kinship } from '../titles/relate-titles.ts'
import { asksWriting, jobsAboutOthers } from './about-others.ts'
import { createCountryTest } from './country.ts'
import type { SeenWork } from './title.ts'
import { DENIED, NOTHING, type Finding } from './finding.ts'
import { isDenied } from './standing.ts'

const SUBJECT_SHARE = 0.5
const LEAST_WEIGHT = 0.9
/** The weight of skills that are everyday words. */
const EVERYDAY = 1
const ENOUGH = 0.9
/** Words of a demand for experience that aren't its subject. */
const FRAME =
  /(?<!\p{L})(?:minimaal|minimum|minstens|ten minste|tenminste|at least|ruime|aantoonbare|relevante?|werkervaring|ervaring|experience|experienced|ervaren|jaar|jaren|years?|yrs?|soortgelijke|vergelijkbare|gelijkaardige|similar|functie|role|position|als|in|met|as|with|of|een|op)(?!\p{L})|[\d+–-]/giu

const DUTCH_NUMBER = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const asText = (years: number): string => DUTCH_NUMBER.format(years)

/**
 * Adds up the years in jobs that the demand is about: those of the job asked for, and those in which its subject is
 * told of.
 */
export const createExperienceAssessment = (label: string, kinship: (title: ReadTitle) => Kinship, today: string) => {
  const needed = yearsIn(label) ?? 1
  const group = termGroupOf(askedTerms(label.replaceAll(FRAME, ' ')))
  const hasSubject = group.total >= LEAST_WEIGHT
  /** Years with a programme or technique are counted where it is told of, never supposed of kin work. */
  const isOfSkill = group.terms.some(({ keys: [key = ''], weight }) => key.startsWith('#') && weight > EVERYDAY)
  const index = createTermIndex([group])
  const isOfWriting = asksWriting(label)
  const standsInCountry = createCountryTest(label)
  const isSaidNotToBe = ({ units }: PreparedCandidate): boolean =>
    units.some((unit) => {
      if (standsInCountry?.(unit) === 'denied') return true
      const credits = isOfSkill ? index.creditsOf(unit.keys)?.get(0) : undefined
      return credits !== undefined && shareOf(group, credits) >= SUBJECT_SHARE && isDenied(unit.text, group)
    })
  const speaksOf = ({ at }: PreparedJob, { units }: PreparedCandidate): boolean => {
    const credits: number[] = []
    for (const unit of units) if (unit.job === at) raise(credits, index.creditsOf(unit.keys)?.get(0) ?? [])
    return shareOf(group, credits) >= SUBJECT_SHARE
  }
  /** Years in jobs of the family count in part, also when nothing is told of them. */
  const inKinWork = ({ jobs }: PreparedCandidate): Finding => {
    const kin = jobs.filter(({ title, isInternship }) => !isInternship && kinship(title) === 'kin')
    const years =
      experienceYears(
        kin.map(({ period }) => period),
        today,
      ) ?? 0
    return years >= needed * ENOUGH && kin.length > 0
      ? {
          state: 'partly',
          proofs: kin.slice(0, 2).map(({ path, quote }) => ({ path, quote })),
          remark: `${asText(years)} jaar in verwant werk`,
          degree: 0.4,
        }
      : NOTHING
  }
  return (candidate: PreparedCandidate, { workJobs }: Pick<SeenWork, 'workJobs'>): Finding => {
    const aboutOthers = isOfWriting ? null : jobsAboutOthers(candidate.jobs, kinship)
    const relevant = candidate.jobs.filter((job) => {
      if (job.isInternship || aboutOthers?.has(job.at)) return false
      const kin = kinship(job.title)
      return kin === 'same' || workJobs.has(job.at) || (hasSubject ? speaksOf(job, candidate) : kin === 'kin')
    })
    if (isSaidNotToBe(candidate)) return DENIED
    if (relevant.length === 0) return isOfSkill ? NOTHING : inKinWork(candidate)
    const years =
      experienceYears(
        relevant.map(({ period }) => period),
        today,
      ) ?? 0
    const proofs = relevant.slice(0, 3).map(({ path, quote }) => ({ path, quote }))
    const degree = Math.min(1, years / needed)
    const remark = `${asText(years)} van de ${asText(needed)} jaar`
    if (years >= needed * ENOUGH)
      return { state: 'met', proofs, remark: `${asText(years)} jaar`, degree: Math.min(1, degree) }
    return years >= needed / 3
      ? { state: 'partly', proofs, remark, degree }
      : { state: 'missing', proofs: [], remark, degree: degree / 2 }
  }
}
