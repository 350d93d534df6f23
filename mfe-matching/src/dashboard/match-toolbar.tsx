import { limits } from '@wervio/contracts'
import { SearchField, SortSelect, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { FilterButton } from './filter-button.tsx'
import { minimums, orderLabels, type MatchView } from './match-view.ts'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  > form {
    flex: 1 1 16rem;
    max-width: none;
  }
  ${tokens.breakpoint.phone} {
    > form {
      flex-basis: 100%;
    }
  }
`
const Minimum = styled.select`
  min-height: ${tokens.control.large};
  padding: 0 ${tokens.space[3]};
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
  color: ${tokens.text.base};
  font: ${tokens.font.body};
  cursor: pointer;
  &:disabled {
    color: ${tokens.text.muted};
    background: ${tokens.surface.sunken};
    cursor: not-allowed;
  }
  ${tokens.breakpoint.touch} {
    font-size: 1rem;
  }
`
type Props = { view: MatchView; onChange: (change: Partial<MatchView>) => void }

/** What of the candidates is shown, and in which order. */
export const MatchToolbar = ({ view, onChange }: Props) => (
  <Bar>
    <SearchField
      label="Zoek in resultaten"
      formLabel="Kandidaten zoeken"
      placeholder="Zoek in resultaten"
      maximum={limits.searchText}
      value={view.q}
      onSearch={(q) => onChange({ q })}
    />
    <Minimum
      aria-label="Minimale matchscore"
      value={view.minimum}
      onChange={({ target }) =>
        onChange({ minimum: minimums.find((minimum) => String(minimum) === target.value) ?? minimums[0] })
      }
    >
      {minimums.map((minimum) => (
        <option key={minimum} value={minimum}>
          {minimum === 0 ? 'Iedereen' : `${minimum}%+`}
        </option>
      ))}
    </Minimum>
    <FilterButton filter={view} onChange={onChange} />
    <SortSelect value={view.order} labels={orderLabels} onChange={(order) => onChange({ order })} />
  </Bar>
)
