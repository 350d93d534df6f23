import type { Education, Job } from '@wervio/contracts'

/** Characters of the longest line that opens a job or a study; a longer one tells of it, too. */
const LONGEST = 160

/** A line of a CV and its letters, by which parts of a job are looked for in it. */
type CvLine = { text: string; letters: string }

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const joined = (...fields: readonly (string | null)[]): string => fields.filter(Boolean).join(', ')

/** The lines of a CV that can open a job or a study. */
const cvLinesOf = (cvText: string): CvLine[] =>
  cvText
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length <= LONGEST)
    .map((text) => ({ text, letters: lettersOf(text) }))

/** Quotes jobs and studies of a CV word for word: by the line that opens them, else by their fields. */
export const createEntryQuotes = (cvText: string) => {
  const lines = cvLinesOf(cvText)
  const lineWith = (...parts: readonly (string | null)[]): string | undefined => {
    const letters = parts.map((part) => lettersOf(part ?? ''))
    return letters.every((part) => part !== '')
      ? lines.find((line) => letters.every((part) => line.letters.includes(part)))?.text
      : undefined
  }
  return {
    ofJob: ({ position, company, period }: Pick<Job, 'position' | 'company' | 'period'>): string =>
      lineWith(position, period) ?? joined(position, company, period),
    ofSchool: ({ degree, institution, period }: Pick<Education, 'degree' | 'institution' | 'period'>): string =>
      lineWith(degree, period) ?? lineWith(degree, institution) ?? joined(degree, institution),
  }
}
