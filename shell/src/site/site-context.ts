import { useLocation } from '@wervio/routing'
import { createContext, use } from 'react'
import { createSite, type PageFrame, type Site } from './create-site.ts'

/** Without a provider: the shell alone, without remotes. */
export const SiteContext = createContext<Site>(createSite([]))

export const useSite = (): Site => use(SiteContext)

/** What the site knows of the address this page is at. */
export const usePlace = (): PageFrame => useSite().placeOf(useLocation().pathname)
