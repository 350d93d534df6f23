import { randomUUID } from 'node:crypto'
import type { Urls } from './urls.ts'

/** A registered recruiter with their own organisation, and a token for calls without the screens; another renews it. */
export type Recruiter = { email: string; password: string; uid: string; token: string; refreshToken: string }

/** A mail address that isn't registered yet. */
export const newEmail = (): string => `recruiter-${randomUUID()}@voorbeeld.nl`

const PASSWORD = 'Zonnebloem-27'

const postJson = async (url: string, body: unknown, token?: string): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

const identity = (urls: Urls, action: 'signUp' | 'signInWithPassword', account: { email: string; password: string }) =>
  postJson(`${urls.authEmulator}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`, {
    ...account,
    returnSecureToken: true,
  }) as Promise<{ localId: string; idToken: string; refreshToken: string }>

/** Creates an account at the identity provider only, like a registration that broke off half-way. */
export const createIdentity = async (urls: Urls): Promise<Recruiter> => {
  const account = { email: newEmail(), password: PASSWORD }
  const { localId, idToken, refreshToken } = await identity(urls, 'signUp', account)
  return { ...account, uid: localId, token: idToken, refreshToken }
}

/** Creates an account as the register page does. */
export const createRecruiter = async (urls: Urls): Promise<Recruiter> => {
  const recruiter = await createIdentity(urls)
  await postJson(`${urls.mainApi}/api/register`, { provider: 'email' }, recruiter.token)
  return recruiter
}
