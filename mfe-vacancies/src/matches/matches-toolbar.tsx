import { matchStageOptions, type PipelineMatch } from '@wervio/applications'
import { Button, Chip, Cluster, CompactSelect, tokens } from '@wervio/ui'
import { Columns3, List, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { groupCounts, orders, shownGroups, type Order, type ShownGroup } from './arrange-matches.ts'
import { layouts, type Layout, type MatchView } from './use-match-view.ts'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`
const icons = { lijst: List, kolommen: Columns3 }
const entries = <K extends string>(labels: Record<K, string>) => Object.entries(labels) as [K, string][]

type Props = {
  matches: readonly PipelineMatch[]
  view: MatchView
  onChange: (change: Partial<MatchView>) => void
  onAdd: () => void
  /** Beside the choice of layout. */
  children?: ReactNode
}

const StageFilter = ({ matches, view, onChange }: Omit<Props, 'onAdd' | 'children'>) => (
  <CompactSelect
    label="Stap"
    value={view.stage ?? ''}
    onChange={({ target }) => onChange({ stage: target.value === '' ? null : Number(target.value) })}
  >
    <option value="">Alle stappen ({matches.length})</option>
    {matchStageOptions.map(({ stage, label }) => (
      <option key={stage} value={stage}>
        {label} ({matches.filter(({ application }) => application.stage === stage).length})
      </option>
    ))}
  </CompactSelect>
)

/** What shows and how: groups with their counts, stage, order, list or columns, and adding a candidate. */
export const MatchesToolbar = ({ matches, view, onChange, onAdd, children }: Props) => {
  const counts = groupCounts(matches)
  return (
    <Bar>
      <Cluster as="fieldset" gap={2} aria-label="Wat je ziet">
        {entries<ShownGroup>(shownGroups).map(([group, label]) => (
          <Chip
            key={group}
            selected={view.group === group}
            onClick={() => onChange({ group })}
          >{`${label} ${counts[group]}`}</Chip>
        ))}
        {view.layout === 'lijst' && <StageFilter matches={matches} view={view} onChange={onChange} />}
        <CompactSelect
          label="Volgorde"
          value={view.order}
          onChange={({ target }) => onChange({ order: target.value as Order })}
        >
          {entries(orders).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </CompactSelect>
      </Cluster>
      <Cluster gap={2}>
        {children}
        <Cluster as="fieldset" gap={1} aria-label="Weergave">
          {entries<Layout>(layouts).map(([layout, label]) => (
            <Chip
              key={layout}
              icon={icons[layout]}
              selected={view.layout === layout}
              onClick={() => onChange({ layout })}
            >
              {label}
            </Chip>
          ))}
        </Cluster>
        <Button size="small" icon={UserPlus} onClick={onAdd}>
          Kandidaat toevoegen
        </Button>
      </Cluster>
    </Bar>
  )
}
