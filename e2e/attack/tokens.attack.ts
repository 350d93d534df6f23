import type { Attack, Target } from './attack.ts'
import { PDF, upload } from './support/own-rows.ts'
import { newRecruiter, signInUrl } from './support/recruiters.ts'
import { serviceForgeries } from './support/service-forgeries.ts'
import { Tally } from './support/tally.ts'
import { forgeriesOf, join, type Claims } from './support/token-forgeries.ts'

/**
 * The calls that every forgery is tried on: a read of each service, and the one endpoint that accepts service tokens
 * too.
 */
const DOORS = [
  { service: 'mainApi', path: '/api/vacancies', sending: {} },
  { service: 'aiService', path: '/api/chat/messages?subject=general', sending: {} },
  { service: 'aiService', path: '/api/parse-cv', sending: { method: 'POST', ...upload('cv', PDF) } },
] as const

const SCHEMES = ['Basic', 'Digest', 'Token', 'JWT', 'Bearer Bearer', 'Bearer,', 'Bearer=', '']

const printable = (token: string): boolean => /^[\x20-\x7e]*$/.test(token)

const run = async (target: Target) => {
  const { http, product } = target
  const forgeryTally = new Tally('tokens that were forged')
  const unsignedTally = new Tally('an unsigned token made up for an account that exists')
  const { token, uid, email, account } = await newRecruiter(target)
  const show = (door: (typeof DOORS)[number], authorization: string) => {
    const { headers, ...sending } = { headers: {}, ...door.sending }
    return http.send(product.urls[door.service] + door.path, { ...sending, headers: { ...headers, authorization } })
  }
  const forgeries = [
    ...forgeriesOf(token),
    ...serviceForgeries(account.id, account.organisation_id, product.serviceSecret),
  ]
  for (const { what, token: forgery } of forgeries.filter(({ token: text }) => printable(text)))
    for (const door of DOORS) {
      const { status } = await show(door, `Bearer ${forgery}`).catch(() => ({ status: 0 }))
      // Headers that are too long are refused before the token is looked at.
      forgeryTally.note(status === 401 || status === 431, `${door.path}: ${what}: ${status}`)
    }
  for (const scheme of SCHEMES)
    for (const door of DOORS)
      forgeryTally.note((await show(door, `${scheme} ${token}`)).status === 401, `${door.path}: scheme '${scheme}'`)

  const control = await show(DOORS[0], `Bearer ${token}`)
  forgeryTally.note(control.status === 200, `the true token is refused: ${control.status}`)
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims
  const longerClaims = { ...claims, exp: Number(claims['exp']) + 86_400 }
  for (const door of DOORS) {
    const { status } = await show(door, `Bearer ${join({ alg: 'none', typ: 'JWT' }, longerClaims)}`)
    unsignedTally.note(status === 401, `${door.path}: ${status} for whoever knows a uid`)
  }
  const seconds = Math.floor(Date.now() / 1000)
  const custom = join(
    { alg: 'none' },
    {
      uid,
      sub: 'x',
      iss: 'x',
      aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
      iat: seconds,
      exp: seconds + 3_600,
    },
  )
  const customAnswer = await http.send(signInUrl(target, 'signInWithCustomToken'), {
    method: 'POST',
    body: { token: custom, returnSecureToken: true },
  })
  unsignedTally.note(
    customAnswer.status >= 400,
    `signInWithCustomToken takes an unsigned token for a uid: ${customAnswer.status}`,
  )
  const google = join(
    { alg: 'none' },
    { sub: 'made-up', email, email_verified: true, iss: 'https://accounts.google.com' },
  )
  const googleAnswer = await http.send(signInUrl(target, 'signInWithIdp'), {
    method: 'POST',
    body: {
      postBody: `id_token=${google}&providerId=google.com`,
      requestUri: product.urls.shell,
      returnSecureToken: true,
      returnIdpCredential: true,
    },
  })
  unsignedTally.note(
    !googleAnswer.text.includes(uid),
    `signInWithIdp takes an unsigned token of Google for the address of an account: ${googleAnswer.status}`,
  )
  return [forgeryTally.row(), unsignedTally.row()]
}

export const attack: Attack = { name: 'tokens', point: 'before', seconds: 90, requests: 2_500, run }
