import { tokens, type Tone } from '@wervio/ui'
import { Bar, BarChart, Cell, LabelList, XAxis, YAxis } from 'recharts'
import { number } from '../candidate-list/count-text.ts'
import type { ChartRow } from './chart-frame.tsx'

/** Px of one bar with its room, and of the longest name beside it. */
export const BAR = 34
const NAMES = { wide: 150, narrow: 112 }
const NARROW = 420
/** Room for the figure after the longest bar. */
const FIGURE = 48

export type TonedRow = ChartRow & { tone?: Tone }
const fill = (tone: Tone = 'accent') =>
  tone === 'accent' || tone === 'neutral' ? tokens.accent.base : tokens.status[tone].base

const cut = (label: string, letters: number): string =>
  label.length > letters ? `${label.slice(0, letters - 1)}…` : label

/** Lying bars with their names and figures. */
export const BarsChart = ({ rows, width }: { rows: readonly TonedRow[]; width: number }) => {
  const names = width < NARROW ? NAMES.narrow : NAMES.wide
  return (
    <BarChart
      layout="vertical"
      width={width}
      height={rows.length * BAR}
      data={[...rows]}
      margin={{ top: 0, right: FIGURE, bottom: 0, left: 0 }}
      barSize={14}
      accessibilityLayer={false}
    >
      <XAxis type="number" hide domain={[0, 'dataMax']} />
      <YAxis
        type="category"
        dataKey="label"
        width={names}
        axisLine={false}
        tickLine={false}
        interval={0}
        tickFormatter={(label: string) => cut(label, Math.floor(names / 7))}
      />
      <Bar
        dataKey="count"
        radius={4}
        minPointSize={2}
        isAnimationActive={false}
        background={{ fill: tokens.surface.sunken, radius: 4 }}
      >
        {rows.map(({ label, tone }) => (
          <Cell key={label} fill={fill(tone)} />
        ))}
        <LabelList dataKey="count" position="right" formatter={(value) => number.format(Number(value))} />
      </Bar>
    </BarChart>
  )
}
