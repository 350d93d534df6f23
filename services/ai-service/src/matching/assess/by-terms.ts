import type { PreparedCandidate } from '../candidate/prepared.ts'
import type { MatchTaxonomy } from '../titles/same-occupation.ts'
import { createTermIndex, shareOf } from '../words/term-index.ts'
import { assessGroup, type TermContext } from './assess-group.ts'
import { createCountryTest } from './country.ts'
import { bestOf, NOTHING, type Finding } from './finding.ts'
import { groupsOf, type TermQuestion } from './question-groups.ts'
import { isIntended } from './standing.ts'
import { jobSharesOf, type Line } from './term-lines.ts'

/** Lines that say less than this don't count towards the whole. */
const LEAST_SHARE = 0.12
/** Share of the tasks and skills that a job must show to be the work that is asked for, whatever its title. */
const WORK_SHARE = 0.34
/** A job shows a task from this share of its words. */
const SHOWN_IN_JOB = 0.5
/** With fewer tasks and skills than this nothing is said of somebody's work. */
const LEAST_WORK = 3

/** What the words of a candidate come to. */
export type TermResult = {
  /** In the order of the questions. */
  findings: readonly Finding[]
  /** Numbers of the jobs in which the candidate did the work that is asked for. */
  workJobs: ReadonlySet<number>
}

/** Looks for what several texts ask in the lines of a candidate. */
export function createTermAssessments(questions: readonly TermQuestion[], taxonomy: MatchTaxonomy | null = null) {
  const asked = questions.map((question) => ({
    groups: groupsOf(question, taxonomy),
    question,
    asksWillingness: isIntended(question.text),
    standsInCountry: createCountryTest(question.text),
  }))
  const allGroups = asked.flatMap(({ groups }) => groups)
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
    return asked.map(({ groups }) => {
      next += groups.length
      return lines.slice(next - groups.length, next)
    })
  }

  const workJobsOf = (linesByQuestion: readonly (readonly (readonly Line[])[])[]): Set<number> => {
    if (workCount < LEAST_WORK) return new Set()
    const counts = new Map<number, number>()
    for (const [at, { question, groups }] of asked.entries()) {
      if (!question.isWork) continue
      const jobs = groups.flatMap((group, number) =>
        [...jobSharesOf(group, linesByQuestion[at]?.[number] ?? [])].flatMap(([job, share]) =>
          share >= SHOWN_IN_JOB ? [job] : [],
        ),
      )
      for (const job of new Set(jobs)) counts.set(job, (counts.get(job) ?? 0) + 1)
    }
    return new Set([...counts].flatMap(([job, count]) => (count / workCount >= WORK_SHARE ? [job] : [])))
  }

  return (candidate: PreparedCandidate, { isKin, isCopied }: TermContext): TermResult => {
    const linesByQuestion = byQuestion(linesOf(candidate))
    const workJobs = workJobsOf(linesByQuestion)
    const context = { isKin: isKin || workJobs.size > 0, isCopied }
    const findings = asked.map((one, at) =>
      one.groups
        .map((group, number) => assessGroup(group, linesByQuestion[at]?.[number] ?? [], candidate, one, context))
        .reduce(bestOf, NOTHING),
    )
    return { findings, workJobs }
  }
}
