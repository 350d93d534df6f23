import { applicationOutcomeLabels, labelOf, stageName, type ImprovementRecord } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { plainList, shortDayWithYear, Text, TextLink, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const List = styled.ul`
  ${plainList}
  li {
    padding-block: ${tokens.space[3]};
    border-bottom: 1px solid ${tokens.line.base};
    overflow-wrap: anywhere;
  }
`

const factsOf = ({ at, days, stage, outcome }: ImprovementRecord): string =>
  [
    shortDayWithYear(at),
    days !== null && `${days} ${days === 1 ? 'dag' : 'dagen'}`,
    stage !== null && stageName(stage),
    outcome !== null && outcome !== 'open' && labelOf(applicationOutcomeLabels, outcome),
  ]
    .filter(Boolean)
    .join(' · ')

/** Procedures or vacancies, each with links to whom and what it is about. */
export const RecordList = ({ records }: { records: readonly ImprovementRecord[] }) => (
  <List aria-label="Achter dit cijfer">
    {records.map((record) => (
      <li key={record.id}>
        {record.candidate_id !== null && (
          <>
            <TextLink to={routes.candidate.href(record.candidate_id)}>{record.candidate_name ?? 'Kandidaat'}</TextLink>
            {' voor '}
          </>
        )}
        <TextLink to={routes.vacancy.href(record.vacancy_id)}>{record.vacancy_title}</TextLink>
        <Text size="small" tone="muted">
          {factsOf(record)}
        </Text>
        {record.reason && <Text size="small">{record.reason}</Text>}
      </li>
    ))}
  </List>
)
