import {
  limits,
  vacancySorts,
  vacancyStatuses,
  type VacancyCounts,
  type VacancySort,
  type VacancyStatus,
} from '@wervio/contracts'
import { oneOf, typedWords, type AddressParameters } from '@wervio/remote-kit'

/** The filter of a list of vacancies. `status` null means every status; `archived` means the archive alone. */
export type ListFilter = { q: string; status: VacancyStatus | null; archived: boolean; sort: VacancySort }

export const addressParameters: AddressParameters<ListFilter> = {
  q: typedWords('q', limits.searchText),
  status: oneOf('status', vacancyStatuses, null),
  archived: { name: 'archief', usual: false, read: (text) => (text === 'true' ? true : undefined) },
  sort: oneOf('sort', vacancySorts, 'newest'),
}

export const isNarrowed = ({ q, status, archived }: ListFilter): boolean => q !== '' || status !== null || archived

/** How many vacancies a filter leaves; undefined while nobody knows, as of one status in the archive. */
export const filteredCount = (
  { status, archived }: Pick<ListFilter, 'status' | 'archived'>,
  counts: VacancyCounts | undefined,
): number | undefined => {
  if (archived) return status === null ? counts?.archived : undefined
  return status === null ? counts?.total : counts?.by_status[status]
}
