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

type Props = { records: readonly ImprovementRecord[]; areInterviews: boolean }

/** Procedures, vacancies or interviews, each with links to whom and what it is about. */
export const RecordList = ({ records, areInterviews }: Props) => (
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
          {areInterviews && (
            <>
              {' · '}
              <TextLink
                to={routes.recording.href(record.id)}
                aria-label={`Open het gesprek met ${record.candidate_name ?? 'de kandidaat'}`}
              >
                Open het gesprek
              </TextLink>
            </>
          )}
        </Text>
        {record.reason && <Text size="small">{record.reason}</Text>}
      </li>
    ))}
  </List>
)
