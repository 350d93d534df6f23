import { type CandidateAnalytics, candidateCountText } from '@wervio/contracts'
import { percentText, shortDay } from '@wervio/ui'
import type { ChartRow } from './chart-frame.tsx'

/** Part of a whole as a percentage; 0 of nothing. */
export const percent = (part: number, whole: number): string => percentText(whole === 0 ? 0 : part / whole)

/** What the weeks say: how many in all and in the busiest one. */
export const inflowText = (inflow: readonly { week: string; count: number }[]): string => {
  const total = inflow.reduce((sum, { count }) => sum + count, 0)
  const busiest = inflow.reduce((most, week) => (week.count > most.count ? week : most), { week: '', count: 0 })
  return busiest.count === 0
    ? 'In deze periode kwam niemand binnen.'
    : `${candidateCountText(total)} in ${inflow.length} weken; de meeste in de week van ${shortDay(busiest.week)}: ${busiest.count}.`
}

/** How far those who were added got. */
export const funnelText = ({
  total,
  reached: { in_proces, aangenomen },
}: Pick<CandidateAnalytics, 'total' | 'reached'>): string =>
  `Van ${candidateCountText(total)} ${in_proces === 1 ? 'kwam' : 'kwamen'} er ${in_proces} in proces (${percent(in_proces, total)}) en ${aangenomen === 1 ? 'werd' : 'werden'} er ${aangenomen} aangenomen (${percent(aangenomen, total)}).`

/** Which one leads, with its share of all. */
export const leaderText = (rows: readonly ChartRow[], total: number): string => {
  const first = rows.reduce<ChartRow | null>((most, row) => (row.count > (most?.count ?? 0) ? row : most), null)
  return first
    ? `Vooraan: ${first.label}, ${candidateCountText(first.count)} (${percent(first.count, total)}).`
    : 'Hierover is nog niets bekend.'
}
