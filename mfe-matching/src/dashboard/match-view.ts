import { candidateStatuses, limits, matchThresholds, type CandidateStatus, type MatchOrder } from '@wervio/contracts'
import { chosenId, oneOf, typedWords, useAddressFilter, type AddressParameters } from '@wervio/remote-kit'
import { paths } from '../paths.ts'

/** The orders to choose from (specification 2 §2), by their value in the address. */
export const orderLabels = { score: 'Match Score', recent: 'Recent Actief', ervaring: 'Ervaring' } as const
export type DashboardOrder = keyof typeof orderLabels

/** The same orders as the service names them. */
export const serviceOrders: Readonly<Record<DashboardOrder, MatchOrder>> = {
  score: 'score',
  recent: 'recent',
  ervaring: 'experience',
}

/** Least percentages; 0 shows everybody. */
export const minimums = [...matchThresholds, 0] as const
export type Minimum = (typeof minimums)[number]
export const minimumText = (minimum: Minimum): string => (minimum === 0 ? 'Iedereen' : `${minimum}%+`)
/** The minimum for a value of a select. */
export const minimumOf = (value: string): Minimum =>
  minimums.find((minimum) => String(minimum) === value) ?? minimums[0]

export const procedureLabels = { in: 'In de procedure', buiten: 'Niet in de procedure' } as const
export type InProcedure = keyof typeof procedureLabels
export const cvLabels = { met: 'Met CV', zonder: 'Zonder CV' } as const
export type HasCv = keyof typeof cvLabels

export type DashboardView = {
  vacancy: string | null
  candidate: string | null
  q: string
  minimum: Minimum
  order: DashboardOrder
  procedure: InProcedure | null
  status: CandidateStatus | null
  cv: HasCv | null
}

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) => Object.keys(labels) as Key[]

const addressParameters: AddressParameters<DashboardView> = {
  vacancy: chosenId(paths.dashboard.vacancyParameter),
  candidate: chosenId(paths.dashboard.candidateParameter),
  q: typedWords('q', limits.searchText),
  minimum: oneOf('vanaf', minimums, minimums[0]),
  order: oneOf('volgorde', keysOf(orderLabels), 'score'),
  procedure: oneOf('procedure', keysOf(procedureLabels), null),
  status: oneOf('status', candidateStatuses, null),
  cv: oneOf('cv', keysOf(cvLabels), null),
}

/** What the recruiter looks at, kept in the address. */
export const useMatchView = () => useAddressFilter(addressParameters, { keepsScroll: true })
