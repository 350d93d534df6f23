import { formatPhone, languageText, periodText } from '@wervio/candidates'
import type { Candidate } from '@wervio/contracts'

type Fields = Partial<Pick<Candidate, 'experience' | 'education' | 'languages'>> & Readonly<Record<string, unknown>>

/** What a field of a candidate says, for a reader, a line for each item of a list; '' when it says nothing. */
export const fieldText = (candidate: Fields, field: string): string => {
  const { experience = [], education = [], languages = [] } = candidate
  if (field === 'experience')
    return experience.map((job) => [job.position, job.company, periodText(job)].filter(Boolean).join(' · ')).join('\n')
  if (field === 'education')
    return education
      .map((school) => [school.degree, school.institution, periodText(school)].filter(Boolean).join(' · '))
      .join('\n')
  if (field === 'languages') return languages.map(languageText).join(', ')
  const value = candidate[field]
  if (field === 'phone' && typeof value === 'string') return formatPhone(value)
  return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : ''
}
