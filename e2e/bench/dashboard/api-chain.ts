import type { Page } from '@playwright/test'
import { getAttention, getRecruiterProfile, listConversations, listRecordingImports } from '@wervio/contracts'
import type { Urls } from '../../support/urls.ts'

/**
 * Milliseconds of the calls without which there is no dashboard, made by a client that does nothing else, in a browser
 * as cold as the one that signs in: the password, the user it belongs to, the account and its role, and then what waits
 * today, in three calls at once. Each needs something from the one before it, so no client is faster.
 */
export const apiChain = async (
  page: Page,
  urls: Urls,
  { email, password }: { email: string; password: string },
): Promise<number> => {
  // Any page of the product's own origin that runs no code of it.
  await page.goto('/robots.txt')
  const identity = `${urls.authEmulator}/identitytoolkit.googleapis.com/v1/accounts`
  const query = new URLSearchParams({ filter: 'upcoming', sort: 'oldest', limit: '20' })
  return page.evaluate(
    async ({ signIn, lookup, profile, today, account }) => {
      const read = async (url: string, init: RequestInit): Promise<{ idToken?: string }> => {
        const response = await fetch(url, init)
        if (!response.ok) throw new Error(`${url} answered ${response.status}`)
        return (await response.json()) as { idToken?: string }
      }
      const post = (url: string, body: object) =>
        read(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      const startTime = performance.now()
      const { idToken } = await post(signIn, { ...account, returnSecureToken: true })
      await post(lookup, { idToken })
      const init = { headers: { authorization: `Bearer ${idToken}` } }
      await read(profile, init)
      await Promise.all(today.map((url) => read(url, init)))
      return performance.now() - startTime
    },
    {
      signIn: `${identity}:signInWithPassword?key=demo`,
      lookup: `${identity}:lookup?key=demo`,
      profile: `${urls.mainApi}${getRecruiterProfile.path}`,
      today: [
        `${urls.mainApi}${getAttention.path}`,
        `${urls.aiService}${listConversations.path}?${query}`,
        `${urls.aiService}${listRecordingImports.path}`,
      ],
      account: { email, password },
    },
  )
}
