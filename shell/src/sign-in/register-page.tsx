import { brand } from '@wervio/brand'
import { Navigate, useLocation } from '@wervio/routing'
import { isDemoVisitor, useSession } from '@wervio/session'
import { Text, TextLink } from '@wervio/ui'
import * as routes from '@wervio/contracts/routes'
import { useAfterSignIn } from './after-sign-in.ts'
import { Benefits } from './benefits.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useNextPageCode } from './use-next-page-code.ts'

/** `/register`: an account by e-mail, and what it brings. */
export const RegisterPage = () => {
  const session = useSession()
  const next = useAfterSignIn()
  useNextPageCode(next)
  const location = useLocation()
  const keepsDemo = session.status === 'signed-in' && isDemoVisitor(session.user)
  if (session.status === 'signed-in' && !keepsDemo) return <Navigate to={next} replace />
  return (
    <SignInFrame
      title={keepsDemo ? 'Bewaar je werk' : `Start gratis met ${brand().name}`}
      {...(keepsDemo && {
        intro:
          'Met een account blijft alles uit je demo staan: de voorbeelden en wat je zelf maakte. Je kunt het later wissen.',
      })}
      beside={<Benefits />}
      footer={
        keepsDemo ? (
          <TextLink to={routes.dashboard.href()}>Terug naar de demo</TextLink>
        ) : (
          <>
            Heb je al een account?{' '}
            <TextLink to={{ pathname: routes.login.path, search: location.search }}>Inloggen</TextLink>
          </>
        )
      }
    >
      <RegisterForm keepsDemo={keepsDemo} />
      <Text size="small" tone="muted">
        Door je te registreren ga je akkoord met onze{' '}
        <TextLink to={routes.privacy.terms()}>gebruikersvoorwaarden</TextLink> en ons{' '}
        <TextLink to={routes.privacy.href()}>privacybeleid</TextLink>.
      </Text>
    </SignInFrame>
  )
}
