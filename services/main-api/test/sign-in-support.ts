import type { LinkableProvider, RegisteredAccount } from '@wervio/contracts'
import type { Identities } from '@wervio/service-kit'
import { google, microsoft, startProviders } from './providers-stand-in.ts'
import { startApp } from './start-app.ts'

/** The users of the identity provider: who has a password, and a custom token that a test can read. */
const createIdentities = () => {
  const passwords = new Set<string>()
  const identities: Identities = {
    find: async (uid) => ({
      anonymous: false,
      hasPassword: passwords.has(uid),
      hasSecondFactor: false,
      tokensValidFrom: null,
      email: `${uid}@voorbeeld.nl`,
      displayName: null,
    }),
    remove: async () => undefined,
    customToken: async (uid, contact) => JSON.stringify({ uid, ...contact }),
    removePassword: async (uid) => void passwords.delete(uid),
    removeSecondFactors: async () => undefined,
    revoke: async () => undefined,
  }
  return { passwords, identities }
}

type Granted = { uid: string; email: string; name: string | null }

/** main-api with stand-ins of Entra, Google and the identity provider. */
export const startSignInApp = () => {
  const providers = startProviders()
  const { passwords, identities } = createIdentities()
  const started = startApp({ microsoft: () => microsoft, google: () => google, identities: () => identities })
  const { app, call } = started

  const enter = (provider: LinkableProvider, proof: string) =>
    app().inject({ method: 'POST', url: '/api/register', payload: { provider, proof } })

  const methods = (token: string) => call(token, { url: '/api/sign-in-methods' })

  return {
    ...started,
    providers,
    enter,
    /** Comes in and says whose user that is. */
    enterAs: async (provider: LinkableProvider, proof: string) => {
      const response = await enter(provider, proof)
      const body = response.json<RegisteredAccount>()
      if (!body.customToken) throw new Error(`refused: ${response.payload}`)
      return { status: response.statusCode, body, user: JSON.parse(body.customToken) as Granted }
    },
    link: (token: string, provider: LinkableProvider, proof: string) =>
      call(token, { method: 'POST', url: '/api/sign-in-methods', payload: { provider, proof } }),
    unlink: (token: string, provider: 'email' | LinkableProvider) =>
      call(token, { method: 'DELETE', url: `/api/sign-in-methods?provider=${provider}` }),
    /** The providers by which somebody can sign in. */
    linked: async (token: string): Promise<string[]> =>
      (await methods(token))
        .json<{ methods: { provider: string; linked: boolean }[] }>()
        .methods.filter((method) => method.linked)
        .map(({ provider }) => provider),
    /** A recruiter with a password. */
    withPassword: async () => {
      const recruiter = await started.recruiter()
      const [uid = ''] = recruiter.token.split('~')
      passwords.add(uid)
      return { ...recruiter, uid }
    },
  }
}

/** The token of a user who came in by Google or Microsoft. */
export const tokenOf = ({ uid, email }: Granted): string => `${uid}~${email.replace('@', '_at_')}`
