import type { Vacancy, VacancyDraft } from '@wervio/contracts'
import type { Recruiter } from './accounts.ts'

type Answer<T> = { status: number; body: T }

/** One call without the screens; the body is the parsed JSON, or null. */
export const callApi = async <T = unknown>(
  url: string,
  { token, method = 'GET', body }: { token?: string; method?: string; body?: unknown } = {},
): Promise<Answer<T>> => {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : null) as T }
}

/** Saves a vacancy for a recruiter; throws if it isn't confirmed. */
export const saveVacancy = async (mainApi: string, { token }: Recruiter, draft: VacancyDraft): Promise<Vacancy> => {
  const { status, body } = await callApi<Vacancy>(`${mainApi}/api/vacancies`, { token, method: 'POST', body: draft })
  if (status !== 201) throw new Error(`the vacancy was not saved: ${status} ${JSON.stringify(body)}`)
  return body
}
