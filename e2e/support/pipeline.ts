import type { Application, Candidate, CandidateDraft, Vacancy } from '@wervio/contracts'
import type { Recruiter } from './accounts.ts'
import { callApi, saveVacancy } from './api.ts'

const create = async <T>(url: string, token: string, body: unknown): Promise<T> => {
  const answer = await callApi<T>(url, { token, method: 'POST', body })
  if (answer.status !== 201) throw new Error(`POST ${url} answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Saves a candidate for a recruiter. */
export const saveCandidate = (mainApi: string, { token }: Recruiter, draft: CandidateDraft): Promise<Candidate> =>
  create(`${mainApi}/api/candidates`, token, draft)

/** Puts a candidate in the pipeline of a vacancy. */
export const apply = (
  mainApi: string,
  { token }: Recruiter,
  vacancy: Vacancy,
  candidate: Candidate,
  stage = 1,
): Promise<Application> =>
  create(`${mainApi}/api/applications`, token, { vacancy_id: vacancy.id, candidate_id: candidate.id, stage })

/** A vacancy with these people in its pipeline, each at a stage. */
export const vacancyWith = async (
  mainApi: string,
  recruiter: Recruiter,
  people: Record<string, number>,
): Promise<{ vacancy: Vacancy; applications: Record<string, Application> }> => {
  const vacancy = await saveVacancy(mainApi, recruiter, {
    title: 'Wijkverpleegkundige',
    company: 'Thuiszorg De Linde',
    location: 'Haren',
  })
  const applications: Record<string, Application> = {}
  for (const [name, stage] of Object.entries(people)) {
    const candidate = await saveCandidate(mainApi, recruiter, {
      name,
      title: null,
      location: 'Assen',
      skills: ['Wondzorg', 'Omaha System'],
      email: null,
      phone: null,
      linkedin: null,
      notes: null,
      cv_filename: null,
      experience: [{ position: 'Verpleegkundige', company: 'Thuiszorg Noord' }],
    })
    applications[name] = await apply(mainApi, recruiter, vacancy, candidate, stage)
  }
  return { vacancy, applications }
}
