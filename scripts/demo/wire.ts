import {
  createVacancy,
  generateVacancy,
  listVacancies,
  register,
  type GenerateVacancyRequest,
  type VacancyDraft,
} from '@wervio/contracts'
import { demoRecruiter } from '@wervio/demo-data'

type Answer = { status: number; body: unknown }

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: response.status === 204 ? null : await response.json(),
})

const send = async (method: 'POST' | 'PUT' | 'PATCH', url: string, body: unknown, token?: string): Promise<Answer> => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return answerOf(await fetch(url, { method, headers, body: JSON.stringify(body) }))
}

export const post = (url: string, body: unknown, token?: string): Promise<Answer> => send('POST', url, body, token)
export const put = (url: string, token: string): Promise<Answer> => send('PUT', url, {}, token)
export const patch = (url: string, body: unknown, token: string): Promise<Answer> => send('PATCH', url, body, token)

export const get = async (url: string, token: string): Promise<Answer> =>
  answerOf(await fetch(url, { headers: { authorization: `Bearer ${token}` } }))

/** Sends one file as the form field that an endpoint names. */
export const sendFile = async (
  url: string,
  { method, upload }: { method: string; upload: { field: string } },
  file: File,
  token: string,
): Promise<Answer> => {
  const form = new FormData()
  form.append(upload.field, file)
  return answerOf(await fetch(url, { method, headers: { authorization: `Bearer ${token}` }, body: form }))
}

export const refused = (what: string, { status, body }: Answer) =>
  new Error(`${what}: ${status} ${JSON.stringify(body)}`)

const tokenIn = (answer: Answer): string | undefined => {
  const { idToken } = answer.body as { idToken?: unknown }
  return typeof idToken === 'string' ? idToken : undefined
}

/** Signs the demo recruiter in at the emulator, creating the account if needed; returns the id token. */
export const signIn = async (emulator: string): Promise<string> => {
  const { email, password, displayName } = demoRecruiter
  const accounts = `${emulator}/identitytoolkit.googleapis.com/v1/accounts`
  const signUp = await post(`${accounts}:signUp?key=demo`, { email, password, displayName, returnSecureToken: true })
  if (signUp.status === 200) return tokenIn(signUp) ?? Promise.reject(refused('no token', signUp))
  const signedIn = await post(`${accounts}:signInWithPassword?key=demo`, { email, password, returnSecureToken: true })
  return tokenIn(signedIn) ?? Promise.reject(refused('the demo recruiter can not sign in', signedIn))
}

/** Registers the account at main-api unless it is registered already. */
export const registerDemo = async (mainApi: string, token: string): Promise<void> => {
  const answer = await post(
    mainApi + register.path,
    { provider: 'email', email: demoRecruiter.email, displayName: demoRecruiter.displayName },
    token,
  )
  if (answer.status !== 201 && answer.status !== 409) throw refused('the demo recruiter was not registered', answer)
}

/** The provider's id of the account that a token of the emulator is of. */
export const uidOf = (token: string): string => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as { sub?: unknown }
  if (typeof claims.sub !== 'string') throw new Error('a token of nobody')
  return claims.sub
}

/** Ids of the existing vacancies, by title. */
export const vacancyIds = async (mainApi: string, token: string): Promise<Map<string, string>> => {
  const answer = await get(mainApi + listVacancies.path, token)
  if (answer.status !== 200) throw refused('the vacancies could not be read', answer)
  return new Map(listVacancies.responses[200].parse(answer.body).map(({ id, title }) => [title, id]))
}

export const writeText = async (aiService: string, token: string, request: GenerateVacancyRequest): Promise<string> => {
  // Sample data is never written by a model: the product starts also where one refuses.
  const answer = await post(aiService + generateVacancy.path, { ...request, engine: 'builtin' }, token)
  if (answer.status !== 200) throw refused('the text was not written', answer)
  return generateVacancy.responses[200].parse(answer.body).html
}

export const saveVacancy = async (mainApi: string, token: string, draft: VacancyDraft): Promise<void> => {
  const answer = await post(mainApi + createVacancy.path, draft, token)
  if (answer.status !== 201) throw refused('the vacancy was not saved', answer)
}
