import type { Browser, Page } from '@playwright/test'
import type { InvitationDraft } from '@wervio/contracts'
import { createRecruiter, type Recruiter } from './accounts.ts'
import { callApi } from './api.ts'
import { signIn } from './sign-in.ts'
import type { Urls } from './urls.ts'

/** A new recruiter who came to the owner's organisation by an invitation. */
export const joinAs = async (urls: Urls, { token }: Recruiter, draft: InvitationDraft): Promise<Recruiter> => {
  const { body } = await callApi<{ secret: string }>(`${urls.mainApi}/api/invitations`, {
    token,
    method: 'POST',
    body: draft,
  })
  const colleague = await createRecruiter(urls)
  const { status } = await callApi(`${urls.mainApi}/api/invitation/accept`, {
    token: colleague.token,
    method: 'POST',
    body: { secret: body.secret },
  })
  if (status !== 204) throw new Error(`the invitation was not accepted: ${status}`)
  return colleague
}

/** A page in a browser of its own in which somebody is signed in; for the caller to close with its context. */
export const pageOf = async (browser: Browser, { shell }: Urls, somebody: Recruiter): Promise<Page> => {
  const context = await browser.newContext({ baseURL: shell })
  const page = await context.newPage()
  await signIn(page, somebody)
  return page
}
