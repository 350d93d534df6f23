import type { GenerateVacancyRequest, VacancyDraft } from '@wervio/contracts'

/** The request to ai-service for the text of a vacancy. */
export const textRequest = (vacancy: VacancyDraft): GenerateVacancyRequest => ({
  functie: vacancy.title,
  organisatie: vacancy.company,
  locatie: vacancy.location,
  salaris: vacancy.salary,
  uren: vacancy.hours,
  sector: vacancy.sector,
  kernactiviteit: vacancy.core_activity,
  specifieke_taken: vacancy.specific_tasks,
  hard_skills: vacancy.hard_skills,
  soft_skills: vacancy.soft_skills,
  secundaire_arbeidsvoorwaarden: vacancy.benefits,
  geschiedenis: vacancy.history,
  team_samenstelling: vacancy.team_composition,
  organisatiecultuur: vacancy.company_culture,
  maatschappelijke_bijdrage: vacancy.social_contribution,
  missie_visie_kernwaarden: vacancy.mission_vision_values,
})
