import { errorText, isNotFound, needsSignIn } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useLocation } from '@wervio/routing'
import { ButtonLink, EmptyState, ErrorState } from '@wervio/ui'
import { LogIn } from 'lucide-react'
import { NotFound, type NotFoundProps } from './not-found.tsx'

type Props = {
  error: Error
  title?: string
  /** The text if the service gave none. */
  fallback?: string
  /** What was not lost: 'De bestanden zelf zijn bewaard.' */
  safe?: string
  /** What was kept for after the next sign-in: 'Wat je hebt getypt, is bewaard.' */
  signInText?: string
  /**
   * The message if the address names something that doesn't exist; without it a 404 offers a retry, like any failure.
   */
  notFound?: Omit<NotFoundProps, 'title'> & { title?: string }
  onRetry: () => void
  busy: boolean
}

/** A load that failed: 404 leads back, a missing session leads to the sign-in page, anything else offers a retry. */
export const LoadError = ({
  error,
  title,
  fallback = messages.generic,
  safe,
  signInText = '',
  notFound,
  onRetry,
  busy,
}: Props) => {
  const { pathname, search } = useLocation()
  const text = errorText(error, fallback)
  if (notFound && isNotFound(error)) return <NotFound {...notFound} title={notFound.title ?? text} />
  if (needsSignIn(error))
    return (
      <EmptyState
        icon={LogIn}
        title={text}
        // The text of an ended session asks for it already.
        text={text === messages.sessionExpired ? signInText : `Log in om verder te gaan. ${signInText}`.trim()}
        action={
          <ButtonLink to={routes.login.href(pathname + search)} icon={LogIn}>
            Inloggen
          </ButtonLink>
        }
      />
    )
  return (
    <ErrorState
      {...(title && { title })}
      text={text === title ? messages.generic : text}
      safe={safe}
      onRetry={onRetry}
      busy={busy}
    />
  )
}
