import { call } from '@wervio/api-client'
import { endpoints, type Vacancy } from '@wervio/contracts'
import type { GeneratorValues } from './generator-fields.ts'
import type { KeptText } from './generator-store.ts'
import { textToHtml } from './text-to-html.ts'

/** The form and its text as a vacancy. An edited text has no engine to name; goals have no field of their own and join the mission. */
export const toVacancy = (values: GeneratorValues, { written, text }: KeptText) => {
  const edited = text !== written.vacatureText
  return {
    title: values.functie,
    company: values.organisatie,
    salary: values.salaris,
    benefits: values.secundaire_arbeidsvoorwaarden,
    specific_tasks: values.specifieke_taken,
    soft_skills: values.soft_skills,
    hard_skills: values.hard_skills,
    company_culture: values.organisatie_cultuur,
    team_composition: values.collegas,
    history: values.geschiedenis,
    sector: values.sector,
    core_activity: values.kernactiviteit,
    mission_vision_values: [values.missie_visie_kernwaarden, values.doelen].filter((part) => part.trim()).join('\n'),
    social_contribution: values.maatschappelijke_bijdrage,
    description: edited ? textToHtml(text, written.html) : written.html,
    description_made_by: edited ? null : written.made_by,
  }
}

/** Stores it as a new vacancy, once: after an attempt without an answer, what that one made is brought up to date. */
export const saveGenerated = async (values: GeneratorValues, made: KeptText): Promise<Vacancy> => {
  const body = toVacancy(values, made)
  const saved = await call(endpoints.createVacancy, { body: { ...body, creation_key: made.creation_key } })
  return made.tried ? call(endpoints.updateVacancy, { params: { id: saved.id }, body }) : saved
}
