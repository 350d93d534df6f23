import { messages } from '@wervio/contracts'
import { WindowClosedError } from '@wervio/microsoft-window'
import { Notice, Text } from '@wervio/ui'
import { ProblemNotice } from '../problem-notice.tsx'
import { providerErrorText, ProviderWindowError } from './provider-texts.ts'
import type { ProviderWindows } from './provider-window.ts'
import type { ProviderFailure as Failure } from './use-provider-sign-in.ts'

/** Why a sign-in by a provider didn't succeed. That its code is still loading is only said for as long as it is. */
export const ProviderFailure = ({
  failure: { provider, error },
  windows,
}: {
  failure: Failure
  windows: ProviderWindows
}) => {
  const text = providerErrorText(provider, error)
  if (error instanceof ProviderWindowError && error.problem === 'loading')
    return windows[provider].state === 'loading' ? <Notice>{text}</Notice> : null
  return (
    <>
      <ProblemNotice key={text} text={text} />
      {error instanceof WindowClosedError && (
        <Text size="small" tone="muted">
          Staat het venster van Microsoft nog open? Rond het inloggen daar af, dan gaan we hier verder. Stond er
          AADSTS50105? {messages.microsoftNeedsAdministrator}
        </Text>
      )}
    </>
  )
}
