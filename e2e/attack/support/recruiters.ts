import type { Account } from '@wervio/contracts'
import { newEmail, type Recruiter } from '../../support/accounts.ts'
import type { Target as WholeTarget } from '../attack.ts'
import { jsonOf } from './http-client.ts'

/** The product to sign up at, which may be one that an attack started itself. */
type Target = Pick<WholeTarget, 'http'> & { product: Pick<WholeTarget['product'], 'urls'> }

export type Registered = Omit<Recruiter, 'refreshToken'> & { account: Account }

const PASSWORD = 'Zonnebloem-27'

/** The address of a sign-in call such as `signUp`. */
export const signInUrl = ({ product }: Target, call: string): string =>
  `${product.urls.authEmulator}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo`

/** A recruiter in an organisation of their own, as the register page makes one. */
export const newRecruiter = async (target: Target, password = PASSWORD): Promise<Registered> => {
  const { http, product } = target
  const email = newEmail()
  const identity = await http.send(signInUrl(target, 'signUp'), {
    method: 'POST',
    body: { email, password, returnSecureToken: true },
  })
  const { localId: uid, idToken: token } = (jsonOf(identity) as { localId: string; idToken: string } | null) ?? {}
  if (!uid || !token) throw new Error(`nobody could sign up: ${identity.status} ${identity.text.slice(0, 200)}`)
  const url = `${product.urls.mainApi}/api/register`
  const accountAnswer = await http.send(url, { method: 'POST', token, body: { provider: 'email' } })
  const account = jsonOf(accountAnswer) as Account | null
  if (accountAnswer.status !== 201 || !account)
    throw new Error(`registering answered ${accountAnswer.status}: ${accountAnswer.text}`)
  return { email, password, uid, token, account }
}

/** That many recruiters, created one after another, because creating them isn't part of the attack. */
export const newRecruiters = async (target: Target, count: number): Promise<Registered[]> => {
  const recruiters: Registered[] = []
  while (recruiters.length < count) recruiters.push(await newRecruiter(target))
  return recruiters
}
