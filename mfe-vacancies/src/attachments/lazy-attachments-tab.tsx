import type { Vacancy } from '@wervio/contracts'
import { lazy, Suspense } from 'react'
import { AttachmentsSkeleton } from './attachments-skeleton.tsx'
import { useAttachments } from './use-attachments.ts'

const Tab = lazy(() => import('./attachments-tab.tsx').then(({ AttachmentsTab }) => ({ default: AttachmentsTab })))

/** The Bijlagen tab, its code loaded when it opens; the list is fetched meanwhile. */
export const LazyAttachmentsTab = ({ vacancy }: { vacancy: Vacancy }) => {
  useAttachments(vacancy.id)
  return (
    <Suspense fallback={<AttachmentsSkeleton />}>
      <Tab vacancy={vacancy} />
    </Suspense>
  )
}
