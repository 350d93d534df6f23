import { limits } from '@wervio/contracts'
import { SearchField, SortSelect, tokens, usePhoneScreen } from '@wervio/ui'
import { styled } from 'styled-components'
import { FilterButton } from './filter-button.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { minimumOf, minimums, minimumText, orderLabels, type DashboardView } from './match-view.ts'

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
type Props = { view: DashboardView; onChange: (change: Partial<DashboardView>) => void }

/** What of the candidates is shown, and in which order; parts of the page's toolbar. */
export const MatchToolbar = ({ view, onChange }: Props) => {
  const isPhone = usePhoneScreen()
  return (
    <>
      <SearchField
        label="Zoek in resultaten"
        formLabel="Kandidaten zoeken"
        placeholder="Zoek in resultaten"
        maximum={limits.searchText}
        value={view.q}
        onSearch={(q) => onChange({ q })}
      />
      {isPhone ? (
        <FilterSheet view={view} onChange={onChange} />
      ) : (
        <>
          <Minimum
            aria-label="Minimale matchscore"
            value={view.minimum}
            onChange={({ target }) => onChange({ minimum: minimumOf(target.value) })}
          >
            {minimums.map((minimum) => (
              <option key={minimum} value={minimum}>
                {minimumText(minimum)}
              </option>
            ))}
          </Minimum>
          <FilterButton filter={view} onChange={onChange} />
          <SortSelect value={view.order} labels={orderLabels} onChange={(order) => onChange({ order })} />
        </>
      )}
    </>
  )
}
