import { useLocation } from '@wervio/routing'
import { createContext, use } from 'react'
import { createSite, type Place, type Site } from './create-site.ts'

/** Without a provider: the shell alone, without remotes. */
export const SiteContext = createContext<Site>(createSite([]))

export const useSite = (): Site => use(SiteContext)

/** What the site knows of the address this page is at. */
export const usePlace = (): Place => useSite().placeOf(useLocation().pathname)
