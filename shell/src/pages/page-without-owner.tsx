import { usePlace } from '../site/site-context.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { UnderConstructionPage } from './under-construction-page.tsx'

/** What stands at an address that neither the shell nor a remote has a page for. */
export const PageWithoutOwner = () => {
  const { isDescribed, owner } = usePlace()
  return isDescribed && owner === null ? <UnderConstructionPage /> : <NotFoundPage />
}
