import { hireStarts, improvementPeriods, type HireStart, type ImprovementPeriod } from '@wervio/contracts'
import { oneOf, useAddressFilter, type AddressParameters } from '@wervio/remote-kit'

/** What the figures are asked for. */
export type PeriodQuestion = { period: ImprovementPeriod; start: HireStart }

export const periodLabels: Record<ImprovementPeriod, string> = {
  '30': 'Laatste 30 dagen',
  '90': 'Laatste 90 dagen',
  '365': 'Laatste 365 dagen',
  all: 'Alles',
}

const parameters: AddressParameters<PeriodQuestion> = {
  period: oneOf<ImprovementPeriod, ImprovementPeriod>('periode', improvementPeriods, '30'),
  start: oneOf<HireStart, HireStart>('vanaf', hireStarts, 'application'),
}

/** Period and start moment, kept in the address. */
export const useQuestion = () => useAddressFilter<PeriodQuestion>(parameters, { keepsScroll: true })
