import type { VacancySummary } from '@wervio/contracts'
import { LongRows, shortDay, Text, TitleLink, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'
import { candidatesText, openText } from '../vacancy/progress-texts.ts'
import { StatusSelect } from '../vacancy/status-select.tsx'
import { emptyTexts } from '../vacancy/texts.ts'
import type { LongListProps } from './vacancy-cards.tsx'

/** Height of a row in rem. */
const ROW = 7.25

const Item = styled.li`
  display: flex;
  flex-direction: column;
  justify-content: center;
  height: ${ROW}rem;
  padding: 0 ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.line.base};
  > * {
    min-width: 0;
  }
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
const Figure = styled.span`
  white-space: nowrap;
`
const Title = styled(TitleLink)`
  padding: ${tokens.space[1]} 0;
  white-space: nowrap;
`

const factsOf = ({ company, location, hours }: VacancySummary): string =>
  [company, location || emptyTexts.location, hours].filter(Boolean).join(' · ')

/** The table for a phone: a few lines for each vacancy. */
export const CompactList = ({ vacancies, total, onNear }: LongListProps) => {
  const row = (index: number) => {
    const vacancy = vacancies[index]
    if (!vacancy) return null
    return (
      <Item key={vacancy.id} aria-posinset={index + 1} aria-setsize={total ?? -1}>
        <Title to={paths.details.href(vacancy.id)}>{vacancy.title}</Title>
        <Facts size="small" tone="muted">
          {factsOf(vacancy)}
        </Facts>
        <Line>
          <Text as="span" size="small" tone="muted" tabular>
            <Figure>{candidatesText(vacancy)}</Figure> ·{' '}
            <Figure>{openText(vacancy) ?? shortDay(vacancy.created_at)}</Figure>
          </Text>
          <StatusSelect inList vacancy={vacancy} label={`Status van ${vacancy.title}`} />
        </Line>
      </Item>
    )
  }
  return <LongRows label="Vacatures" count={vacancies.length} height={ROW} onNear={onNear} row={row} />
}
