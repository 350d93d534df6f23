import type { Vacancy } from '@wervio/contracts'
import { storeAsNew } from '../writing/store-text.ts'
import type { GeneratorValues } from './generator-fields.ts'
import type { GeneratedText } from './generator-store.ts'
import { textToHtml } from './text-to-html.ts'

/**
 * The form and its text as a vacancy. An edited text has no engine to name; goals have no field of their own and join
 * the mission.
 */
export const toVacancy = (values: GeneratorValues, { written: response, text }: GeneratedText) => {
  const isEdited = text !== response.vacatureText
  return {
    title: values.functie,
    company: values.organisatie,
    client: values.opdrachtgever,
    client_mention: values.opdrachtgever_in_tekst,
    salary: values.salaris,
    location: values.locatie,
    hours: values.uren,
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
    description: isEdited ? textToHtml(text, response.html) : response.html,
    description_made_by: isEdited ? null : response.made_by,
  }
}

/** Stores the form and its text as a new vacancy, once. */
export const saveGenerated = (values: GeneratorValues, generatedText: GeneratedText): Promise<Vacancy> =>
  storeAsNew(toVacancy(values, generatedText), {
    creationKey: generatedText.creation_key,
    mayDiffer: generatedText.tried,
  })
