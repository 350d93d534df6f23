import { withoutMeantMarks } from './meant-words.ts'
import type { Vacancy } from './vacancies.ts'

/** Headings of a vacancy written out as text, by field, in reading order. */
export const vacancyTextHeadings = {
  company: 'Organisatie',
  location: 'Locatie',
  sector: 'Sector',
  salary: 'Salaris',
  hours: 'Uren',
  core_activity: 'Kernactiviteit',
  specific_tasks: 'Taken',
  hard_skills: 'Hard skills',
  soft_skills: 'Soft skills',
  benefits: 'Arbeidsvoorwaarden',
  team_composition: 'Team',
  company_culture: 'Cultuur',
  history: 'Geschiedenis',
  mission_vision_values: 'Missie, visie en kernwaarden',
  social_contribution: 'Maatschappelijke bijdrage',
} as const satisfies Partial<Record<keyof Vacancy, string>>

/** Other headings of the same fields: what earlier versions wrote, which texts that were copied then still have. */
export const earlierVacancyTextHeadings = {
  hard_skills: 'Harde vaardigheden',
  soft_skills: 'Zachte vaardigheden',
} as const satisfies Partial<Record<keyof typeof vacancyTextHeadings, string>>

/**
 * What the form says of a vacancy as plain text: `Functie: …`, then each filled field under its heading, lists line by
 * line.
 */
export const vacancyAsText = (vacancy: Pick<Vacancy, 'title' | keyof typeof vacancyTextHeadings>): string =>
  [
    `Functie: ${vacancy.title.trim()}`,
    ...Object.entries(vacancyTextHeadings).flatMap(([field, heading]) => {
      const value = withoutMeantMarks(vacancy[field as keyof typeof vacancyTextHeadings] ?? '').trim()
      if (!value) return []
      return [value.includes('\n') ? `${heading}:\n${value}` : `${heading}: ${value}`]
    }),
  ].join('\n\n')
