import { vacancySortLabels, vacancySorts, type VacancySort } from '@wervio/contracts'
import { Icon, tokens } from '@wervio/ui'
import { ArrowUpDown } from 'lucide-react'
import { styled } from 'styled-components'

const Frame = styled.span`
  position: relative;
  flex-shrink: 0;
  svg { position: absolute; left: ${tokens.space[3]}; top: calc(50% - 8px); pointer-events: none; color: ${tokens.text.muted}; }
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
  ${tokens.breakpoint.touch} { font-size: 1rem; }
`

/** The order of the list. */
export const SortSelect = ({ value, onChange }: { value: VacancySort; onChange: (sort: VacancySort) => void }) => (
  <Frame>
    <Icon of={ArrowUpDown} size={16} />
    <Select
      aria-label="Volgorde"
      value={value}
      onChange={({ target }) => onChange(vacancySorts.find((sort) => sort === target.value) ?? 'newest')}
    >
      {vacancySorts.map((sort) => <option key={sort} value={sort}>{vacancySortLabels[sort]}</option>)}
    </Select>
  </Frame>
)
