import { statusLooks } from '@wervio/candidates'
import { candidateSourceLabels, candidateStatusLabels, labelOf, type CandidateAnalytics } from '@wervio/contracts'
import { Grid, shortDay, Stack } from '@wervio/ui'
import { BAR_HEIGHT, BarsChart, type TonedRow } from './bars-chart.tsx'
import { ChartFrame, type ChartRow } from './chart-frame.tsx'
import { INFLOW_HEIGHT, InflowChart } from './inflow-chart.tsx'
import { funnelText, inflowText, leaderText } from './sentences.ts'

const toChartRows = (rows: readonly { value: string; count: number }[]): ChartRow[] =>
  rows.map(({ value, count }) => ({ label: value, count }))

type BarsProps = { title: string; rowHeader: string; rows: TonedRow[]; total: number; text?: string }
const Bars = ({ title, rowHeader, rows, total, text = leaderText(rows, total) }: BarsProps) => (
  <ChartFrame title={title} rowHeader={rowHeader} text={text} rows={rows} height={rows.length * BAR_HEIGHT}>
    {(width) => <BarsChart rows={rows} width={width} />}
  </ChartFrame>
)

/** How far those who were added got, and who was turned down on the way. */
const funnelRows = ({ total, reached, statuses }: CandidateAnalytics): TonedRow[] => [
  { label: 'Toegevoegd', count: total },
  { label: 'In proces gekomen', count: reached.in_proces, tone: statusLooks.in_proces.tone },
  { label: candidateStatusLabels.aangenomen, count: reached.aangenomen, tone: statusLooks.aangenomen.tone },
  {
    label: candidateStatusLabels.afgewezen,
    count: statuses.find(({ value }) => value === 'afgewezen')?.count ?? 0,
    tone: statusLooks.afgewezen.tone,
  },
]

/** All charts of a period. */
export const Charts = ({ figures }: { figures: CandidateAnalytics }) => {
  const { total, inflow, sources, skills, locations } = figures
  return (
    <Stack gap={4}>
      <ChartFrame
        title="Instroom per week"
        rowHeader="Week van"
        text={inflowText(inflow)}
        rows={inflow.map(({ week, count }) => ({ label: shortDay(week), count }))}
        height={INFLOW_HEIGHT}
      >
        {(width) => <InflowChart inflow={inflow} width={width} />}
      </ChartFrame>
      <Grid min={380}>
        <Bars
          title="Van toegevoegd naar aangenomen"
          rowHeader="Stap"
          total={total}
          rows={funnelRows(figures)}
          text={funnelText(figures)}
        />
        <Bars
          title="Herkomst"
          rowHeader="Herkomst"
          total={total}
          rows={sources.map(({ value, count }) => ({ label: labelOf(candidateSourceLabels, value), count }))}
        />
        <Bars title="Vaardigheden" rowHeader="Vaardigheid" total={total} rows={toChartRows(skills)} />
        <Bars title="Locaties" rowHeader="Locatie" total={total} rows={toChartRows(locations)} />
      </Grid>
    </Stack>
  )
}
