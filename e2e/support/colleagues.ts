import { acceptInvitation, createInvitation, type Role } from '@wervio/contracts'
import { createRecruiter, type Recruiter } from './accounts.ts'
import { callApi } from './api.ts'
import type { Urls } from './urls.ts'

/** Somebody new in the organisation of `owner`, who accepted an invitation for this role. */
export const createColleague = async (
  urls: Urls,
  owner: Recruiter,
  role: Exclude<Role, 'hiring_manager'>,
): Promise<Recruiter> => {
  const colleague = await createRecruiter(urls)
  const invitation = await callApi<{ secret: string }>(`${urls.mainApi}${createInvitation.path}`, {
    token: owner.token,
    method: 'POST',
    body: { role, email: null, vacancy_ids: [] },
  })
  if (invitation.status !== 201) throw new Error(`the invitation answered ${JSON.stringify(invitation)}`)
  const acceptance = await callApi(`${urls.mainApi}${acceptInvitation.path}`, {
    token: colleague.token,
    method: 'POST',
    body: { secret: invitation.body.secret },
  })
  if (acceptance.status >= 300) throw new Error(`accepting answered ${JSON.stringify(acceptance)}`)
  return colleague
}
