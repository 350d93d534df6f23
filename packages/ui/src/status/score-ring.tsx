import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { VisuallyHidden } from '../text/visually-hidden.ts'

const Ring = styled.span`
  position: relative;
  flex-shrink: 0;
  circle {
    fill: none;
    stroke-width: 7;
  }
  text {
    fill: ${tokens.text.base};
    font: ${tokens.font.strong};
    font-size: 19px;
    font-variant-numeric: tabular-nums;
  }
  /* Three digits keep their distance from the ring. */
  text[data-full] {
    font-size: 17px;
  }
`

/** A score of 0 to 100 as a ring with its figure; `label` says what is scored. `size` in px. */
export const ScoreRing = ({ value, label, size = 64 }: { value: number; label: string; size?: number }) => {
  const score = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <Ring>
      <svg aria-hidden width={size} height={size} viewBox="0 0 72 72">
        <circle cx="36" cy="36" r="31" stroke={tokens.accent.soft} />
        {score > 0 && (
          <circle
            cx="36"
            cy="36"
            r="31"
            stroke={tokens.accent.base}
            strokeLinecap="round"
            transform="rotate(-90 36 36)"
            pathLength={100}
            strokeDasharray={score === 100 ? 'none' : `${score} 100`}
          />
        )}
        <text x="36" y="36" textAnchor="middle" dominantBaseline="central" data-full={score === 100 || undefined}>
          {score}%
        </text>
      </svg>
      <VisuallyHidden>
        {label}: {score}%
      </VisuallyHidden>
    </Ring>
  )
}
