import { matchStageOptions, type PipelineMatch } from '@wervio/applications'
import { SelectButton, type Selection } from '@wervio/remote-kit'
import {
  Button,
  Chip,
  Cluster,
  CompactSelect,
  IconButton,
  Menu,
  tokens,
  usePhoneScreen,
  type MenuItem,
} from '@wervio/ui'
import { Check, Columns3, Ellipsis, List, ListChecks, UserPlus } from 'lucide-react'
import { styled } from 'styled-components'
import { groupCounts, orders, shownGroups, type ListOrder, type ShownGroup } from './arrange-matches.ts'
import { layouts, type Layout, type MatchView } from './use-match-view.ts'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`
/** Two rows: what is shown, then what is done with it. */
const PhoneBar = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`
const PhoneRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  min-width: 0;
  > span {
    flex: 0 1 auto;
  }
`
const icons = { lijst: List, kolommen: Columns3 }
const entries = <K extends string>(labels: Record<K, string>) => Object.entries(labels) as [K, string][]

type ViewProps = {
  matches: readonly PipelineMatch[]
  view: MatchView
  onChange: (change: Partial<MatchView>) => void
}
type Props = ViewProps & { selection: Selection<PipelineMatch>; onAdd: (() => void) | null }

const StageFilter = ({ matches, view, onChange }: ViewProps) => (
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

const Groups = ({ matches, view, onChange }: ViewProps) => {
  const counts = groupCounts(matches)
  return entries<ShownGroup>(shownGroups).map(([group, label]) => (
    <Chip
      key={group}
      selected={view.group === group}
      onClick={() => onChange({ group })}
    >{`${label} ${counts[group]}`}</Chip>
  ))
}

const PhoneToolbar = ({ matches, view, onChange, selection, onAdd }: Props) => {
  const selecting: MenuItem[] = selection.mayChoose
    ? [
        {
          label: selection.isChoosing ? 'Klaar met selecteren' : 'Selecteren',
          icon: ListChecks,
          onSelect: selection.isChoosing ? selection.clear : selection.start,
        },
      ]
    : []
  const items: MenuItem[] = [
    ...selecting,
    ...entries<Layout>(layouts)
      .filter(([layout]) => layout !== view.layout)
      .map(([layout, label]) => ({ label, icon: icons[layout], onSelect: () => onChange({ layout }) })),
    'line',
    ...entries<ListOrder>(orders).map(([order, label]) => ({
      label: `Volgorde: ${label}`,
      ...(order === view.order && { icon: Check }),
      onSelect: () => onChange({ order }),
    })),
  ]
  return (
    <PhoneBar>
      <PhoneRow>
        <Cluster as="fieldset" gap={1} aria-label="Wat je ziet">
          <Groups matches={matches} view={view} onChange={onChange} />
        </Cluster>
        <Menu trigger={<IconButton framed label="Meer over de lijst" icon={Ellipsis} />} items={items} />
      </PhoneRow>
      <PhoneRow>
        {view.layout === 'lijst' && <StageFilter matches={matches} view={view} onChange={onChange} />}
        {onAdd && (
          <Button size="small" icon={UserPlus} onClick={onAdd}>
            Kandidaat toevoegen
          </Button>
        )}
      </PhoneRow>
    </PhoneBar>
  )
}

const WideToolbar = ({ matches, view, onChange, selection, onAdd }: Props) => (
  <Bar>
    <Cluster as="fieldset" gap={2} aria-label="Wat je ziet">
      <Groups matches={matches} view={view} onChange={onChange} />
      {view.layout === 'lijst' && <StageFilter matches={matches} view={view} onChange={onChange} />}
      <CompactSelect
        label="Volgorde"
        value={view.order}
        onChange={({ target }) => onChange({ order: target.value as ListOrder })}
      >
        {entries(orders).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </CompactSelect>
    </Cluster>
    <Cluster gap={2}>
      <SelectButton selection={selection} />
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
      {onAdd && (
        <Button size="small" icon={UserPlus} onClick={onAdd}>
          Kandidaat toevoegen
        </Button>
      )}
    </Cluster>
  </Bar>
)

/**
 * What shows and how: groups with their counts, stage, order, list or columns, and adding a candidate. On a phone it
 * takes two rows: choosing, the layout and the order are behind a menu.
 */
export const MatchesToolbar = (props: Props) =>
  usePhoneScreen() ? <PhoneToolbar {...props} /> : <WideToolbar {...props} />
