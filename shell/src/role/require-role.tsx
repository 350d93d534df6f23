import { roleExplanations, roleNames, type Role } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { isUnder } from '@wervio/federation/host'
import { Navigate, useLocation } from '@wervio/routing'
import { ButtonLink, EmptyState, Page } from '@wervio/ui'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReaderNotice } from './reader-notice.tsx'
import { useOwnRole } from './use-own-role.ts'

/** The pages of hiring managers, with all that is below them. */
const hiringPages: readonly string[] = [routes.dashboard.path, routes.profile.path, '/procedure']
/** Pages on which one makes something, and does nothing else. */
const makingPages: readonly string[] = [
  routes.newVacancy.path,
  routes.newCandidate.path,
  routes.newMeeting.path,
  routes.importRecording.path,
]

const vacancyPrefix = routes.vacancy.href('')

const NotForRole = ({ role }: { role: Role }) => (
  <Page title="Niet voor jouw rol">
    <EmptyState
      icon={Lock}
      title="Deze pagina hoort niet bij je rol"
      text={`Je rol is ‘${roleNames[role]}’. ${roleExplanations[role]} Een eigenaar van je organisatie kan dat veranderen.`}
      action={<ButtonLink to={routes.dashboard.href()}>Naar je startpagina</ButtonLink>}
    />
  </Page>
)

/** Shows a page to the roles that it is for, and says so to others. */
export const RequireRole = ({ children }: { children: ReactNode }) => {
  const role = useOwnRole()
  const { pathname } = useLocation()
  if (role === 'hiring_manager' && !hiringPages.some((page) => isUnder(pathname, page))) {
    // Colleagues send each other links to vacancies.
    if (pathname.startsWith(vacancyPrefix))
      return <Navigate to={routes.pipeline.href(pathname.slice(vacancyPrefix.length))} replace />
    return <NotForRole role={role} />
  }
  if (role !== 'reader') return children
  if (makingPages.some((page) => isUnder(pathname, page))) return <NotForRole role={role} />
  return (
    <>
      <ReaderNotice />
      {children}
    </>
  )
}
