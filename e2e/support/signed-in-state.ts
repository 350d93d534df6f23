import type { Browser, BrowserContext } from '@playwright/test'
import { createRecruiter, type Recruiter } from './accounts.ts'
import { signIn } from './sign-in.ts'
import type { Urls } from './urls.ts'

/** What a browser keeps. */
export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>

/** A recruiter who signed in by the form, and what the browser keeps of that. */
export type WorkerSession = { recruiter: Recruiter; state: BrowserState }

/** Signs a new recruiter in by the form. */
export const signInByForm = async (browser: Browser, urls: Urls): Promise<WorkerSession> => {
  const recruiter = await createRecruiter(urls)
  const context = await browser.newContext({ baseURL: urls.shell })
  await signIn(await context.newPage(), recruiter)
  const state = await context.storageState()
  await context.close()
  return { recruiter, state }
}

/** Our token, and what Firebase keeps of an account. */
const OF_SESSION = /^(?:token$|firebase:authUser:)/

const replaceAll = (text: string, replacements: readonly (readonly [string, string])[]): string =>
  replacements.reduce((result, [before, after]) => result.replaceAll(before, after), text)

const tokensIn = (state: BrowserState): { accessToken: string; refreshToken: string } => {
  const entries = state.origins.flatMap(({ localStorage }) => localStorage)
  const account = entries.find(({ name }) => name.startsWith('firebase:authUser:'))
  if (!account) throw new Error('the browser keeps no account of somebody who signed in')
  const { stsTokenManager } = JSON.parse(account.value) as {
    stsTokenManager: { accessToken: string; refreshToken: string }
  }
  return stsTokenManager
}

/** What the browser would keep, had another recruiter signed in by the form. */
export const stateOf = (recruiter: Recruiter, { recruiter: other, state }: WorkerSession): BrowserState => {
  const { accessToken, refreshToken } = tokensIn(state)
  const replacements = [
    [accessToken, recruiter.token],
    [refreshToken, recruiter.refreshToken],
    [other.uid, recruiter.uid],
    [other.email, recruiter.email],
  ] as const
  const origins = state.origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage
      .filter(({ name }) => OF_SESSION.test(name))
      .map(({ name, value }) => ({ name, value: replaceAll(value, replacements) })),
  }))
  return { cookies: state.cookies, origins }
}
