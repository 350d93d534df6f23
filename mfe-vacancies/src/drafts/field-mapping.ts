import { clientMentions, type Vacancy, type VacancyChange } from '@wervio/contracts'

/** Form field to vacancy field; `html` of the answer becomes `description`. */
export const vacancyFieldOf = {
  functie: 'title',
  salaris: 'salary',
  locatie: 'location',
  uren: 'hours',
  specifieke_taken: 'specific_tasks',
  secundaire_arbeidsvoorwaarden: 'benefits',
  hard_skills: 'hard_skills',
  soft_skills: 'soft_skills',
  organisatie: 'company',
  opdrachtgever: 'client',
  opdrachtgever_in_tekst: 'client_mention',
  sector: 'sector',
  kernactiviteit: 'core_activity',
  geschiedenis: 'history',
  team_samenstelling: 'team_composition',
  organisatiecultuur: 'company_culture',
  missie_visie_kernwaarden: 'mission_vision_values',
  maatschappelijke_bijdrage: 'social_contribution',
} as const satisfies Record<string, keyof Vacancy & keyof VacancyChange>

export type FieldName = keyof typeof vacancyFieldOf
export type FormValues = Record<FieldName, string>

export const fieldNames = Object.keys(vacancyFieldOf) as FieldName[]

const fromFields = <T>(value: (name: FieldName) => T) =>
  Object.fromEntries(fieldNames.map((name) => [name, value(name)])) as Record<FieldName, T>

/** A choice holds its first value until somebody chooses. */
const initialValues: Partial<FormValues> = { opdrachtgever_in_tekst: clientMentions[0] }

export const emptyForm: FormValues = fromFields((name) => initialValues[name] ?? '')

/** The form by the names a vacancy has for its fields. */
export const vacancyFields = (form: FormValues) =>
  Object.fromEntries(fieldNames.map((name) => [vacancyFieldOf[name], form[name]])) as Record<
    (typeof vacancyFieldOf)[FieldName],
    string
  >

/** The form as a vacancy stores it. */
export const toVacancy = (form: FormValues, html: string) => ({ ...vacancyFields(form), description: html })

/** The fields of a vacancy whose values differ from those in `base`. */
export const changedFields = (base: FormValues, form: FormValues): VacancyChange =>
  Object.fromEntries(
    fieldNames.filter((name) => form[name] !== base[name]).map((name) => [vacancyFieldOf[name], form[name]]),
  )

/** A stored vacancy as the form shows it. */
export const toForm = (vacancy: Vacancy): FormValues =>
  fromFields((name) => vacancy[vacancyFieldOf[name]] ?? emptyForm[name])

/** The form field behind a field an answer names, in either vocabulary; undefined for anything else. */
export const formFieldOf = (path: string): FieldName | undefined =>
  fieldNames.find((name) => name === path || vacancyFieldOf[name] === path)

export const sameForm = (a: FormValues, b: FormValues): boolean => fieldNames.every((name) => a[name] === b[name])

/** As `sameForm`, but for the spaces around what was typed, which saving takes off. */
export const sameWords = (a: FormValues, b: FormValues): boolean =>
  fieldNames.every((name) => a[name].trim() === b[name].trim())
