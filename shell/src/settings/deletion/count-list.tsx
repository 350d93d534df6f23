import { numberText, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { labelCounts, type TableCount } from './erased-tables.ts'

const List = styled.dl`
  max-width: 30rem;
  margin: 0;
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    padding-block: ${tokens.space[1]};
  }
  div + div {
    border-top: 1px solid ${tokens.line.base};
  }
  dt {
    color: ${tokens.text.muted};
  }
  dd {
    margin: 0;
  }
`

/** How much there is, or was, of each kind. */
export const CountList = ({ counts, label }: { counts: readonly TableCount[]; label: string }) => (
  <List aria-label={label}>
    {labelCounts(counts).map((count) => (
      <div key={count.label}>
        <dt>{count.label}</dt>
        <dd>{numberText(count.rows)}</dd>
      </div>
    ))}
  </List>
)
