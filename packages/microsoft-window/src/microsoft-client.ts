import type { EventMessage, IPublicClientApplication, PopupEvent } from '@azure/msal-browser'
import type { RuntimeConfig } from '@wervio/contracts'
import { microsoftSignIn } from '@wervio/contracts/routes'
import { NotLoadedError, WindowClosedError } from './window-errors.ts'

type Library = typeof import('@azure/msal-browser')

/** Milliseconds between two looks at the window, and how many have to find it closed. */
const WATCH = 250
const CLOSED_LOOKS = 2

/** Milliseconds for somebody who has to find their phone for a second factor; the library's own limit is a minute. */
const SIGN_IN_LIMIT = 900_000

/** What a sign-in brings: a token for Graph with the permissions that were asked for, and who it is. */
export type MicrosoftTokens = { accessToken: string; idToken: string }

/**
 * Rejects when the window that the library opens is closed without an answer, which the library doesn't notice (8521).
 */
const watchWindow = (library: Library, app: IPublicClientApplication) => {
  const closing = Promise.withResolvers<never>()
  const answers = new BroadcastChannel(microsoftSignIn.answerChannel)
  let timer: ReturnType<typeof setInterval> | undefined
  const watch = ({ eventType, payload }: EventMessage) => {
    if (eventType !== library.EventType.POPUP_OPENED) return
    const { popupWindow } = payload as PopupEvent
    let looks = 0
    timer = setInterval(() => {
      looks = popupWindow.closed ? looks + 1 : 0
      if (looks > CLOSED_LOOKS) closing.reject(new WindowClosedError())
    }, WATCH)
  }
  const callback = app.addEventCallback(watch)
  // An answer is there: that the window closes then is as it should be.
  answers.addEventListener('message', () => clearInterval(timer))
  const stop = () => {
    clearInterval(timer)
    answers.close()
    if (callback) app.removeEventCallback(callback)
  }
  return { closed: closing.promise, stop }
}

const createClient = (library: Library, app: IPublicClientApplication) => ({
  /**
   * Asks for an account in a window. A page of Microsoft that cuts its window off from ours looks closed; `onLate` gets
   * the tokens of somebody who goes on in it.
   */
  signIn: async (scopes: readonly string[], onLate: (tokens: MicrosoftTokens) => void): Promise<MicrosoftTokens> => {
    const { closed, stop } = watchWindow(library, app)
    const answer = app
      .loginPopup({ scopes: [...scopes], prompt: 'select_account', overrideInteractionInProgress: true })
      .then(({ accessToken, idToken }) => ({ accessToken, idToken }))
    try {
      return await Promise.race([answer, closed])
    } catch (error) {
      if (error instanceof WindowClosedError) answer.then(onLate, () => undefined)
      throw error
    } finally {
      stop()
    }
  },
  /** A new token for the account with this address, without a window; null when the tab doesn't know that account. */
  renew: async (scopes: readonly string[], address: string): Promise<string | null> => {
    const account = app.getAllAccounts().find(({ username }) => username.toLowerCase() === address.toLowerCase())
    if (!account) return null
    // By the refresh token alone: the hidden frame of the other ways needs cookies that browsers withhold.
    const { accessToken } = await app.acquireTokenSilent({
      scopes: [...scopes],
      account,
      cacheLookupPolicy: library.CacheLookupPolicy.RefreshToken,
    })
    return accessToken
  },
})
export type MicrosoftClient = ReturnType<typeof createClient>

const MICROSOFT = 'login.microsoftonline.com'

const load = async (clientId: string, authority: string): Promise<MicrosoftClient> => {
  const library = await import('@azure/msal-browser')
  const { host } = new URL(authority)
  const app = await library.createStandardPublicClientApplication({
    auth: {
      clientId,
      authority,
      redirectUri: location.origin + microsoftSignIn.path,
      // The library asks Microsoft about any other authority, unless it is named here.
      knownAuthorities: host === MICROSOFT ? [] : [host],
    },
    cache: { cacheLocation: 'sessionStorage' },
    system: { popupBridgeTimeout: SIGN_IN_LIMIT },
  })
  return createClient(library, app)
}

let loading: Promise<MicrosoftClient> | null = null

/** The sign-in code of Microsoft, loaded once; a failed attempt is repeated at the next call. */
export const loadMicrosoft = ({
  microsoftClientId,
  microsoftAuthority,
}: Pick<RuntimeConfig, 'microsoftClientId' | 'microsoftAuthority'>): Promise<MicrosoftClient> => {
  loading ??= load(microsoftClientId ?? '', microsoftAuthority).catch((error: unknown) => {
    loading = null
    throw new NotLoadedError('msal-browser', { cause: error })
  })
  return loading
}

/** Whether this tab has signed somebody in with Microsoft; asked before the code for it is loaded. */
export const hasSignedIn = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith('msal.'))
