import { roleExplanations, roleNames, type Role } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { isUnder } from '@wervio/federation/host'
import { Navigate, useLocation } from '@wervio/routing'
import { ButtonLink, EmptyState, Page } from '@wervio/ui'
import { ArrowLeft, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnPage } from '../site/own-pages.ts'
import { isForRole } from '../site/own-site.ts'
import { useSite } from '../site/site-context.ts'
import { ReaderNotice } from './reader-notice.tsx'
import { useOwnRole } from './use-own-role.ts'

/** The pages of hiring managers, with all that is below them. */
const hiringPages: readonly string[] = [routes.dashboard.path, routes.profile.path, '/procedure']

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

/** In place of a page that is for nothing but writing; `section` is the page that it belongs under. */
const OnlyReads = ({ section }: { section: OwnPage | undefined }) => (
  <Page title="Je kunt alleen lezen">
    <EmptyState
      icon={Lock}
      title="Hier maak of wijzig je iets"
      text={`Je rol is ‘${roleNames.reader}’. ${roleExplanations.reader} Een eigenaar van je organisatie kan dat veranderen bij ‘Collega’s’.`}
      action={
        <ButtonLink to={section?.path ?? routes.dashboard.href()} icon={ArrowLeft}>
          {section ? `Terug naar ${section.title}` : 'Naar je startpagina'}
        </ButtonLink>
      }
    />
  </Page>
)

/** Shows a page to the roles that it is for, and says so to others. */
export const RequireRole = ({ children }: { children: ReactNode }) => {
  const role = useOwnRole()
  const { pathname } = useLocation()
  const { pageAt } = useSite()
  if (role === 'hiring_manager' && !hiringPages.some((page) => isUnder(pathname, page))) {
    // Colleagues send each other links to vacancies.
    if (pathname.startsWith(vacancyPrefix))
      return <Navigate to={routes.pipeline.href(pathname.slice(vacancyPrefix.length))} replace />
    return <NotForRole role={role} />
  }
  const page = pageAt(pathname)
  if (page && role !== null && !isForRole(page, role))
    return role === 'reader' ? (
      <OnlyReads section={page.section === undefined ? undefined : pageAt(page.section)} />
    ) : (
      <NotForRole role={role} />
    )
  if (role !== 'reader') return children
  return (
    <>
      <ReaderNotice />
      {children}
    </>
  )
}
