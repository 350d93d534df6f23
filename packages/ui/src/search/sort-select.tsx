import { ArrowUpDown } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../text/icon.tsx'
import { tokens } from '../theme/tokens.ts'

const Frame = styled.span`
  position: relative;
  flex-shrink: 0;
  svg {
    position: absolute;
    left: ${tokens.space[3]};
    top: calc(50% - 8px);
    pointer-events: none;
    color: ${tokens.text.muted};
  }
`
const Select = styled.select`
  min-height: ${tokens.control.large};
  padding: 0 ${tokens.space[3]} 0 ${tokens.space[9]};
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
  color: ${tokens.text.base};
  font: ${tokens.font.body};
  appearance: none;
  cursor: pointer;
  ${tokens.breakpoint.touch} {
    font-size: 1rem;
  }
`

/** Chooses the order of a list; `labels` are by value, in the order in which they are offered. */
export const SortSelect = <Sort extends string>({
  value,
  labels,
  onChange,
}: {
  value: Sort
  labels: Readonly<Record<Sort, string>>
  onChange: (sort: Sort) => void
}) => {
  const sorts = Object.entries(labels) as [Sort, string][]
  return (
    <Frame>
      <Icon of={ArrowUpDown} size={16} />
      <Select
        aria-label="Volgorde"
        value={value}
        onChange={({ target }) => onChange(sorts.find(([sort]) => sort === target.value)?.[0] ?? value)}
      >
        {sorts.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
    </Frame>
  )
}
