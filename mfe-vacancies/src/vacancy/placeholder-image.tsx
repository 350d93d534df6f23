import { Icon, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { placeholderDesign, type PlaceholderDesign } from './placeholder-design.ts'

const colours: Record<PlaceholderDesign['tone'], { base: string; soft: string }> = {
  accent: tokens.accent,
  blue: tokens.status.blue,
  signal: tokens.status.signal,
  amber: tokens.status.amber,
  green: tokens.status.green,
}

const Frame = styled.div<{ $tone: PlaceholderDesign['tone'] }>`
  position: relative;
  height: 100%;
  overflow: hidden;
  color: ${({ $tone }) => colours[$tone].base};
  background: ${({ $tone }) => colours[$tone].soft};
`
const Pattern = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  opacity: 0.22;
`
const Mark = styled.span`
  position: absolute;
  left: ${tokens.space[5]};
  bottom: ${tokens.space[4]};
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
`

const six = [1, 2, 3, 4, 5, 6]
const drawings = {
  rings: (shift: number) => six.map((step) => <circle key={step} cx={190 + shift} cy={20 + shift / 2} r={step * 24} />),
  steps: (shift: number) =>
    six.map((step) => (
      <rect key={step} x={90 + shift + step * 26} y={132 - step * 18} width={200} height={200} rx={10} />
    )),
  waves: (shift: number) =>
    six.map((step) => (
      <path
        key={step}
        d={`M-20 ${step * 24 + shift - 10} C 80 ${step * 24 + shift - 60}, 180 ${step * 24 + shift + 40}, 340 ${step * 24 + shift - 30}`}
      />
    )),
}

/** A drawn picture for a vacancy without one: always the same for the same title and sector. */
export const PlaceholderImage = ({ title, sector }: { title: string; sector: string }) => {
  const { tone, icon, pattern, shift } = placeholderDesign(title, sector)
  return (
    <Frame $tone={tone} aria-hidden>
      <Pattern viewBox="0 0 320 132" preserveAspectRatio="xMidYMid slice">
        {drawings[pattern](shift)}
      </Pattern>
      <Mark>
        <Icon of={icon} size={22} />
      </Mark>
    </Frame>
  )
}
