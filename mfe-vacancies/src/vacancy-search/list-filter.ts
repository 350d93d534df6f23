import { limits, vacancySorts, vacancyStatuses, type VacancySort, type VacancyStatus } from '@wervio/contracts'
import { searchWords } from '@wervio/ui'

/** What a list of vacancies is narrowed to. `status` null: all of them. */
export type ListFilter = { q: string; status: VacancyStatus | null; sort: VacancySort }

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null

/** The filter in an address; what it doesn't know counts as absent. */
export const readFilter = (search: URLSearchParams): ListFilter => ({
  q: searchWords(search.get('q') ?? '', limits.searchText),
  status: oneOf(vacancyStatuses, search.get('status')),
  sort: oneOf(vacancySorts, search.get('sort')) ?? 'newest',
})

/** The address with this filter; what is usual isn't written, other parameters stay. */
export const writeFilter = (search: URLSearchParams, { q, status, sort }: ListFilter): URLSearchParams => {
  const next = new URLSearchParams(search)
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  set('q', q)
  set('status', status ?? '')
  set('sort', sort === 'newest' ? '' : sort)
  return next
}

export const isNarrowed = ({ q, status }: ListFilter): boolean => q !== '' || status !== null
