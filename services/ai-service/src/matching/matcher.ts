import { scoreOfStates, type Requirement } from '@wervio/contracts'
import { jobsAboutOthers } from './assess/about-others.ts'
import { createGradeTest } from './assess/certificate-grades.ts'
import { asksField, createEducationAssessment } from './assess/education.ts'
import { createExperienceAssessment } from './assess/experience.ts'
import { createLanguageAssessment, createLicenceAssessment, createLocationAssessment } from './assess/facts.ts'
import { NOTHING, type Finding } from './assess/finding.ts'
import { createHoursAssessment } from './assess/week.ts'
import { createTermAssessments, type TermResult } from './assess/by-terms.ts'
import type { TermQuestion } from './assess/question-groups.ts'
import { createTitleAssessment, isOfKnownJob, type TitleAssessment } from './assess/title.ts'
import { asUsualTask } from './assess/usual-tasks.ts'
import type { PreparedCandidate } from './candidate/prepared.ts'
import type { Unit } from './candidate/units.ts'
import type { MatchTaxonomy } from './titles/same-occupation.ts'
import { fold } from './words/fold.ts'
import { practicalGroup } from './words/practical-signs.ts'

/** Raised with every change of the rules that changes a score. */
export const MATCHER_MODEL = 'wervio-matcher-12'

/** What each requirement comes to, in their order, and the sum. */
export type Assessment = {
  findings: readonly Finding[]
  points: number
  maximum: number
  /** 0 to 100, rounded; 0 without any weight. */
  percentage: number
  /** Orders candidates with the same points: the share of what is asked that was found, 0 to 1. */
  degree: number
}

export type Matcher = (candidate: PreparedCandidate) => Assessment

export type MatcherOptions = {
  /** ISO 8601. */
  today: string
  /** Other labels of skills, and occupations that are one or kin. */
  taxonomy?: MatchTaxonomy | null
}

const ABOUT_CERTIFICATE =
  /^(?:regist\p{L}*|geregistreerd\p{L}*|certifi\p{L}*|gecertificeerd|diploma|attest|kaart|nummer|bewijs|certificaat|certificate|geldig\p{L}*|visum|basis|vol|bevoegdheid|ingeschreven|inschrijving|lid|register)$/iu

/** Sentences of a vacancy that stand in a CV word for word say nothing about the person. */
const LEAST_COPIED_WORDS = 6
const LEAST_COPIED_LETTERS = 30
const foldedWords = (text: string): string => ` ${(fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).join(' ')} `

const createCopyTest = (requirements: readonly Requirement[]): ((unit: Unit) => boolean) => {
  const quotes = [
    ...new Set(requirements.flatMap(({ source, label }) => [foldedWords(source?.quote ?? ''), foldedWords(label)])),
  ].filter((quote) => quote.trim().split(' ').length >= LEAST_COPIED_WORDS)
  if (quotes.length === 0) return () => false
  // A line is asked about for each requirement that it says something of.
  const answers = new WeakMap<Unit, boolean>()
  const test = (text: string): boolean => {
    const words = foldedWords(text)
    return quotes.some((quote) => words.includes(quote))
  }
  return (unit) => {
    if (unit.kind === 'job' || unit.kind === 'school' || unit.text.length < LEAST_COPIED_LETTERS) return false
    const cachedAnswer = answers.get(unit)
    if (cachedAnswer !== undefined) return cachedAnswer
    const answer = test(unit.text)
    answers.set(unit, answer)
    return answer
  }
}

/** What the words of a candidate show of the work that is asked for. */
type Work = Pick<TermResult, 'workJobs' | 'isUnseen'>
const NO_WORK: Work = { workJobs: new Set(), isUnseen: true }

/**
 * How a requirement of a kind with rules of its own is held beside a candidate; null for one that is looked for by its
 * words.
 */
const createAssessment = (
  { kind, label }: Requirement,
  ofTitle: TitleAssessment,
  today: string,
  taxonomy: MatchTaxonomy | null,
): ((candidate: PreparedCandidate, work: Work) => Finding) | null => {
  switch (kind) {
    case 'title':
      return label === ofTitle.title ? ofTitle.assess : createTitleAssessment(label, taxonomy).assess
    case 'experience':
      return createExperienceAssessment(label, ofTitle, today, taxonomy)
    case 'education':
      return createEducationAssessment(label, today)
    case 'licence':
      return createLicenceAssessment(label)
    case 'language':
      return createLanguageAssessment(label)
    case 'location':
      return createLocationAssessment(label)
    case 'hours':
      return createHoursAssessment(label)
    default:
      return null
  }
}

/** 'F-gassencertificaat' is a certificate about F-gassen. */
const CERTIFICATE_COMPOUND = /(?<=\p{L}{3})(?:s)?-?(certificaat|attest|diploma|bewijs)(?!\p{L})/giu

/** 'VCA of bereid dit te halen'. */
const OR_WILLING =
  /(?<!\p{L})(?:of|or|dan wel)\s[^.;]{0,30}(?<!\p{L})(?:bereid\p{L}*|willing\p{L}*|prepared)(?!\p{L})/iu

/** A skill that is shown by a paper which can run out. */
const OF_PAPER =
  /certifica(?:at|te)(?!\p{L})|licen[cs]e(?!\p{L})|registrati(?:e|on)(?!\p{L})|attest(?!\p{L})|pa(?:spoort|ssport)(?!\p{L})|(?<!\p{L})(?:ingeschreven|geregistreerd|registered)(?!\p{L})/iu

const questionOf = ({ kind, label, importance, source }: Requirement): TermQuestion => {
  // Working times and a car are no work of a trade: whoever says them is believed.
  const isPractical = kind === 'skill' && practicalGroup(label) !== null
  const isPaper = kind === 'certificate' || (kind === 'skill' && OF_PAPER.test(label))
  return {
    text: kind === 'certificate' ? label.replace(CERTIFICATE_COMPOUND, ' $1') : label.replace(OR_WILLING, ' '),
    claimsCount: kind === 'trait' || isPaper || isPractical,
    isWork: (kind === 'task' || kind === 'skill') && !isPractical && !isPaper,
    isDemanded: kind === 'task' || (kind === 'skill' && importance === 'must' && !isPractical && !isPaper),
    ...(isPaper && { light: ABOUT_CERTIFICATE }),
    hasStanding: isPaper,
    acceptsWilling: OR_WILLING.test(source?.quote ?? label),
  }
}

/** Takes the requirements of a vacancy apart once, so that each candidate costs little. */
export const createMatcher = (
  requirements: readonly Requirement[],
  { today, taxonomy = null }: MatcherOptions,
): Matcher => {
  const titleAt = requirements.findIndex(({ kind }) => kind === 'title')
  const title = requirements[titleAt]
  const ofTitle = createTitleAssessment(title?.label ?? '', taxonomy)
  const { kinship } = ofTitle
  const assessments = requirements.map((requirement) => createAssessment(requirement, ofTitle, today, taxonomy))
  const assessTerms = createTermAssessments(
    requirements.filter((_, at) => assessments[at] === null).map(questionOf),
    today,
    taxonomy,
  )
  const gradeTests = requirements.map(({ kind, label }) => (kind === 'certificate' ? createGradeTest(label) : null))
  const studyAt = requirements.flatMap(({ kind, label }, at) => (kind === 'education' && asksField(label) ? [at] : []))
  const isCopied = createCopyTest(requirements)
  const weightSum = requirements.reduce((sum, { weight }) => sum + weight, 0)
  return (candidate) => {
    // Who never worked in this field only claims what no job shows.
    const isKin = title === undefined || candidate.jobs.some((job) => kinship(job.title) !== 'none')
    const isSchooled = () =>
      studyAt.some((at) => {
        const study = assessments[at]?.(candidate, NO_WORK)
        return study?.state === 'met' && study.remark === null
      })
    const { findings: byTerms, ...work } = assessTerms(candidate, {
      isKin,
      isSchooled,
      isPretended:
        candidate.headline !== null &&
        kinship(candidate.headline) === 'same' &&
        isOfKnownJob(candidate.jobs[0]) &&
        !candidate.jobs.some(({ title: ofJob }) => kinship(ofJob) === 'same'),
      isCopied,
      aboutOthers: jobsAboutOthers(candidate.jobs, kinship),
    })
    let next = 0
    const direct = assessments.map((assess) => {
      if (assess !== null) return assess(candidate, work)
      next += 1
      return byTerms[next - 1] ?? NOTHING
    })
    const findings = direct.map((finding, at) => {
      const certified = gradeTests[at]?.(finding) ?? finding
      return requirements[at]?.kind === 'task' ? asUsualTask(certified, direct[titleAt]) : certified
    })
    const degreeSum = requirements.reduce((sum, { weight }, at) => sum + weight * (findings[at]?.degree ?? 0), 0)
    return {
      findings,
      ...scoreOfStates(
        requirements,
        findings.map(({ state }) => state),
      ),
      degree: weightSum === 0 ? 0 : degreeSum / weightSum,
    }
  }
}
