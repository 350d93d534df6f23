import type { CandidateCounts } from '@wervio/contracts'
import { numberText } from '@wervio/ui'

/** '1.204', or '± 1.200' where the counts are estimates; their parts stay on one line. */
export const facetCount = (count: number, { estimated }: Pick<CandidateCounts, 'estimated'>): string =>
  estimated ? `±\u00A0${numberText(count)}` : numberText(count)
