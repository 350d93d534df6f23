import { createVacancy, generateVacancy, listVacancies, register, type GenerateVacancyRequest, type VacancyDraft } from '@wervio/contracts'
import { demoRecruiter } from './recruiter.ts'

type Answer = { status: number; body: unknown }

const post = async (url: string, body: unknown, token?: string): Promise<Answer> => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}

const refused = (what: string, { status, body }: Answer) => new Error(`${what}: ${status} ${JSON.stringify(body)}`)

const tokenIn = (answer: Answer): string | undefined => {
  const { idToken } = answer.body as { idToken?: unknown }
  return typeof idToken === 'string' ? idToken : undefined
}

/** Signs the demo recruiter in at the emulator, after making the account when it isn't there; returns the id token. */
export const signIn = async (emulator: string): Promise<string> => {
  const { email, password, displayName } = demoRecruiter
  const accounts = `${emulator}/identitytoolkit.googleapis.com/v1/accounts`
  const made = await post(`${accounts}:signUp?key=demo`, { email, password, displayName, returnSecureToken: true })
  if (made.status === 200) return tokenIn(made) ?? Promise.reject(refused('no token', made))
  const known = await post(`${accounts}:signInWithPassword?key=demo`, { email, password, returnSecureToken: true })
  return tokenIn(known) ?? Promise.reject(refused('the demo recruiter can not sign in', known))
}

/** Registers the account at main-api; one that is registered already will do. */
export const registerDemo = async (mainApi: string, token: string): Promise<void> => {
  const answer = await post(mainApi + register.path, { provider: 'email', email: demoRecruiter.email, displayName: demoRecruiter.displayName }, token)
  if (answer.status !== 201 && answer.status !== 409) throw refused('the demo recruiter was not registered', answer)
}

/** Titles of the vacancies that are there. */
export const titles = async (mainApi: string, token: string): Promise<Set<string>> => {
  const response = await fetch(mainApi + listVacancies.path, { headers: { authorization: `Bearer ${token}` } })
  const body: unknown = await response.json()
  if (response.status !== 200) throw refused('the vacancies could not be read', { status: response.status, body })
  return new Set(listVacancies.responses[200].parse(body).map(({ title }) => title))
}

export const writeText = async (aiService: string, token: string, request: GenerateVacancyRequest): Promise<string> => {
  const answer = await post(aiService + generateVacancy.path, request, token)
  if (answer.status !== 200) throw refused('the text was not written', answer)
  return generateVacancy.responses[200].parse(answer.body).html
}

export const saveVacancy = async (mainApi: string, token: string, draft: VacancyDraft): Promise<void> => {
  const answer = await post(mainApi + createVacancy.path, draft, token)
  if (answer.status !== 201) throw refused('the vacancy was not saved', answer)
}
