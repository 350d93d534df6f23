import type { QueryClient } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { messages, shortlistCandidate, unlistCandidate, candidateCountText } from '@wervio/contracts'
import type { ManyTask, Selectable } from '@wervio/remote-kit'
import { outdateShortlist, showShortlisted } from '../shortlist/use-shortlist.ts'

/** '1 kandidaat staat', '38 kandidaten staan'. */
const sentence = (count: number, one: string, many: string): string =>
  `${candidateCountText(count)} ${count === 1 ? one : many}`

/** Puts candidates on the recruiter's own shortlist, or takes them off. */
export const shortlistTask = (
  queries: QueryClient,
  items: readonly Selectable[],
  shortlisted: boolean,
): ManyTask<unknown> => ({
  items,
  label: shortlisted ? 'Op je shortlist zetten' : 'Van je shortlist halen',
  fallback: messages.shortlistFailed,
  act: ({ id }) => call(shortlisted ? shortlistCandidate : unlistCandidate, { params: { id } }),
  onDone: (successes) => {
    for (const { item } of successes) showShortlisted(queries, item.id, shortlisted)
    void outdateShortlist(queries)
  },
  doneText: (count) =>
    shortlisted
      ? `${sentence(count, 'staat', 'staan')} nu op je shortlist.`
      : `${sentence(count, 'is', 'zijn')} van je shortlist gehaald.`,
  undo: (successes) =>
    shortlistTask(
      queries,
      successes.map(({ item }) => item),
      !shortlisted,
    ),
})
