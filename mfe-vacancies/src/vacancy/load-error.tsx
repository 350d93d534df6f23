import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { useLocation } from '@wervio/routing'
import * as routes from '@wervio/contracts/routes'
import { ButtonLink, EmptyState, ErrorState } from '@wervio/ui'
import { ArrowLeft, LogIn, SearchX } from 'lucide-react'
import { paths } from '../paths.ts'

type Props = { error: Error; onRetry: () => void; busy: boolean }

/** A load that failed: not found leads back to the list, no token leads to sign-in, anything else offers a retry. */
export const LoadError = ({ error, onRetry, busy }: Props) => {
  const { pathname, search } = useLocation()
  const code = error instanceof ApiError ? error.code : null
  const text = error instanceof ApiError ? error.message : messages.generic
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        icon={SearchX}
        title={text}
        text="Misschien is deze vacature verwijderd, of hoort hij bij een andere organisatie."
        action={
          <ButtonLink to={paths.dashboard.href()} icon={ArrowLeft} variant="secondary">
            Naar je vacatures
          </ButtonLink>
        }
      />
    )
  if (code === 'not_signed_in' || code === 'session_expired')
    return (
      <EmptyState
        icon={LogIn}
        title={text}
        text="Log in om verder te gaan. Wat je hebt getypt, is bewaard."
        action={
          <ButtonLink to={routes.login.href(pathname + search)} icon={LogIn}>
            Inloggen
          </ButtonLink>
        }
      />
    )
  return <ErrorState text={text} onRetry={onRetry} busy={busy} />
}
