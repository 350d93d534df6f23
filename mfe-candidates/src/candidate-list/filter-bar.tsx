import { addedSpanLabels, messages, type AddedSpan, type CandidateCounts } from '@wervio/contracts'
import { Button, ChoiceRow, Cluster, CompactSelect, Text, tokens } from '@wervio/ui'
import { FilterX, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { isNarrowed, type ListFilter } from './candidate-filter.ts'
import { facetCount } from './facet-count.ts'
import { StatusFilter } from './status-filter.tsx'
import type { Facets } from './use-facets.ts'

/** Holds the line, so that nothing moves when the count comes. */
const NOTHING_YET = '\u00a0'

const spans = Object.keys(addedSpanLabels) as AddedSpan[]
const labelWithCount = (label: string, counts: CandidateCounts | undefined, count: number | undefined): string =>
  counts === undefined || count === undefined ? label : `${label} (${facetCount(count, counts)})`

const totalText = (counts: CandidateCounts): string =>
  `${facetCount(counts.total, counts)} ${counts.total === 1 ? 'kandidaat' : 'kandidaten'}`

type ValueProps = {
  label: string
  emptyLabel: string
  value: string | null
  kind: 'locations' | 'skills'
  counts: CandidateCounts | undefined
  onChange: (value: string | null) => void
}

/** A choice out of what there is, with how many of each; a choice the list doesn't name stays in it. */
const ValueSelect = ({ label, emptyLabel, value, kind, counts, onChange }: ValueProps) => {
  const values = counts?.[kind] ?? []
  const isListed = values.some((option) => option.value.toLocaleLowerCase('nl') === value?.toLocaleLowerCase('nl'))
  const selectedValue =
    values.find((option) => option.value.toLocaleLowerCase('nl') === value?.toLocaleLowerCase('nl'))?.value ??
    value ??
    ''
  return (
    <CompactSelect label={label} value={selectedValue} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">{emptyLabel}</option>
      {value !== null && !isListed && <option value={value}>{value}</option>}
      {values.map((option) => (
        <option key={option.value} value={option.value}>
          {labelWithCount(option.value, counts, option.count)}
        </option>
      ))}
    </CompactSelect>
  )
}

/**
 * On a narrow screen the choices are one row that scrolls, and the order and the view stand beside the count; on a
 * phone below it.
 */
const Frame = styled.div<{ $counting: boolean }>`
  /* The figures make the choices wider: shown before them, they would push each other aside. */
  ${({ $counting }) => $counting && '> fieldset { visibility: hidden; }'}
  display: grid;
  grid-template: 'status aside' auto 'choices count' auto / minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  ${tokens.breakpoint.tablet} {
    grid-template: 'status status' auto 'choices choices' auto 'count aside' auto / minmax(0, 1fr) auto;
  }
  > :nth-child(1) {
    grid-area: status;
  }
  > :nth-child(2) {
    grid-area: choices;
  }
  > :nth-child(3) {
    grid-area: count;
    justify-self: end;
  }
  ${tokens.breakpoint.tablet} {
    > :nth-child(3) {
      justify-self: start;
    }
  }
  > :nth-child(4) {
    grid-area: aside;
  }
  ${tokens.breakpoint.phone} {
    grid-template: 'status status' auto 'choices choices' auto 'count select' auto / minmax(0, 1fr) auto;
    /* Its first child stands beside the count, the others are a line of their own. */
    > :nth-child(4) {
      display: contents;
      > :first-child {
        grid-area: select;
      }
      > :nth-child(2) {
        justify-self: start;
      }
      > :nth-child(3) {
        justify-self: end;
      }
    }
  }
`

type Props = {
  filter: ListFilter
  facets: Facets
  onChange: (change: Partial<ListFilter>) => void
  onClear: () => void
  /** The button to select, then order and view where the list has them. */
  children?: ReactNode
}

/** What a list is narrowed to, each choice with how many there are, and how many are left. */
export const FilterBar = ({ filter, facets, onChange, onClear, children }: Props) => (
  <Frame $counting={facets.isPending}>
    <StatusFilter value={filter.status} counts={facets.counts.status} onChange={(status) => onChange({ status })} />
    <ChoiceRow aria-label="Filters">
      <ValueSelect
        label="Locatie"
        emptyLabel="Alle locaties"
        value={filter.location}
        kind="locations"
        counts={facets.counts.location}
        onChange={(location) => onChange({ location })}
      />
      <ValueSelect
        label="Vaardigheid"
        emptyLabel="Alle vaardigheden"
        value={filter.skill}
        kind="skills"
        counts={facets.counts.skill}
        onChange={(skill) => onChange({ skill })}
      />
      <CompactSelect
        label="CV"
        value={filter.hasCv ?? ''}
        onChange={({ target: { value } }) => onChange({ hasCv: value === 'true' || value === 'false' ? value : null })}
      >
        <option value="">Met en zonder CV</option>
        <option value="true">{labelWithCount('Met CV', facets.counts.hasCv, facets.counts.hasCv?.has_cv.true)}</option>
        <option value="false">
          {labelWithCount('Zonder CV', facets.counts.hasCv, facets.counts.hasCv?.has_cv.false)}
        </option>
      </CompactSelect>
      <CompactSelect
        label="Toegevoegd"
        value={filter.added ?? ''}
        onChange={({ target }) => onChange({ added: spans.find((span) => span === target.value) ?? null })}
      >
        <option value="">Altijd toegevoegd</option>
        {spans.map((span) => (
          <option key={span} value={span}>
            {labelWithCount(addedSpanLabels[span], facets.counts.added, facets.counts.added?.added[span])}
          </option>
        ))}
      </CompactSelect>
      {isNarrowed(filter) && (
        <Button variant="quiet" size="small" icon={FilterX} onClick={onClear}>
          Filters wissen
        </Button>
      )}
    </ChoiceRow>
    {facets.hasFailed ? (
      <Cluster gap={2} role="alert">
        <Text as="span" size="small" tone="muted">
          {messages.countsFailed}
        </Text>
        <Button variant="quiet" size="small" icon={RotateCw} onClick={facets.retry}>
          Probeer opnieuw
        </Button>
      </Cluster>
    ) : (
      <Text as="output" size="small" tone="muted" tabular>
        {facets.counts.all === undefined ? NOTHING_YET : totalText(facets.counts.all)}
      </Text>
    )}
    <Cluster gap={2}>{children}</Cluster>
  </Frame>
)
