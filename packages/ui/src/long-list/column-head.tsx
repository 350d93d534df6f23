import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../text/icon.tsx'
import { tokens } from '../theme/tokens.ts'

type Direction = 'ascending' | 'descending'

/** The two orders of a column, and which of them the first click gives; A to Z unless it says otherwise. */
export type ColumnSorts<Sort extends string> = Record<Direction, Sort> & { first?: Direction }

export type Column<Sort extends string = never> = {
  name: ReactNode
  key: string
  width?: string
  /** A number, aligned right. */
  figure?: true
  /** Absent for a column that the list can't be ordered by. */
  sorts?: ColumnSorts<Sort>
}

const SortButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  /* The ring of the focus has room beside the words, which stay in line with the column. */
  width: calc(100% + 2 * ${tokens.space[2]});
  height: 2rem;
  margin-inline: calc(-1 * ${tokens.space[2]});
  padding-inline: ${tokens.space[2]};
  border-radius: 6px;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  cursor: pointer;
  &:hover,
  [aria-sort] > & {
    color: ${tokens.text.base};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  .figure > & {
    flex-direction: row-reverse;
  }
  /* The sign that a column can be sorted has its room before it shows. */
  svg {
    flex-shrink: 0;
    opacity: 0;
  }
  &:hover svg,
  &:focus-visible svg,
  [aria-sort] > & svg {
    opacity: 1;
  }
  /* Nothing hovers on a touch screen. */
  ${tokens.breakpoint.touch} {
    height: ${tokens.control.touch};
    svg {
      opacity: 1;
    }
  }
`

const directionOf = <Sort extends string>(sorts: ColumnSorts<Sort> | undefined, sort: Sort | undefined) =>
  (['ascending', 'descending'] as const).find((direction) => sort !== undefined && sorts?.[direction] === sort)

const iconOf = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const

type Props<Sort extends string> = {
  column: Column<Sort>
  /** The order of the list now. */
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

/** The head of a column; a click on one that can be sorted gives its order, the next click the other way round. */
export const ColumnHead = <Sort extends string>({ column, sort, onSort }: Props<Sort>) => {
  const { name, figure, sorts } = column
  const direction = directionOf(sorts, sort)
  const opposite = direction === 'ascending' ? 'descending' : 'ascending'
  const next = direction === undefined ? (sorts?.first ?? 'ascending') : opposite
  return (
    <th scope="col" className={figure ? 'figure' : undefined} aria-sort={direction}>
      {sorts && onSort ? (
        <SortButton type="button" onClick={() => onSort(sorts[next])}>
          {name}
          <Icon of={iconOf[direction ?? 'none']} size={14} />
        </SortButton>
      ) : (
        name
      )}
    </th>
  )
}
