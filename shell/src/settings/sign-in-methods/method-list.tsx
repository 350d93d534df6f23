import { ApiError } from '@wervio/api-client'
import { messages, type LinkableProvider, type SignInMethods } from '@wervio/contracts'
import { expireSession, useCurrentUser } from '@wervio/session'
import { Button, ConfirmDialog, Notice, plainList, Stack, toast } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ProviderFailure } from '../../sign-in/providers/provider-failure.tsx'
import { providerNames } from '../../sign-in/providers/provider-texts.ts'
import type { ProviderWindows } from '../../sign-in/providers/provider-window.ts'
import { MethodRow } from './method-row.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { useSignInMethods } from './use-sign-in-methods.ts'

const List = styled.ul`
  ${plainList}
`

type Provider = 'email' | LinkableProvider
const names: Record<Provider, string> = { email: 'E-mail en wachtwoord', ...providerNames }
const isKnown = (provider: string): provider is Provider => Object.hasOwn(names, provider)

const isTooLongAgo = (error: unknown) => error instanceof ApiError && error.code === 'sign_in_too_long_ago'

/** Drafts stay, and signing in leads back here. */
const SignInAgainNotice = () => (
  <Notice tone="amber" title={messages.signInTooLongAgo}>
    <Button size="small" variant="secondary" onClick={expireSession}>
      Log opnieuw in
    </Button>
  </Notice>
)

type Props = { data: SignInMethods; windows: ProviderWindows }

/** The ways to sign in, each with what can be done about it. */
export const MethodList = ({ data: { methods, changeable_until }, windows }: Props) => {
  const { link, unlink, readAgain } = useSignInMethods()
  const user = useCurrentUser()
  const [mustSignIn, setMustSignIn] = useState(false)
  const [asked, setAsked] = useState<{ provider: Provider; to: 'link' | 'unlink' } | null>(null)
  const linked = methods.filter((method) => method.linked)
  const isBusy = link.isPending || unlink.isPending
  const failed = link.error ? link.variables.provider : null

  const change = (provider: Provider, to: 'link' | 'unlink') => {
    link.reset()
    unlink.reset()
    const isOver = Date.parse(changeable_until) < Date.now()
    setMustSignIn(isOver)
    if (isOver) return
    if (to === 'unlink' || provider === 'email') {
      setAsked({ provider, to })
      return
    }
    const handlers = { onSuccess: () => toast(`${names[provider]} is gekoppeld.`) }
    const finishLate = (proof: string) => link.mutate({ provider, prove: () => Promise.resolve(proof) }, handlers)
    link.mutate({ provider, prove: () => windows[provider].ask(finishLate) }, handlers)
  }

  const confirmUnlink = (provider: Provider) =>
    unlink.mutate(provider, {
      onSuccess: () => toast(`${names[provider]} is ontkoppeld.`),
      onSettled: () => setAsked(null),
    })

  return (
    <Stack gap={3}>
      {(mustSignIn || isTooLongAgo(link.error) || isTooLongAgo(unlink.error)) && <SignInAgainNotice />}
      {failed && !isTooLongAgo(link.error) && (
        <ProviderFailure failure={{ provider: failed, error: link.error }} windows={windows} />
      )}
      {unlink.error && !isTooLongAgo(unlink.error) && <Notice tone="red" title={unlink.error.message} />}
      <List>
        {methods.map((method) => {
          const { provider } = method
          if (!isKnown(provider)) return null
          return (
            <MethodRow
              key={provider}
              name={names[provider]}
              method={method}
              isLast={method.linked && linked.length === 1}
              isSetUp={provider === 'email' || windows[provider].state !== 'not-set-up'}
              busy={link.isPending && link.variables.provider === provider}
              disabled={isBusy}
              onLink={() => change(provider, 'link')}
              onUnlink={() => change(provider, 'unlink')}
            />
          )
        })}
      </List>
      {asked?.to === 'link' && (
        <PasswordDialog
          email={user?.email ?? ''}
          onCancel={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            void readAgain()
          }}
        />
      )}
      <ConfirmDialog
        open={asked?.to === 'unlink'}
        title={`${asked ? names[asked.provider] : ''} ontkoppelen?`}
        text="Je kunt hiermee dan niet meer inloggen. Je account en je gegevens blijven staan."
        confirmLabel="Ontkoppelen"
        danger
        busy={unlink.isPending}
        onConfirm={() => asked && confirmUnlink(asked.provider)}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  )
}
