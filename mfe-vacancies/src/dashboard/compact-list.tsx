import type { VacancySummary } from '@wervio/contracts'
import { Text, tokens } from '@wervio/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'
import { shortDay } from '../vacancy/moments.ts'
import { plainList } from '../vacancy/plain-list.ts'
import { StatusSelect } from '../vacancy/status-select.tsx'
import { emptyTexts } from '../vacancy/texts.ts'
import type { LongListProps } from './card-grid.tsx'
import { Frame, ROW, TitleLink } from './table-style.ts'
import { usePlace } from './use-place.ts'
import { useWindowRows } from './use-window-rows.ts'

const List = styled.ul`${plainList}`
const Item = styled.li`
  display: flex;
  flex-direction: column;
  justify-content: center;
  height: ${ROW.compact}rem;
  padding: 0 ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.line.base};
  > * { min-width: 0; }
`
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`
const Facts = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
const Title = styled(TitleLink)`
  padding: ${tokens.space[1]} 0;
  white-space: nowrap;
`

const candidates = (count: number): string => (count === 1 ? '1 kandidaat' : `${count} kandidaten`)
const factsOf = ({ company, location, hours }: VacancySummary): string => [company, location || emptyTexts.location, hours].filter(Boolean).join(' · ')

/** The table for a phone: a few lines for each vacancy. */
export const CompactList = ({ vacancies, total, onNear }: LongListProps) => {
  const list = useRef<HTMLUListElement>(null)
  const place = usePlace(list)
  const rows = useWindowRows({ count: vacancies.length, height: ROW.compact, place, onLast: onNear })
  return (
    <Frame>
      <List ref={list} aria-label="Vacatures" style={{ paddingTop: rows.before, paddingBottom: rows.after }}>
        {vacancies.slice(rows.first, rows.last + 1).map((vacancy, index) => (
          <Item key={vacancy.id} aria-posinset={rows.first + index + 1} aria-setsize={total ?? -1}>
            <Title to={paths.details.href(vacancy.id)}>{vacancy.title}</Title>
            <Facts size="small" tone="muted">{factsOf(vacancy)}</Facts>
            <Line>
              <Text as="span" size="small" tone="muted" tabular>{candidates(vacancy.open_applications)} · {shortDay(vacancy.created_at)}</Text>
              <StatusSelect inList vacancy={vacancy} label={`Status van ${vacancy.title}`} />
            </Line>
          </Item>
        ))}
      </List>
    </Frame>
  )
}
