import { limits, matchThresholds } from '@wervio/contracts'
import { Cluster, CompactSelect, SearchField } from '@wervio/ui'
import type { ReactNode } from 'react'
import type { MatchFilter } from './match-filter.ts'

type Props = {
  filter: MatchFilter
  /** Whether anybody has a score; without one a least score would do nothing. */
  hasScores: boolean
  onChange: (change: Partial<MatchFilter>) => void
  /** Beside them. */
  children?: ReactNode
}

/** Search within the candidates of a vacancy, and the least score. */
export const MatchToolbar = ({ filter, hasScores, onChange, children }: Props) => (
  <Cluster gap={2}>
    <SearchField
      label="Zoek kandidaten bij deze vacature"
      formLabel="Kandidaten zoeken"
      placeholder="Zoek op naam, vaardigheden of locatie..."
      maximum={limits.searchText}
      value={filter.q}
      onSearch={(q) => onChange({ q })}
    />
    {hasScores && (
      <CompactSelect
        label="Minimale matchscore"
        value={filter.score}
        onChange={({ target }) =>
          onChange({ score: matchThresholds.find((score) => String(score) === target.value) ?? matchThresholds[0] })
        }
      >
        {matchThresholds.map((score) => (
          <option key={score} value={score}>
            {score}%+
          </option>
        ))}
      </CompactSelect>
    )}
    {children}
  </Cluster>
)
