import * as routes from '@wervio/contracts/routes'
import { Navigate, useSearchParams } from '@wervio/routing'
import { useSession } from '@wervio/session'
import { Button, ButtonLink, Cluster, Dots, Notice, Text } from '@wervio/ui'
import { SignInFrame } from '../sign-in/sign-in-frame.tsx'
import { DemoOver } from './demo-over.tsx'
import { useBeginDemo } from './use-begin-demo.ts'

const Begin = () => {
  const session = useSession()
  const { beginning, retry } = useBeginDemo(session.status === 'signed-out')
  if (session.status === 'signed-in') return <Navigate to={routes.dashboard.href()} replace />
  if (beginning.state === 'off') return <Navigate to={routes.betaSignup.href()} replace />
  if (beginning.state === 'refused')
    return (
      <SignInFrame title="De demo kan nu niet beginnen">
        <Notice tone="amber">{beginning.problem}</Notice>
        <Cluster gap={3}>
          <Button onClick={retry}>Probeer opnieuw</Button>
          <ButtonLink to={routes.betaSignup.href()} variant="secondary">
            Meld je aan
          </ButtonLink>
        </Cluster>
      </SignInFrame>
    )
  return (
    <SignInFrame title="Je demo wordt klaargezet">
      <Text as="output">
        We vullen een omgeving voor jou alleen met verzonnen vacatures en kandidaten. Dat duurt een paar seconden.
      </Text>
      <Dots />
    </SignInFrame>
  )
}

/** `/demo`: into the product without an account; whoever is signed in goes to their dashboard. */
export const DemoPage = () => {
  const [query] = useSearchParams()
  return query.has('voorbij') ? <DemoOver /> : <Begin />
}
