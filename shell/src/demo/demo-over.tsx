import * as routes from '@wervio/contracts/routes'
import { isDemoVisitor, signOut, useSession } from '@wervio/session'
import { ButtonLink, Cluster, Text, TextLink } from '@wervio/ui'
import { useEffect } from 'react'
import { SignInFrame } from '../sign-in/sign-in-frame.tsx'
import { forgetDemoEnd } from './demo-end.ts'

/** What became of a demo whose time is over, and the way on. Ends the visitor's session; that of an account stays. */
export const DemoOver = () => {
  const session = useSession()
  const isVisitor = session.status === 'signed-in' && isDemoVisitor(session.user)
  useEffect(forgetDemoEnd, [])
  useEffect(() => {
    if (isVisitor) void signOut()
  }, [isVisitor])
  return (
    <SignInFrame
      title="Je demo is voorbij"
      footer={
        <>
          Wil je nog eens rondkijken? <TextLink to={routes.demo.href()}>Begin een nieuwe demo</TextLink>
        </>
      }
    >
      <Text>
        De twee uur zijn om. Alles van je demo wordt gewist: de voorbeelden, de bestanden en wat je zelf maakte.
      </Text>
      <Cluster gap={3}>
        <ButtonLink to={routes.home.href()}>Naar de site</ButtonLink>
        <ButtonLink to={routes.betaSignup.href()} variant="secondary">
          Meld je aan
        </ButtonLink>
      </Cluster>
    </SignInFrame>
  )
}
