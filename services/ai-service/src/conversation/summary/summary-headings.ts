import { starLabels } from '@wervio/contracts'
import { CANDIDATE_ASKS, subjectTitles, THE_JOB } from '../topics/discussed.ts'

export const AGREEMENTS = 'Afspraken'
export const OPEN_QUESTIONS = 'Open vragen'

const TITLES = new Set([...subjectTitles, AGREEMENTS, OPEN_QUESTIONS].map((title) => title.toLowerCase()))
const PART_OF_EXAMPLE = new RegExp(`^(.+): (?:${Object.values(starLabels).join('|')})$`, 'iu')

/** Whether a line of a summary that was written as text is one of its headings. */
export const isSummaryHeading = (line: string): boolean => TITLES.has(line.toLowerCase()) || PART_OF_EXAMPLE.test(line)

/** The competency of an example, a part of which stands under a heading; null for any other heading. */
export const competencyOfHeading = (heading: string): string | null => PART_OF_EXAMPLE.exec(heading)?.[1] ?? null

/** Under it stands what the recruiter told. */
export const isOfTheJob = (heading: string): boolean => heading.toLowerCase() === THE_JOB.toLowerCase()

/** Under it stands what the candidate asked. */
export const isOfCandidatesQuestions = (heading: string): boolean =>
  heading.toLowerCase() === CANDIDATE_ASKS.toLowerCase()
