import { conversationFilters, limits } from '@wervio/contracts'
import { Chip, ChoiceRow, Cluster, numberText, SearchField, SortSelect, Stack, Text } from '@wervio/ui'
import { filterLabels, sortLabels, type OverviewFilter } from './overview-filter.ts'

type Props = {
  filter: OverviewFilter
  /** How many the list holds; undefined while pages are left. */
  total: number | undefined
  onChange: (filter: Partial<OverviewFilter>) => void
  onSearch: (words: string) => void
}

/** Keeps the height of the line, so that nothing moves when the count comes. */
const NOTHING_YET = '\u00a0'

const countText = (count: number): string => (count === 1 ? '1 gesprek' : `${numberText(count)} gesprekken`)

/** Search, filter and order of the list, and how much it holds. */
export const OverviewToolbar = ({ filter, total, onChange, onSearch }: Props) => (
  <Stack gap={3}>
    <Cluster justify="space-between" gap={2}>
      <SearchField
        label="Zoek in gesprekken"
        formLabel="Gesprekken zoeken"
        placeholder="Zoek op titel, deelnemer of kandidaat"
        maximum={limits.searchText}
        value={filter.q}
        onSearch={onSearch}
      />
      <SortSelect value={filter.sort} labels={sortLabels} onChange={(sort) => onChange({ sort })} />
    </Cluster>
    <Cluster justify="space-between" gap={2}>
      <ChoiceRow aria-label="Filter gesprekken">
        <Chip selected={filter.filter === null} onClick={() => onChange({ filter: null })}>
          Alle
        </Chip>
        {conversationFilters.map((name) => (
          <Chip
            key={name}
            selected={filter.filter === name}
            onClick={() => onChange({ filter: filter.filter === name ? null : name })}
          >
            {filterLabels[name]}
          </Chip>
        ))}
      </ChoiceRow>
      <Text as="output" size="small" tone="muted" tabular>
        {total === undefined ? NOTHING_YET : countText(total)}
      </Text>
    </Cluster>
  </Stack>
)
