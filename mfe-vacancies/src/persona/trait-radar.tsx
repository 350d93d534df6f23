import { tokens } from '@wervio/ui'
import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart } from 'recharts'
import { styled } from 'styled-components'
import { useRadarSize } from './radar-size.ts'
import type { ShownTrait } from './trait-words.ts'

const Frame = styled.div`
  max-width: 100%;
  .recharts-wrapper {
    max-width: 100%;
    margin-inline: auto;
    cursor: default;
  }
  .recharts-surface {
    max-width: 100%;
    height: auto;
  }
  text {
    font: ${tokens.font.tiny};
    fill: ${tokens.text.muted};
  }
  @media print {
    text {
      fill: currentColor;
    }
  }
`

/** The five scores as a radar, for the eye only: the list beside it says the same in words. */
export const TraitRadar = ({ traits }: { traits: readonly ShownTrait[] }) => {
  const { width, height, centre, radius } = useRadarSize()
  return (
    <Frame aria-hidden>
      <RadarChart
        width={width}
        height={height}
        cx={centre}
        outerRadius={radius}
        data={[...traits]}
        accessibilityLayer={false}
      >
        <PolarGrid stroke={tokens.line.strong} />
        <PolarAngleAxis dataKey="label" tickLine={false} axisLine={false} />
        <PolarRadiusAxis domain={[0, 10]} tickCount={6} tick={false} axisLine={false} />
        <Radar
          dataKey="score"
          stroke={tokens.accent.base}
          strokeWidth={2}
          fill={tokens.accent.base}
          fillOpacity={0.18}
          dot={{ r: 3, fill: tokens.accent.base, fillOpacity: 1 }}
          isAnimationActive={false}
        />
      </RadarChart>
    </Frame>
  )
}
