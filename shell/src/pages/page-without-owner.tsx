import { useLocation } from '@wervio/routing'
import { titleOf } from '../path-rules.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { UnderConstructionPage } from './under-construction-page.tsx'

/** What stands at an address that neither the shell nor a remote has a page for. */
export const PageWithoutOwner = () => (titleOf(useLocation().pathname) ? <UnderConstructionPage /> : <NotFoundPage />)
