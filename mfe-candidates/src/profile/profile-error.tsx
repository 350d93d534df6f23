import { messages } from '@wervio/contracts'
import { LoadError } from '@wervio/remote-kit'
import { Page } from '@wervio/ui'
import { UserX } from 'lucide-react'
import { paths } from '../paths.ts'

const reload = () => window.location.reload()

/** A candidate that isn't there, or could not be loaded: 'Probeer opnieuw' reloads the page (specification 2 §8). */
export const ProfileError = ({ error }: { error: Error }) => (
  <Page title="Kandidaat">
    <LoadError
      error={error}
      title="Er is iets misgegaan"
      fallback={messages.candidateFailed}
      safe="De gegevens van de kandidaat zijn bewaard."
      notFound={{
        icon: UserX,
        title: messages.candidateNotFound,
        text: 'Misschien is deze kandidaat gewist of samengevoegd, of hoort die bij een andere organisatie.',
        back: { to: paths.dashboard.href(), label: 'Naar kandidaten' },
      }}
      onRetry={reload}
      busy={false}
    />
  </Page>
)
