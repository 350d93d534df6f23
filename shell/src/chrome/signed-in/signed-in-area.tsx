import { lazy, Suspense, type ReactNode } from 'react'
import { useRoleNews } from '../../role/role-news.ts'
import { useOwnRole } from '../../role/use-own-role.ts'
import { ChromeSkeleton } from './chrome-skeleton.tsx'
import { SignedInChrome } from './signed-in-chrome.tsx'

const HiringChrome = lazy(async () => ({ default: (await import('./hiring-chrome.tsx')).HiringChrome }))

/** The frame of signed-in pages; for hiring managers a smaller one, without what is refused to them. */
export const SignedInArea = ({ children }: { children: ReactNode }) => {
  useRoleNews()
  return useOwnRole() === 'hiring_manager' ? (
    <Suspense fallback={<ChromeSkeleton />}>
      <HiringChrome>{children}</HiringChrome>
    </Suspense>
  ) : (
    <SignedInChrome>{children}</SignedInChrome>
  )
}
