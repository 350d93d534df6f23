import {
  AuthError,
  PublicClientApplication,
  type AccountInfo,
  type AuthenticationResult,
  type DeviceCodeRequest,
  type INetworkModule,
} from '@azure/msal-node'
import type { DeviceCode, MicrosoftAccount } from '@wervio/contracts'
import { createDeviceNetwork, type Wait } from './device-network.ts'
import { MicrosoftError } from './microsoft-error.ts'
import type { MicrosoftSettings } from './settings.ts'

/** A token, whose it is, and MSAL's cache in which its successor stands. The cache is a secret. */
export type MicrosoftTokens = {
  accessToken: string
  expiresAt: Date
  account: MicrosoftAccount & { oid: string; tid: string }
  scopes: string[]
  cache: string
}

/** A sign-in by code that waits for the recruiter. */
export type DeviceSignIn = {
  code: DeviceCode
  /** Rejects with a `MicrosoftError`. */
  tokens: Promise<MicrosoftTokens>
  cancel: () => void
}

const NEEDS_ADMINISTRATOR = /AADSTS(50105|65001|90094)/

/**
 * What a failure of MSAL means. It keeps the OAuth error in its message alone, for some of them; for a sign-in by code
 * not even its words, which `refusal` has.
 */
const failureOf = (error: unknown, refusal = ''): MicrosoftError => {
  if (error instanceof MicrosoftError) return error
  if (!(error instanceof AuthError)) return new MicrosoftError('unavailable', 'network', { cause: error })
  const { errorCode } = error
  const message = `${error.message} ${refusal}`
  const details = { cause: error }
  if (NEEDS_ADMINISTRATOR.test(message)) return new MicrosoftError('needs_administrator', errorCode, details)
  if (/authorization_declined/.test(message)) return new MicrosoftError('declined', errorCode, details)
  if (/expired_token|device_code_expired|user_timeout_reached|bad_verification_code/.test(`${errorCode} ${message}`))
    return new MicrosoftError('code_expired', errorCode, details)
  if (/invalid_grant|interaction_required|no_tokens_found|no_account|login_required/.test(`${errorCode} ${message}`))
    return new MicrosoftError('required', errorCode, details)
  return new MicrosoftError('unavailable', errorCode, details)
}

/**
 * Signs recruiters in to Microsoft with msal-node. One application for each of them, so that no cache is shared. `wait`
 * is for Entra's question to come less often.
 */
export const createMicrosoftSignIn = (
  { clientId, authority }: Pick<MicrosoftSettings, 'clientId' | 'authority'>,
  wait?: Wait,
) => {
  const createApplication = (cache?: string, networkClient?: INetworkModule): PublicClientApplication => {
    const application = new PublicClientApplication({
      auth: { clientId, authority, knownAuthorities: [new URL(authority).host] },
      ...(networkClient && { system: { networkClient } }),
    })
    if (cache !== undefined) application.getTokenCache().deserialize(cache)
    return application
  }

  const tokensOf = (application: PublicClientApplication, result: AuthenticationResult | null): MicrosoftTokens => {
    const { account, accessToken, expiresOn, scopes } = result ?? {}
    // After some failures of the server MSAL answers without an error and without a token.
    if (!account || !accessToken || !expiresOn) throw new MicrosoftError('unavailable', 'empty_answer')
    return {
      accessToken,
      expiresAt: expiresOn,
      scopes: scopes ?? [],
      account: {
        oid: account.localAccountId,
        tid: account.tenantId,
        address: account.username,
        name: account.name ?? null,
      },
      cache: application.getTokenCache().serialize(),
    }
  }

  return {
    /** Asks for a code; resolves once there is one. Rejects with a `MicrosoftError`. */
    startDeviceSignIn: async (scopes: readonly string[]): Promise<DeviceSignIn> => {
      const network = createDeviceNetwork(wait)
      const application = createApplication(undefined, network.client)
      const { promise, resolve, reject } = Promise.withResolvers<DeviceCode>()
      const request: DeviceCodeRequest = {
        scopes: [...scopes],
        deviceCodeCallback: ({ verificationUri, userCode, expiresIn }) =>
          resolve({
            verification_uri: verificationUri,
            user_code: userCode,
            expires_at: new Date(Date.now() + expiresIn * 1_000).toISOString(),
          }),
      }
      const tokens = application
        .acquireTokenByDeviceCode(request)
        .then((result) => tokensOf(application, result))
        .catch((error: unknown) => {
          const failure = failureOf(error, network.lastRefusal())
          reject(failure)
          throw failure
        })
      // Whoever waits for the code alone isn't told of the failure twice.
      tokens.catch(() => undefined)
      return { code: await promise, tokens, cancel: () => void (request.cancel = true) }
    },

    /**
     * A token out of a stored cache, renewed where it has to be. Rejects with a `MicrosoftError`, `required` when it
     * can't be.
     */
    renewTokens: async (cache: string, scopes: readonly string[]): Promise<MicrosoftTokens> => {
      try {
        const application = createApplication(cache)
        const accounts: AccountInfo[] = await application.getTokenCache().getAllAccounts()
        const [account] = accounts
        if (!account) throw new MicrosoftError('required', 'no_account')
        return tokensOf(application, await application.acquireTokenSilent({ account, scopes: [...scopes] }))
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

export type MicrosoftSignIn = ReturnType<typeof createMicrosoftSignIn>
