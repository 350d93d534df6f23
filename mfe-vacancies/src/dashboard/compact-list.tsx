import type { VacancySummary } from '@wervio/contracts'
import { LongRows, shortDay, Text, TitleLink, tokens, usePhoneScreen } from '@wervio/ui'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'
import { candidatesText, openText } from '../vacancy/progress-texts.ts'
import { StatusSelect } from '../vacancy/status-select.tsx'
import { emptyTexts } from '../vacancy/texts.ts'
import type { LongListProps } from './vacancy-cards.tsx'

/** Heights of a row in rem; on a phone the status stands below, where fingers need more room. */
const ROW = 5.75
const PHONE_ROW = 7.25

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  column-gap: ${tokens.space[4]};
  height: ${ROW}rem;
  padding: 0 ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.line.base};
  > * {
    min-width: 0;
  }
  ${tokens.breakpoint.phone} {
    display: flex;
    flex-direction: column;
    justify-content: center;
    height: ${PHONE_ROW}rem;
  }
`
const Line = styled.div`
  display: contents;
  > :last-child {
    grid-area: 1 / 2 / 4;
    align-self: center;
  }
  ${tokens.breakpoint.phone} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[3]};
  }
`
const Facts = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
/** How the procedure goes and how long it is open; on a phone, beside the status, one under the other. */
const Figures = styled(Text)`
  display: flex;
  min-width: 0;
  > * {
    white-space: nowrap;
  }
  > * + *::before {
    content: '·';
    margin-inline: ${tokens.space[1]};
  }
  ${tokens.breakpoint.phone} {
    flex-direction: column;
    > * + *::before {
      content: none;
    }
  }
`
const Title = styled(TitleLink)`
  padding: ${tokens.space[1]} 0;
  white-space: nowrap;
`

const factsOf = ({ company, location, hours }: VacancySummary): string =>
  [company, location || emptyTexts.location, hours].filter(Boolean).join(' · ')

/** The table where its columns have no room: a few lines for each vacancy. */
export const CompactList = ({ vacancies, total, onNear }: LongListProps) => {
  const height = usePhoneScreen() ? PHONE_ROW : ROW
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
          <Figures as="span" size="small" tone="muted" tabular>
            <span>{candidatesText(vacancy)}</span>
            <span>{openText(vacancy) ?? shortDay(vacancy.created_at)}</span>
          </Figures>
          <StatusSelect inList vacancy={vacancy} label={`Status van ${vacancy.title}`} />
        </Line>
      </Item>
    )
  }
  return <LongRows label="Vacatures" count={vacancies.length} height={height} onNear={onNear} row={row} />
}
