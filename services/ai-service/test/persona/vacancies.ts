import { vacancyAsText, type GenerateVacancyRequest } from '@wervio/contracts'
import { forms } from '../forms/index.ts'
import { freeTexts } from './free-texts.ts'

const textOf = (form: GenerateVacancyRequest): string =>
  vacancyAsText({
    title: form.functie,
    company: form.organisatie ?? '',
    location: form.locatie ?? '',
    sector: form.sector ?? '',
    salary: form.salaris ?? '',
    hours: form.uren ?? '',
    core_activity: form.kernactiviteit ?? '',
    specific_tasks: form.specifieke_taken ?? '',
    hard_skills: form.hard_skills ?? '',
    soft_skills: form.soft_skills ?? '',
    benefits: form.secundaire_arbeidsvoorwaarden ?? '',
    team_composition: form.team_samenstelling ?? form.collegas ?? '',
    company_culture: form.organisatiecultuur ?? form.organisatie_cultuur ?? '',
    history: form.geschiedenis ?? '',
    mission_vision_values: form.missie_visie_kernwaarden ?? null,
    social_contribution: form.maatschappelijke_bijdrage ?? null,
  })

/** Vacancies with the headings of a stored one. */
export const storedTexts = Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, textOf(form)]))

/** Every vacancy the properties are held against. */
export const allTexts: Record<string, string> = { ...storedTexts, ...freeTexts }
