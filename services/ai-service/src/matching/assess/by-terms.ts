import type { PreparedCandidate } from '../candidate/prepared.ts'
import type { MatchTaxonomy } from '../titles/same-occupation.ts'
import type { ReadTitle } from '../titles/read-title.ts'
import { OPEN_TITLE } from '../titles/specialities.ts'
import { createTermIndex, shareOf } from '../words/term-index.ts'
import { createDistanceTest } from './about-others.ts'
import { assessGroup, isBare, objectionTo, type TermContext } from './assess-group.ts'
import { createCountryTest } from './country.ts'
import { bestOf, NOTHING, type Finding } from './finding.ts'
import { groupsOf, type TermQuestion } from './question-groups.ts'
import { isIntended } from './standing.ts'
import { jobSharesOf, type Line } from './term-lines.ts'

/** Lines that say less than this don't count towards the whole. */
const LEAST_SHARE = 0.12
/** Share of the tasks and skills that a job must show to be the work that is asked for, whatever its title. */
const WORK_SHARE = 0.34
/** The same for a job whose title nobody knows, or that has none: its tasks alone tell what it was. */
const WORK_SHARE_UNKNOWN = 0.28
/** 'Senior planner' is on no list, and names no trade of its own that its tasks could be of. */
const isUnknownWork = (title: ReadTitle | undefined): boolean =>
  title !== undefined &&
  title.jobs.size === 0 &&
  !title.text
    .toLowerCase()
    .split(/\P{L}+/u)
    .some((word) => OPEN_TITLE.test(word))
/** A job shows a task from this share of its words. */
const SHOWN_IN_JOB = 0.5
/** With fewer tasks and skills than this nothing is said of somebody's work. */
const LEAST_WORK = 3

/** Tasks and skills that work or schooling must show before claims of others count in part. */
const LEAST_SHOWN = 1

const tellsOfDeeds = ({ unit, ...line }: Line): boolean =>
  (unit.kind === 'deed' || unit.kind === 'school') && !isBare({ unit, ...line })

/** What is known of a candidate before their lines are. */
type CandidateContext = Pick<TermContext, 'isCopied' | 'aboutOthers'>

type TradeContext = CandidateContext & {
  /** Whether they call themselves by the title that is asked for and work in another trade. */
  isPretended: boolean
  /** Whether a job of theirs is of the family that is asked for. */
  isKin: boolean
  /** Whether they finished the study that is asked for; asked when no job says it. */
  isSchooled: () => boolean
}

type LinesByQuestion = readonly (readonly (readonly Line[])[])[]

/** What the words of a candidate come to. */
export type TermResult = {
  /** In the order of the questions. */
  findings: readonly Finding[]
  /** Numbers of the jobs in which the candidate did the work that is asked for. */
  workJobs: ReadonlySet<number>
  /** Whether neither jobs nor lines of work or schooling show anything of the trade. */
  isUnseen: boolean
}

/** Looks for what several texts ask in the lines of a candidate; `today` is ISO 8601. */
export const createTermAssessments = (
  questions: readonly TermQuestion[],
  today: string,
  taxonomy: MatchTaxonomy | null = null,
) => {
  const requirementTerms = questions.map((question) => ({
    groups: groupsOf(question, taxonomy),
    question,
    asksWillingness: isIntended(question.text),
    isShownAtDistance: createDistanceTest(question.text),
    standsInCountry: createCountryTest(question.text),
  }))
  const allGroups = requirementTerms.flatMap(({ groups }) => groups)
  const index = createTermIndex(allGroups)
  const workCount = questions.filter(({ isWork }) => isWork).length

  const linesOf = ({ units }: PreparedCandidate): Line[][] => {
    const linesByGroup: Line[][] = allGroups.map(() => [])
    for (const unit of units) {
      const credits = index.creditsOf(unit.keys)
      if (credits === null) continue
      for (const [at, groupCredits] of credits) {
        const group = allGroups[at]
        const share = group ? shareOf(group, groupCredits) : 0
        if (share >= LEAST_SHARE) linesByGroup[at]?.push({ unit, credits: groupCredits, share })
      }
    }
    return linesByGroup
  }

  /** The lines of each group of each question. */
  const byQuestion = (lines: readonly Line[][]): (readonly Line[])[][] => {
    let next = 0
    return requirementTerms.map(({ groups }) => {
      next += groups.length
      return lines.slice(next - groups.length, next)
    })
  }

  const workJobsOf = (linesByQuestion: LinesByQuestion, { jobs: allJobs }: PreparedCandidate): Set<number> => {
    if (workCount < LEAST_WORK) return new Set()
    const counts = new Map<number, number>()
    for (const [at, { question, groups }] of requirementTerms.entries()) {
      if (!question.isWork) continue
      const jobs = groups.flatMap((group, number) =>
        [...jobSharesOf(group, linesByQuestion[at]?.[number] ?? [])].flatMap(([job, share]) =>
          share >= SHOWN_IN_JOB ? [job] : [],
        ),
      )
      for (const job of new Set(jobs)) counts.set(job, (counts.get(job) ?? 0) + 1)
    }
    const leastShare = (at: number) => (isUnknownWork(allJobs[at]?.title) ? WORK_SHARE_UNKNOWN : WORK_SHARE)
    return new Set([...counts].flatMap(([job, count]) => (count / workCount >= leastShare(job) ? [job] : [])))
  }

  /** Whether lines of work or schooling show some of what is asked. */
  const isShown = (lines: LinesByQuestion, context: CandidateContext): boolean => {
    const shownTerms = requirementTerms.filter(
      (one, at) =>
        one.question.isDemanded &&
        one.groups.some((group, number) =>
          lines[at]?.[number]?.some(
            (line) =>
              line.share >= SHOWN_IN_JOB && tellsOfDeeds(line) && objectionTo(line, group, one, context) === null,
          ),
        ),
    )
    return shownTerms.length >= LEAST_SHOWN
  }

  return (candidate: PreparedCandidate, { isKin, isSchooled, isPretended, ...known }: TradeContext): TermResult => {
    const linesByQuestion = byQuestion(linesOf(candidate))
    const workJobs = new Set([...workJobsOf(linesByQuestion, candidate)].filter((job) => !known.aboutOthers.has(job)))
    const isOfTrade = isKin || workJobs.size > 0
    const claims = isOfTrade ? 'whole' : isSchooled() || isShown(linesByQuestion, known) ? 'part' : 'nothing'
    const findings = requirementTerms.map((one, at) =>
      one.groups
        .map((group, number) =>
          assessGroup(group, linesByQuestion[at]?.[number] ?? [], candidate, one, {
            ...known,
            claims,
            isPretended,
            today,
          }),
        )
        .reduce(bestOf, NOTHING),
    )
    return { findings, workJobs, isUnseen: claims === 'nothing' }
  }
}
