import {
  addedSpans,
  candidateSorts,
  candidateStatuses,
  limits,
  type AddedSpan,
  type CandidateFilter,
  type CandidateSort,
  type CandidateStatus,
} from '@wervio/contracts'
import { chosenWords, oneOf, typedWords, type AddressParameters } from '@wervio/remote-kit'

/** What a list of candidates is narrowed to, as the address says it; null: not narrowed by that. */
export type ListFilter = {
  status: CandidateStatus | null
  location: string | null
  skill: string | null
  hasCv: 'true' | 'false' | null
  added: AddedSpan | null
  sort: CandidateSort
  /** What is searched for, in the tab that searches. */
  q: string
}

/** Parts that narrow; the order and the search words are apart. */
export const emptyFilter = { status: null, location: null, skill: null, hasCv: null, added: null } as const

const spans = Object.keys(addedSpans) as AddedSpan[]

export const addressParameters: AddressParameters<ListFilter> = {
  status: oneOf('status', candidateStatuses, null),
  location: chosenWords('location', limits.shortText),
  skill: chosenWords('skill', limits.shortText),
  hasCv: oneOf('has_cv', ['true', 'false'], null),
  added: oneOf('added', spans, null),
  sort: oneOf('sort', candidateSorts, 'newest'),
  q: typedWords('q', limits.searchText),
}

export const isNarrowed = (filter: ListFilter): boolean =>
  (Object.keys(emptyFilter) as (keyof typeof emptyFilter)[]).some((key) => filter[key] !== null)

/** The filter as the service takes it, without order and search words. */
export const toFilterQuery = ({ status, location, skill, hasCv, added }: ListFilter): CandidateFilter => ({
  ...(status && { status }),
  ...(location && { location }),
  ...(skill && { skill }),
  ...(hasCv && { has_cv: hasCv }),
  ...(added && { added }),
})
