import { shortDay, tokens } from '@wervio/ui'
import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts'

export const INFLOW_HEIGHT = 220

/** How many came in each week. */
export const InflowChart = ({
  inflow,
  width,
}: {
  inflow: readonly { week: string; count: number }[]
  width: number
}) => (
  <BarChart
    width={width}
    height={INFLOW_HEIGHT}
    data={[...inflow]}
    margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
    maxBarSize={28}
    accessibilityLayer={false}
  >
    <CartesianGrid vertical={false} stroke={tokens.line.base} />
    <XAxis dataKey="week" tickFormatter={shortDay} axisLine={false} tickLine={false} minTickGap={24} />
    <YAxis width={36} allowDecimals={false} axisLine={false} tickLine={false} />
    <Bar dataKey="count" radius={[4, 4, 0, 0]} fill={tokens.accent.base} isAnimationActive={false} />
  </BarChart>
)
