import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { useLocation } from '@wervio/routing'
import * as routes from '@wervio/contracts/routes'
import { ButtonLink, EmptyState, ErrorState } from '@wervio/ui'
import { LogIn } from 'lucide-react'
import { errorText } from './error-text.ts'

type Props = { error: Error; title?: string; fallback: string; safe?: string; onRetry: () => void; busy: boolean }

/** A load that failed: no token leads to sign-in, anything else offers a retry. */
export const LoadError = ({ error, title, fallback, safe, onRetry, busy }: Props) => {
  const { pathname, search } = useLocation()
  const text = errorText(error, fallback)
  if (error instanceof ApiError && (error.code === 'not_signed_in' || error.code === 'session_expired'))
    return (
      <EmptyState
        icon={LogIn}
        title={text}
        text="Log in om verder te gaan."
        action={
          <ButtonLink to={routes.login.href(pathname + search)} icon={LogIn}>
            Inloggen
          </ButtonLink>
        }
      />
    )
  return (
    <ErrorState
      {...(title ? { title } : {})}
      text={text === title ? messages.generic : text}
      safe={safe}
      onRetry={onRetry}
      busy={busy}
    />
  )
}
