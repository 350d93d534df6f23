import { expect } from '@jest/globals'
import {
  type Account,
  type Invitation,
  type InvitationDraft,
  type Member,
  type Organisation,
  organisation,
} from '@wervio/contracts'
import { newToken, type Recruiter, type startApp } from './start-app.ts'

type App = Pick<ReturnType<typeof startApp>, 'call' | 'app'>

/** Calls about organisations, invitations and who is in them. */
export const colleaguesOf = ({ call, app }: App) => {
  const invite = (token: string, draft: InvitationDraft) =>
    call(token, { method: 'POST', url: '/api/invitations', payload: draft })
  const accept = (token: string, secret: string) =>
    call(token, { method: 'POST', url: '/api/invitation/accept', payload: { secret } })

  const invited = async (token: string, draft: InvitationDraft): Promise<Invitation & { secret: string }> => {
    const response = await invite(token, draft)
    expect(response.statusCode).toBe(201)
    return response.json()
  }

  const organisationOf = async (token: string): Promise<Organisation> => {
    const response = await call(token, { url: '/api/organisation' })
    expect(response.statusCode).toBe(200)
    return organisation.parse(response.json())
  }

  /** A registered account with an organisation of its own, under an address. */
  const newcomer = async (name: string = crypto.randomUUID()): Promise<Recruiter> => {
    const token = newToken(name)
    const response = await call(token, { method: 'POST', url: '/api/register', payload: { provider: 'email' } })
    expect(response.statusCode).toBe(201)
    return { token, account: response.json<Account>() }
  }

  return {
    invite,
    accept,
    invited,
    organisationOf,
    newcomer,
    open: (secret: string) => app().inject({ method: 'POST', url: '/api/invitation', payload: { secret } }),
    /** Somebody who came to the organisation by an invitation. */
    joined: async (owner: string, draft: InvitationDraft): Promise<Recruiter> => {
      const { secret } = await invited(owner, draft)
      const somebody = await newcomer()
      expect((await accept(somebody.token, secret)).statusCode).toBe(204)
      return somebody
    },
    memberOf: async (token: string, { account }: Recruiter): Promise<Member | undefined> =>
      (await organisationOf(token)).members.find(({ id }) => id === account.id),
    changeRole: (token: string, id: string, payload: object) =>
      call(token, { method: 'PATCH', url: `/api/colleagues/${id}`, payload }),
    remove: (token: string, id: string, heir: string) =>
      call(token, { method: 'DELETE', url: `/api/colleagues/${id}?heir=${heir}` }),
  }
}
