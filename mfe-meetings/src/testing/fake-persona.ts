import { MAIN, server } from '@wervio/api-client/testing'
import type { Persona, Vacancy } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'

const moments = { created_at: '2026-01-01T09:00:00.000Z', updated_at: '2026-01-01T09:00:00.000Z' }
const texts = { openheid: '', consciëntieusheid: '', extraversie: '', vriendelijkheid: '', neuroticisme: '' }
const lists = { openheid: [], consciëntieusheid: [], extraversie: [], vriendelijkheid: [], neuroticisme: [] }

const vacancy = (id: string): Vacancy => ({
  id,
  title: 'Planner',
  company: '',
  location: '',
  salary: '',
  hours: '',
  description: '',
  specific_tasks: '',
  benefits: '',
  soft_skills: '',
  hard_skills: '',
  sector: '',
  core_activity: '',
  history: '',
  team_composition: '',
  company_culture: '',
  social_contribution: null,
  mission_vision_values: null,
  status: 'actief',
  thumbnail: null,
  recruiter_id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d97',
  ...moments,
})

/** A vacancy with a persona that asks these questions; null for one without a persona. */
export const stubPersona = (id: string, questions: Partial<Persona['interview_vragen']> | null): void => {
  const persona: Persona | null = questions && {
    naam: 'De ideale planner',
    leeftijd: '',
    leeftijd_door_engine: false,
    ervaring: '',
    achtergrond: '',
    vaardigheden: [],
    motivatie: '',
    werkstijl: '',
    ambities: '',
    persoonlijkheid: { big_fifty_samenvatting: '', kenmerken: texts },
    wetenschappelijke_onderbouwing: { functie_match: '', organisatie_match: '', team_match: '' },
    interview_vragen: { ...lists, situationeel: [], ...questions },
    bewijs: lists,
    vacancy_id: id,
    created_at: moments.created_at,
    made_by: { engine: 'builtin', model: 'wervio-persona-1', at: moments.created_at },
    warnings: [],
  }
  server.use(
    http.get(`${MAIN}/api/vacancies/${id}`, () => HttpResponse.json({ ...vacancy(id), has_persona: persona !== null })),
    http.get(`${MAIN}/api/persona/${id}`, () => HttpResponse.json(persona)),
  )
}
