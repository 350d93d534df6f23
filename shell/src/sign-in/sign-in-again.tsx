import { clock, Notice } from '@wervio/ui'
import { useEffect } from 'react'
import { LoginForm } from './login-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Over a page whose user signed out in another tab. Closing the tab is asked, because it takes what was typed along.
 */
export const SignInAgain = ({ until }: { until: number }) => {
  useEffect(() => {
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  return (
    <main>
      <SignInFrame title="Je bent uitgelogd" namesTab={false}>
        <Notice tone="amber">
          Dat gebeurde in een ander tabblad. Log voor {clock(new Date(until).toISOString())} in met hetzelfde account,
          dan staat alles wat je op deze pagina had ingevuld er nog. Daarna, of met een ander account, is het weg.
        </Notice>
        <LoginForm />
      </SignInFrame>
    </main>
  )
}
