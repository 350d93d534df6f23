import { brand } from '@wervio/brand'
import { Navigate, useLocation } from '@wervio/routing'
import { useSession } from '@wervio/session'
import { Text, TextLink } from '@wervio/ui'
import * as routes from '@wervio/contracts/routes'
import { useAfterSignIn } from './after-sign-in.ts'
import { Benefits } from './benefits.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** `/register`: an account by e-mail, and what it brings. */
export const RegisterPage = () => {
  const session = useSession()
  const next = useAfterSignIn()
  const location = useLocation()
  if (session.status === 'signed-in') return <Navigate to={next} replace />
  return (
    <SignInFrame
      title={`Start gratis met ${brand().name}`}
      beside={<Benefits />}
      footer={
        <>
          Heb je al een account?{' '}
          <TextLink to={{ pathname: routes.login.path, search: location.search }}>Inloggen</TextLink>
        </>
      }
    >
      <RegisterForm />
      <Text size="small" tone="muted">
        Door je te registreren ga je akkoord met onze{' '}
        <TextLink to={routes.privacy.terms()}>gebruikersvoorwaarden</TextLink> en ons{' '}
        <TextLink to={routes.privacy.href()}>privacybeleid</TextLink>.
      </Text>
    </SignInFrame>
  )
}
