import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { ButtonLink, EmptyState, Page } from '@wervio/ui'
import { ArrowLeft, UserX } from 'lucide-react'
import { LoadError } from '../candidate/load-error.tsx'
import { paths } from '../paths.ts'

const reload = () => window.location.reload()

/** A candidate that isn't there, or could not be loaded: 'Probeer opnieuw' reloads the page (specification 2 §8). */
export const ProfileError = ({ error }: { error: Error }) => (
  <Page title="Kandidaat">
    {error instanceof ApiError && error.status === 404 ? (
      <EmptyState
        icon={UserX}
        title={messages.candidateNotFound}
        text="Misschien is deze kandidaat gewist of samengevoegd, of hoort hij bij een andere organisatie."
        action={
          <ButtonLink to={paths.dashboard.href()} icon={ArrowLeft} variant="secondary">
            Naar kandidaten
          </ButtonLink>
        }
      />
    ) : (
      <LoadError
        error={error}
        title="Er is iets misgegaan"
        fallback={messages.candidateFailed}
        safe="De gegevens van de kandidaat zijn bewaard."
        onRetry={reload}
        busy={false}
      />
    )}
  </Page>
)
