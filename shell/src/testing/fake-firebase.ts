import { http, HttpResponse, type HttpHandler } from 'msw'
import { factorIsNeeded, factorsOf, secondFactorHandlers } from './fake-second-factor.ts'

type Account = {
  uid: string
  email: string
  password: string
  displayName?: string
  contact?: string
  /** Nobody has opened the link in the mail yet. */
  isUnconfirmed?: boolean
  /** The app that gives their codes. */
  factor?: string
}
const LIFETIME = 3_600

type Body = {
  token?: string
  email?: string
  password?: string
  idToken?: string
  requestType?: string
  refresh_token?: string
}

const base64url = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Firebase Auth as it looks on the wire: accounts in memory, real error codes, tokens of an hour. */
export const createFakeFirebase = () => {
  const accounts: Account[] = []
  const resets: string[] = []
  /**
   * Error codes by call (`signUp`, `signInWithPassword`, `lookup`, `sendOobCode`, `token`); `offline` breaks the line.
   */
  const failures: Record<string, string> = {}
  const waits: Record<string, Promise<unknown>> = {}
  let issuedTokens = 0

  const tokenFor = ({ uid, email, contact }: Account): string => {
    const now = Math.floor(Date.now() / 1_000)
    issuedTokens += 1
    return `${base64url({ alg: 'none' })}.${base64url({ sub: uid, user_id: uid, ...(email !== '' && { email }), ...(contact && { contact_email: contact, contact_name: 'Noor' }), auth_time: now, iat: now, exp: now + LIFETIME, n: issuedTokens })}.x`
  }
  const ownerOf = (token = ''): Account | undefined => {
    const payload = token.split('.')[1]
    if (!payload) return undefined
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string }
    return accounts.find(({ uid }) => uid === sub)
  }
  const refuse = (message: string) => HttpResponse.json({ error: { code: 400, message } }, { status: 400 })
  const welcome = (account: Account) =>
    HttpResponse.json({
      localId: account.uid,
      ...(account.email !== '' && { email: account.email }),
      idToken: tokenFor(account),
      refreshToken: account.uid,
      expiresIn: String(LIFETIME),
    })

  const answers: Record<string, (body: Body) => Response> = {
    signUp: ({ email = '', password = '', idToken }) => {
      if (email !== '' && accounts.some((account) => account.email === email)) return refuse('EMAIL_EXISTS')
      const visitor = ownerOf(idToken)
      if (visitor) return welcome(Object.assign(visitor, { email, password }))
      const account = { uid: `uid-${accounts.length + 1}`, email, password }
      accounts.push(account)
      return welcome(account)
    },
    signInWithPassword: ({ email, password }) => {
      const account = accounts.find(
        (storedAccount) => storedAccount.email === email && storedAccount.password === password,
      )
      if (!account) return refuse('INVALID_LOGIN_CREDENTIALS')
      return account.factor === undefined ? welcome(account) : HttpResponse.json(factorIsNeeded(account))
    },
    /** A custom token is a uid here; who has no address gets the contact that ours carry. */
    signInWithCustomToken: ({ token = '' }) => {
      const knownAccount = accounts.find(({ uid }) => uid === token)
      const account = knownAccount ?? { uid: token, email: '', password: '', contact: 'noor@werving.example' }
      if (!knownAccount) accounts.push(account)
      return welcome(account)
    },
    lookup: ({ idToken }) => {
      const account = ownerOf(idToken)
      if (!account) return refuse('USER_NOT_FOUND')
      const { uid: localId, email, displayName, isUnconfirmed } = account
      return HttpResponse.json({
        users: [
          email === ''
            ? { localId, providerUserInfo: [] }
            : {
                localId,
                email,
                emailVerified: !isUnconfirmed,
                displayName,
                mfaInfo: factorsOf(account),
                providerUserInfo: account.password === '' ? [] : [{ providerId: 'password', email }],
              },
        ],
      })
    },
    update: ({ idToken, password }) => {
      const account = ownerOf(idToken)
      if (!account) return refuse('USER_NOT_FOUND')
      return welcome(Object.assign(account, password !== undefined && { password }))
    },
    delete: ({ idToken }) => {
      const account = ownerOf(idToken)
      if (account) accounts.splice(accounts.indexOf(account), 1)
      return HttpResponse.json({})
    },
    sendOobCode: ({ email = '', requestType, idToken }) => {
      if (requestType === 'VERIFY_EMAIL') return HttpResponse.json({ email: ownerOf(idToken)?.email })
      if (!accounts.some((account) => account.email === email)) return refuse('EMAIL_NOT_FOUND')
      resets.push(email)
      return HttpResponse.json({ email })
    },
  }

  const handlers: HttpHandler[] = [
    ...secondFactorHandlers({
      ownerOf,
      accounts,
      welcome,
      refuse,
      json: (body) => HttpResponse.json(body),
      waits,
      failures,
    }),
    http.post(/\/v1\/accounts:(\w+)/, async ({ request }) => {
      const name = /accounts:(\w+)/.exec(request.url)?.[1] ?? ''
      await waits[name]
      const failure = failures[name]
      if (failure === 'offline') return HttpResponse.error()
      return failure ? refuse(failure) : (answers[name]?.((await request.json()) as Body) ?? refuse('UNKNOWN'))
    }),
    http.post(/\/v1\/token/, async ({ request }) => {
      const { refresh_token: uid } = Object.fromEntries(new URLSearchParams(await request.text()))
      if (failures['token'] === 'offline') return HttpResponse.error()
      const account = accounts.find((storedAccount) => storedAccount.uid === uid)
      if (failures['token'] || !account) return refuse(failures['token'] ?? 'TOKEN_EXPIRED')
      const token = tokenFor(account)
      return HttpResponse.json({
        access_token: token,
        id_token: token,
        refresh_token: uid,
        expires_in: String(LIFETIME),
        user_id: uid,
      })
    }),
  ]

  const reset = (): void => {
    accounts.length = 0
    resets.length = 0
    for (const key of Object.keys(failures)) delete failures[key]
    for (const key of Object.keys(waits)) delete waits[key]
  }

  return { handlers, accounts, resets, failures, waits, reset }
}
