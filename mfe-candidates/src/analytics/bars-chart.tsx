import { tokens, type Tone, numberText } from '@wervio/ui'
import { Bar, BarChart, Cell, LabelList, XAxis, YAxis } from 'recharts'
import type { ChartRow } from './chart-frame.tsx'

/** Px of one bar with its room, and of the longest name beside it. */
export const BAR_HEIGHT = 34
const NAME_WIDTHS = { wide: 150, narrow: 112 }
const NARROW = 420
/** Room for the figure after the longest bar. */
const FIGURE_WIDTH = 48

export type TonedRow = ChartRow & { tone?: Tone }
const barColour = (tone: Tone = 'accent') =>
  tone === 'accent' || tone === 'neutral' ? tokens.accent.base : tokens.status[tone].base

const truncate = (label: string, letters: number): string =>
  label.length > letters ? `${label.slice(0, letters - 1)}…` : label

/** Lying bars with their names and figures. */
export const BarsChart = ({ rows, width }: { rows: readonly TonedRow[]; width: number }) => {
  const nameWidth = width < NARROW ? NAME_WIDTHS.narrow : NAME_WIDTHS.wide
  return (
    <BarChart
      layout="vertical"
      width={width}
      height={rows.length * BAR_HEIGHT}
      data={[...rows]}
      margin={{ top: 0, right: FIGURE_WIDTH, bottom: 0, left: 0 }}
      barSize={14}
      accessibilityLayer={false}
    >
      <XAxis type="number" hide domain={[0, 'dataMax']} />
      <YAxis
        type="category"
        dataKey="label"
        width={nameWidth}
        axisLine={false}
        tickLine={false}
        interval={0}
        tickFormatter={(label: string) => truncate(label, Math.floor(nameWidth / 7))}
      />
      <Bar
        dataKey="count"
        radius={4}
        minPointSize={2}
        isAnimationActive={false}
        background={{ fill: tokens.surface.sunken, radius: 4 }}
      >
        {rows.map(({ label, tone }) => (
          <Cell key={label} fill={barColour(tone)} />
        ))}
        <LabelList dataKey="count" position="right" formatter={(value) => numberText(Number(value))} />
      </Bar>
    </BarChart>
  )
}
