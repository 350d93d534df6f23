import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { listAttachments, type Attachment } from '@wervio/contracts'

const attachmentsQuery = (vacancyId: string) => ({
  queryKey: queryKeys.vacancies.attachments(vacancyId),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listAttachments, { params: { id: vacancyId } }, { signal }),
})

/** The attachments of a vacancy, newest first. */
export const useAttachments = (vacancyId: string) => useQuery(attachmentsQuery(vacancyId))

const countAttachments = (attachments: Attachment[]) => attachments.length

/** How many there are, once they have been loaded; sends no request itself. */
export const useAttachmentCount = (vacancyId: string): number | undefined =>
  useQuery({ ...attachmentsQuery(vacancyId), select: countAttachments, enabled: false }).data

const newestFirst = (a: Attachment, b: Attachment) => b.uploadedAt.localeCompare(a.uploadedAt)

/** Puts an attachment in the cached list, in its place. */
export const showAttachment = (queries: QueryClient, vacancyId: string, attachment: Attachment) =>
  queries.setQueryData<Attachment[]>(
    queryKeys.vacancies.attachments(vacancyId),
    (attachments) =>
      attachments && [attachment, ...attachments.filter(({ id }) => id !== attachment.id)].toSorted(newestFirst),
  )

/** Takes an attachment out of the cached list. */
export const hideAttachment = (queries: QueryClient, vacancyId: string, id: string) =>
  queries.setQueryData<Attachment[]>(queryKeys.vacancies.attachments(vacancyId), (attachments) =>
    attachments?.filter((attachment) => attachment.id !== id),
  )
