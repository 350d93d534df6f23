import { shortDay, tokens } from '@wervio/ui'
import { Area, AreaChart, CartesianGrid, XAxis, YAxis } from 'recharts'

export const INFLOW_HEIGHT = 220

/** How many came in each week. */
export const InflowChart = ({ inflow, width }: { inflow: readonly { week: string; count: number }[]; width: number }) => (
  <AreaChart width={width} height={INFLOW_HEIGHT} data={[...inflow]} margin={{ top: 8, right: 16, bottom: 0, left: 0 }} accessibilityLayer={false}>
    <CartesianGrid vertical={false} stroke={tokens.line.base} />
    <XAxis dataKey="week" tickFormatter={shortDay} axisLine={false} tickLine={false} minTickGap={36} />
    <YAxis width={36} allowDecimals={false} axisLine={false} tickLine={false} />
    <Area dataKey="count" type="linear" stroke={tokens.accent.base} strokeWidth={2} fill={tokens.accent.base} fillOpacity={0.16} isAnimationActive={false} dot={{ r: 2, fill: tokens.accent.base, fillOpacity: 1 }} />
  </AreaChart>
)
