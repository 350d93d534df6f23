import { http, type HttpHandler } from 'msw'

/** The code that an authenticator app shows in these tests. */
export const APP_CODE = '246810'

type Account = { uid: string; factor?: string }
type Verification = { totpVerificationInfo?: { verificationCode?: string } }
type Body = Verification & { idToken?: string; mfaPendingCredential?: string; mfaEnrollmentId?: string }

type Parts<A extends Account> = {
  ownerOf: (token?: string) => A | undefined
  accounts: readonly A[]
  welcome: (account: A) => Response
  refuse: (code: string) => Response
  json: (body: object) => Response
  waits: Readonly<Record<string, Promise<unknown>>>
  failures: Readonly<Record<string, string>>
}

/** The second factors of an account as Firebase lists them. */
export const factorsOf = ({ factor }: Account): object[] =>
  factor === undefined ? [] : [{ mfaEnrollmentId: factor, totpInfo: {} }]

/** What Firebase says to a right password of somebody with a second factor: their uid is the credential here. */
export const factorIsNeeded = (account: Account): object => ({
  localId: account.uid,
  mfaPendingCredential: account.uid,
  mfaInfo: factorsOf(account),
})

/** Second factors of Firebase Auth by an app, as they look on the wire; one code is right. */
export const secondFactorHandlers = <A extends Account>(parts: Parts<A>): HttpHandler[] => {
  const { ownerOf, accounts, welcome, refuse, json, waits, failures } = parts
  const isRight = ({ totpVerificationInfo }: Body): boolean => totpVerificationInfo?.verificationCode === APP_CODE

  const answers: Record<string, (body: Body) => Response> = {
    'mfaEnrollment:start': () =>
      json({
        totpSessionInfo: {
          sharedSecretKey: 'JBSWY3DPEHPK3PXP',
          verificationCodeLength: 6,
          hashingAlgorithm: 'SHA1',
          periodSec: 30,
          sessionInfo: 'enrolment',
          finalizeEnrollmentTime: new Date(Date.now() + 600_000).toISOString(),
        },
      }),
    'mfaEnrollment:finalize': (body) => {
      const account = ownerOf(body.idToken)
      if (!account) return refuse('USER_NOT_FOUND')
      return isRight(body) ? welcome(Object.assign(account, { factor: 'app' })) : refuse('INVALID_CODE')
    },
    'mfaEnrollment:withdraw': ({ idToken }) => {
      const account = ownerOf(idToken)
      if (!account) return refuse('USER_NOT_FOUND')
      delete account.factor
      return welcome(account)
    },
    'mfaSignIn:finalize': (body) => {
      const account = accounts.find(({ uid }) => uid === body.mfaPendingCredential)
      if (!account) return refuse('INVALID_MFA_PENDING_CREDENTIAL')
      return isRight(body) ? welcome(account) : refuse('INVALID_CODE')
    },
  }

  return [
    http.post(/\/v2\/accounts\/(\w+:\w+)/, async ({ request }) => {
      const name = /accounts\/(\w+:\w+)/.exec(request.url)?.[1] ?? ''
      await waits[name]
      const failure = failures[name]
      if (failure !== undefined) return refuse(failure)
      return answers[name]?.((await request.json()) as Body) ?? refuse('UNKNOWN')
    }),
  ]
}
