import { GoogleOAuthProvider, useGoogleLogin, useGoogleOAuth } from '@react-oauth/google'
import { useState, type ReactNode } from 'react'
import { ProviderWindowError } from './provider-texts.ts'
import type { ProviderWindow } from './provider-window.ts'

type Props = { clientId: string | null; children: (google: ProviderWindow) => ReactNode }

const notSetUp: ProviderWindow = {
  state: 'not-set-up',
  ask: () => Promise.reject(new ProviderWindowError('unreachable')),
}

/** The answer of the window that somebody is in. */
const createAnswer = () => {
  let waiting = Promise.withResolvers<string>()
  return {
    await: (): Promise<string> => {
      waiting = Promise.withResolvers<string>()
      return waiting.promise
    },
    give: (code: string) => waiting.resolve(code),
    refuse: (error: Error) => waiting.reject(error),
  }
}

/** What Google's script says of its window, as `error_callback` names it. */
const problemOf = (type: string) => {
  if (type === 'popup_closed') return new ProviderWindowError('cancelled')
  if (type === 'popup_failed_to_open') return new ProviderWindowError('blocked')
  return new Error(type)
}

/** `access_denied`: the person said no. */
const refusalOf = (error: string | undefined) =>
  error === 'access_denied' ? new ProviderWindowError('cancelled') : new Error(error ?? 'no error given')

const WithScript = ({ isUnreachable, children }: Pick<Props, 'children'> & { isUnreachable: boolean }) => {
  const { scriptLoadedSuccessfully } = useGoogleOAuth()
  const [answer] = useState(createAnswer)
  const open = useGoogleLogin({
    flow: 'auth-code',
    select_account: true,
    onSuccess: ({ code }) => answer.give(code),
    onError: ({ error }) => answer.refuse(refusalOf(error)),
    onNonOAuthError: ({ type }) => answer.refuse(problemOf(type)),
  })
  const ask = (): Promise<string> => {
    if (isUnreachable) return Promise.reject(new ProviderWindowError('unreachable'))
    if (!scriptLoadedSuccessfully) return Promise.reject(new ProviderWindowError('loading'))
    const code = answer.await()
    open()
    return code
  }
  return children({ state: scriptLoadedSuccessfully || isUnreachable ? 'ready' : 'loading', ask })
}

/** Google's window, whose script loads beside the page. It tells by itself when the window is closed or was stopped. */
export const GoogleWindow = ({ clientId, children }: Props) => {
  const [isUnreachable, setIsUnreachable] = useState(false)
  if (clientId === null) return children(notSetUp)
  return (
    <GoogleOAuthProvider clientId={clientId} locale="nl" onScriptLoadError={() => setIsUnreachable(true)}>
      <WithScript isUnreachable={isUnreachable}>{children}</WithScript>
    </GoogleOAuthProvider>
  )
}
