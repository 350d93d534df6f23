import type { Vacancy } from '@wervio/contracts'
import { Icon, plainList, tokens } from '@wervio/ui'
import { Banknote, Building2, Clock, MapPin } from 'lucide-react'
import { styled } from 'styled-components'
import { emptyTexts } from '../vacancy/texts.ts'

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[5]};
  margin-top: ${tokens.space[1]};
  li {
    display: flex;
    align-items: start;
    gap: ${tokens.space[2]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex-shrink: 0;
    margin-top: 0.1875rem;
  }
`

/** Company, place, hours and salary on one line that wraps. */
export const VacancyFacts = ({ vacancy }: { vacancy: Vacancy }) => (
  <List aria-label="Kerngegevens">
    {vacancy.company && (
      <li>
        <Icon of={Building2} size={16} />
        {vacancy.company}
      </li>
    )}
    <li>
      <Icon of={MapPin} size={16} />
      {vacancy.location || emptyTexts.location}
    </li>
    {vacancy.hours && (
      <li>
        <Icon of={Clock} size={16} />
        {vacancy.hours}
      </li>
    )}
    <li>
      <Icon of={Banknote} size={16} />
      {vacancy.salary || emptyTexts.salaryInDetails}
    </li>
  </List>
)
