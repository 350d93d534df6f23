import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { endpoints, type Attachment } from '@wervio/contracts'

const attachmentsQuery = (vacancyId: string) => ({
  queryKey: queryKeys.vacancies.attachments(vacancyId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(endpoints.listAttachments, { params: { id: vacancyId } }, { signal }),
  retry: false,
})

/** The attachments of a vacancy, newest first. */
export const useAttachments = (vacancyId: string) => useQuery(attachmentsQuery(vacancyId))

const howMany = (attachments: Attachment[]) => attachments.length

/** How many there are, once they have been loaded; asks nothing itself. */
export const useAttachmentCount = (vacancyId: string): number | undefined =>
  useQuery({ ...attachmentsQuery(vacancyId), select: howMany, enabled: false }).data

const newestFirst = (a: Attachment, b: Attachment) => b.uploadedAt.localeCompare(a.uploadedAt)

/** Puts an attachment in the list that is kept, in its place. */
export const showAttachment = (queries: QueryClient, vacancyId: string, attachment: Attachment) =>
  queries.setQueryData<Attachment[]>(
    queryKeys.vacancies.attachments(vacancyId),
    (now) => now && [attachment, ...now.filter(({ id }) => id !== attachment.id)].toSorted(newestFirst),
  )

/** Takes an attachment out of the list that is kept. */
export const hideAttachment = (queries: QueryClient, vacancyId: string, id: string) =>
  queries.setQueryData<Attachment[]>(queryKeys.vacancies.attachments(vacancyId), (now) =>
    now?.filter((it) => it.id !== id),
  )
