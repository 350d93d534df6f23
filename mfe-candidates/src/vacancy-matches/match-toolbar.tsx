import { limits } from '@wervio/contracts'
import { Cluster, CompactSelect, SearchField } from '@wervio/ui'
import { leastScores, type LeastScore, type MatchFilter } from './match-filter.ts'

type Props = { filter: MatchFilter; onSearch: (q: string) => void; onScore: (score: LeastScore) => void }

/** Search within the candidates of a vacancy, and the least score. */
export const MatchToolbar = ({ filter, onSearch, onScore }: Props) => (
  <Cluster gap={2}>
    <SearchField
      label="Zoek kandidaten bij deze vacature"
      formLabel="Kandidaten zoeken"
      placeholder="Zoek op naam, vaardigheden of locatie..."
      maximum={limits.searchText}
      value={filter.q}
      onSearch={onSearch}
    />
    <CompactSelect
      label="Minimale matchscore"
      value={filter.score}
      onChange={({ target }) => onScore(leastScores.find((score) => String(score) === target.value) ?? leastScores[0])}
    >
      {leastScores.map((score) => (
        <option key={score} value={score}>
          {score}%+
        </option>
      ))}
    </CompactSelect>
  </Cluster>
)
