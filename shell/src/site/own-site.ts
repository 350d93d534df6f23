import type { Role } from '@wervio/contracts'
import type { RouteDescription } from '@wervio/federation/host'
import { useRole } from '@wervio/remote-kit'
import { useMemo } from 'react'
import type { Site } from './create-site.ts'
import type { OwnPage } from './own-pages.ts'
import { useSite } from './site-context.ts'

/**
 * Whether a page, or what leads to one, is for this role; while the role isn't known, whether it is for a recruiter
 * (see `mayCall`).
 */
export const isForRole = ({ roles }: Pick<RouteDescription, 'roles'>, role: Role | null): boolean =>
  roles === undefined || roles.includes(role ?? 'recruiter')

/** A page with what leads this role to it. */
const withOwnEntries = ({ navigation, quickAction, commands, ...page }: OwnPage, role: Role | null): OwnPage => ({
  ...page,
  ...(navigation && isForRole(navigation, role) && { navigation }),
  ...(quickAction && isForRole(quickAction, role) && { quickAction }),
  ...(commands && { commands: commands.filter((each) => isForRole(each, role)) }),
})

/** The pages that a link may lead this role to, with the entries that are for it. */
export const ownSiteOf = (
  { pages, pageAt }: Pick<Site, 'pages' | 'pageAt'>,
  role: Role | null,
): Pick<Site, 'pages' | 'hasPage'> => ({
  pages: pages.filter((page) => isForRole(page, role)).map((page) => withOwnEntries(page, role)),
  hasPage: (path) => {
    const page = pageAt(path)
    return page !== undefined && isForRole(page, role)
  },
})

/** The site without the pages that aren't for whoever is signed in: for everything that leads to a page. */
export const useOwnSite = (): Pick<Site, 'pages' | 'hasPage'> => {
  const site = useSite()
  const role = useRole()
  return useMemo(() => ownSiteOf(site, role), [site, role])
}
