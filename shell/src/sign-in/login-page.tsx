import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from '@wervio/routing'
import { messages } from '@wervio/contracts'
import { useSession } from '@wervio/session'
import { Notice, TextLink } from '@wervio/ui'
import * as routes from '@wervio/contracts/routes'
import { useAfterSignIn } from './after-sign-in.ts'
import { LoginForm } from './login-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useNextPageCode } from './use-next-page-code.ts'

/** Why somebody who wanted a page stands here instead, or null. */
const useReason = (): string | null => {
  const session = useSession()
  const [query] = useSearchParams()
  if (session.status === 'signed-out' && session.reason === 'expired') return messages.sessionExpired
  return query.has('next') ? messages.notSignedIn : null
}

/** `/login`: e-mail and password, and a new password by mail. */
export const LoginPage = () => {
  const session = useSession()
  const next = useAfterSignIn()
  useNextPageCode(next)
  const reason = useReason()
  const location = useLocation()
  const [resetting, setResetting] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  if (session.status === 'signed-in') return <Navigate to={next} replace />
  if (resetting) return <ResetForm email={email ?? ''} onBack={() => setResetting(false)} />
  return (
    <SignInFrame
      title="Inloggen"
      footer={
        <>
          Nog geen account?{' '}
          <TextLink to={{ pathname: routes.register.path, search: location.search }}>Start gratis</TextLink>
        </>
      }
    >
      {reason && <Notice tone="amber">{reason}</Notice>}
      <LoginForm
        earlierEmail={email}
        onForgotten={(typedEmail) => {
          setEmail(typedEmail)
          setResetting(true)
        }}
      />
    </SignInFrame>
  )
}
