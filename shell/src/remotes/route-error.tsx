import { brand } from '@wervio/brand'
import { isChunkError, isRefusal, RemoteOutdatedError } from '@wervio/federation/host'
import { useLocation, useNavigate, useRouteError } from '@wervio/routing'
import { ErrorState } from '@wervio/ui'
import { useEffect, useState } from 'react'
import { useHost } from './host-context.ts'

/** Stands in the content area when a page can't be shown; chrome and other pages stay. The retry needs no reload. */
export const RouteError = () => {
  const error = useRouteError()
  const host = useHost()
  const location = useLocation()
  const navigate = useNavigate()
  const [isOutdated, setIsOutdated] = useState(error instanceof RemoteOutdatedError)

  useEffect(() => host.noteFailure(location.pathname, error), [host, location.pathname, error])

  useEffect(() => {
    if (!isChunkError(error)) return undefined
    let current = true
    void host.isOutdated(location.pathname).then((hasNewerVersion) => current && hasNewerVersion && setIsOutdated(true))
    return () => {
      current = false
    }
  }, [error, host, location.pathname])

  if (isOutdated)
    return (
      <ErrorState
        title={`Er staat een nieuwe versie van ${brand().name} klaar`}
        text="Deze pagina is intussen vernieuwd. Laad de pagina opnieuw om verder te gaan."
        safe="Wat je hebt opgeslagen, is bewaard."
        retryLabel="Pagina opnieuw laden"
        onRetry={() => window.location.reload()}
      />
    )
  if (isRefusal(error))
    return (
      <ErrorState
        title={`Dit onderdeel past niet bij deze versie van ${brand().name}`}
        text={`We kunnen deze pagina nu niet laten zien. De rest van ${brand().name} werkt gewoon.`}
        safe="Wat je hebt opgeslagen, is bewaard."
        retryLabel="Pagina opnieuw laden"
        onRetry={() => {
          host.leaveCanary(location.pathname)
          window.location.reload()
        }}
      />
    )
  return (
    <ErrorState
      title="Dit onderdeel is nu niet bereikbaar"
      text={`De pagina kon niet worden geladen. De rest van ${brand().name} werkt gewoon.`}
      safe="Wat je hebt opgeslagen, is bewaard."
      onRetry={() => {
        // Whoever tries a version ahead of the others goes back to theirs when it fails.
        if (host.leaveCanary(location.pathname)) return window.location.reload()
        host.reset(location.pathname)
        void navigate(location, { replace: true })
      }}
    />
  )
}
