import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { callPage, call, errorText } from '@wervio/api-client'
import { listMails, messages, retryMail, type Mail, type MailState } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { mailKeys } from '../mail-keys.ts'

const PAGE_SIZE = 50
/** Milliseconds between two looks while a mail is on its way. */
const LOOK_AGAIN = 3_000

export type MailLogFilter = { candidateId: string | null; q: string; state: MailState | null }

const isOnItsWay = ({ state }: Mail): boolean => state === 'queued' || state === 'sending'

/** The mails of the organisation, newest first; looked at again while one is on its way. */
export const useMailLog = ({ candidateId, q, state }: MailLogFilter) =>
  useInfiniteQuery({
    queryKey: [...mailKeys.log, { candidateId, q, state }],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listMails,
        {
          query: {
            limit: PAGE_SIZE,
            cursor: pageParam ?? undefined,
            candidate_id: candidateId ?? undefined,
            q: q || undefined,
            state: state ?? undefined,
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (previous) => previous,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(isOnItsWay)) ? LOOK_AGAIN : false,
  })

/** Sends a mail again that failed or may have failed. */
export const useRetryMail = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Mail, 'id'>) => call(retryMail, { params: { id } }),
    onError: (error) => toast(errorText(error, messages.mailFailed), { tone: 'red' }),
    onSettled: () => queries.invalidateQueries({ queryKey: mailKeys.log }),
  })
}
