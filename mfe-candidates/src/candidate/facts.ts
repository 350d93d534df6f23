import type { Candidate, CandidateSummary } from '@wervio/contracts'

/** What stands where nothing is known of a candidate (specification 2 §2, §3). */
export const emptyTexts = {
  location: 'Locatie onbekend',
  company: 'Geen huidige functie',
  job: 'Huidige functie onbekend',
} as const

/** What somebody does: the title of the CV, or else the newest job. */
export const jobTitle = ({ title, experience }: Pick<CandidateSummary, 'title' | 'experience'>): string =>
  title?.trim() || experience[0]?.position.trim() || emptyTexts.job

/** The same with the company where somebody works now: 'Kok bij De Haven'. */
export const jobAndCompany = (candidate: Pick<Candidate, 'title' | 'experience'>): string => {
  const [newest] = candidate.experience
  const company = newest?.current ? newest.company.trim() : ''
  return [jobTitle(candidate), company].filter(Boolean).join(' bij ')
}

/** The company of the newest job. */
export const currentCompany = ({ experience }: Pick<CandidateSummary, 'experience'>): string =>
  experience[0]?.company.trim() || emptyTexts.company

/** '7 jaar ervaring'; null when nothing is known. */
export const experienceText = (years: number | null): string | null => {
  if (years === null) return null
  return years < 1 ? 'Minder dan 1 jaar ervaring' : `${Math.floor(years)} jaar ervaring`
}
