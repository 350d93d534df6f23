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
import { searchWords } from '@wervio/ui'

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
export const narrowing = { status: null, location: null, skill: null, hasCv: null, added: null } as const

const names = {
  status: 'status',
  location: 'location',
  skill: 'skill',
  hasCv: 'has_cv',
  added: 'added',
  sort: 'sort',
  q: 'q',
} as const satisfies Record<keyof ListFilter, string>
const spans = Object.keys(addedSpans) as AddedSpan[]

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null
const words = (value: string | null, maximum: number): string => searchWords(value ?? '', maximum)

/** The filter in an address; what it doesn't know counts as absent. */
export const readFilter = (search: URLSearchParams): ListFilter => ({
  status: oneOf(candidateStatuses, search.get(names.status)),
  location: words(search.get(names.location), limits.shortText) || null,
  skill: words(search.get(names.skill), limits.shortText) || null,
  hasCv: oneOf(['true', 'false'] as const, search.get(names.hasCv)),
  added: oneOf(spans, search.get(names.added)),
  sort: oneOf(candidateSorts, search.get(names.sort)) ?? 'newest',
  q: words(search.get(names.q), limits.searchText),
})

/** The address with this filter; what is usual isn't written, other parameters stay. */
export const writeFilter = (search: URLSearchParams, filter: ListFilter): URLSearchParams => {
  const next = new URLSearchParams(search)
  for (const key of Object.keys(names) as (keyof ListFilter)[]) {
    const value = filter[key]
    if (!value || (key === 'sort' && value === 'newest')) next.delete(names[key])
    else next.set(names[key], value)
  }
  return next
}

export const isNarrowed = (filter: ListFilter): boolean =>
  (Object.keys(narrowing) as (keyof typeof narrowing)[]).some((key) => filter[key] !== null)

/** The filter as the service takes it, without order and search words. */
export const asQuery = ({ status, location, skill, hasCv, added }: ListFilter): CandidateFilter => ({
  ...(status && { status }),
  ...(location && { location }),
  ...(skill && { skill }),
  ...(hasCv && { has_cv: hasCv }),
  ...(added && { added }),
})
