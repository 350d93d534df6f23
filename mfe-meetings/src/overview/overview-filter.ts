import {
  conversationFilters,
  conversationSorts,
  limits,
  type ConversationFilter,
  type listConversations,
} from '@wervio/contracts'
import { oneOf, typedWords, type AddressParameters } from '@wervio/remote-kit'
import type { z } from 'zod'

export type ConversationSort = z.output<typeof listConversations.query>['sort']

/** What the list is narrowed to. `filter` null means all conversations. */
export type OverviewFilter = { q: string; filter: ConversationFilter | null; sort: ConversationSort }

export const addressParameters: AddressParameters<OverviewFilter> = {
  q: typedWords('q', limits.searchText),
  filter: oneOf('filter', conversationFilters, null),
  sort: oneOf('sort', conversationSorts, 'newest'),
}

export const filterLabels: Record<ConversationFilter, string> = {
  upcoming: 'Komend',
  past: 'Geweest',
  recorded: 'Opgenomen',
  transcribed: 'Met transcriptie',
}

export const sortLabels: Record<ConversationSort, string> = {
  newest: 'Nieuwste eerst',
  oldest: 'Oudste eerst',
  title: 'Titel A–Z',
}

export const isNarrowed = ({ q, filter }: OverviewFilter): boolean => q !== '' || filter !== null
