import { candidateSourceLabels, candidateStatusLabels, type CandidateAnalytics } from '@wervio/contracts'
import { Grid, shortDay, Stack } from '@wervio/ui'
import { statusLooks } from '../candidate/status.ts'
import { BAR, BarsChart } from './bars-chart.tsx'
import { ChartFrame, type ChartRow } from './chart-frame.tsx'
import { INFLOW_HEIGHT, InflowChart } from './inflow-chart.tsx'
import { inflowText, leaderText } from './sentences.ts'

const named = (rows: readonly { value: string; count: number }[]): ChartRow[] => rows.map(({ value, count }) => ({ label: value, count }))

const Bars = ({ title, what, rows, total }: { title: string; what: string; rows: ChartRow[]; total: number }) => (
  <ChartFrame title={title} what={what} text={leaderText(rows, total)} rows={rows} height={rows.length * BAR}>
    {(width) => <BarsChart rows={rows} width={width} />}
  </ChartFrame>
)

/** All charts of a period. */
export const Charts = ({ figures: { total, inflow, sources, statuses, skills, locations } }: { figures: CandidateAnalytics }) => (
  <Stack gap={4}>
    <ChartFrame title="Instroom per week" what="Week van" text={inflowText(inflow)} rows={inflow.map(({ week, count }) => ({ label: shortDay(week), count }))} height={INFLOW_HEIGHT}>
      {(width) => <InflowChart inflow={inflow} width={width} />}
    </ChartFrame>
    <Grid min={380}>
      <Bars title="Status" what="Status" total={total} rows={statuses.map(({ value, count }) => ({ label: candidateStatusLabels[value], count, tone: statusLooks[value].tone }))} />
      <Bars title="Herkomst" what="Herkomst" total={total} rows={sources.map(({ value, count }) => ({ label: candidateSourceLabels[value], count }))} />
      <Bars title="Vaardigheden" what="Vaardigheid" total={total} rows={named(skills)} />
      <Bars title="Plaatsen" what="Plaats" total={total} rows={named(locations)} />
    </Grid>
  </Stack>
)
