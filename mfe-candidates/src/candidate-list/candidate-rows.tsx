import { SelectBox } from '@wervio/remote-kit'
import { LongRows, OneLine, TitleLink, tokens } from '@wervio/ui'
import { memo } from 'react'
import { styled } from 'styled-components'
import { CandidatePhoto } from '../candidate/candidate-photo.tsx'
import { emptyTexts, experienceText, jobTitle } from '../candidate/facts.ts'
import { StatusBadge } from '../candidate/status-badge.tsx'
import { paths } from '../paths.ts'
import { ActionIcons } from './action-buttons.tsx'
import type { ListProps, RowProps } from './list-props.ts'

/** Height of a row in rem. */
const ROW = 8

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: center;
  column-gap: ${tokens.space[3]};
  height: ${ROW}rem;
  padding: 0 ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.line.base};
`
const Title = styled(TitleLink)`
  padding: ${tokens.space[1]} 0;
  white-space: nowrap;
`
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[1]};
`
type Props = RowProps & { total: number }

const CandidateItem = memo(({ candidate, index, actions, total }: Props) => (
  <Item data-row-id={candidate.id} aria-posinset={index + 1} aria-setsize={total}>
    <SelectBox row={candidate}>
      <CandidatePhoto candidate={candidate} size="small" />
    </SelectBox>
    <div>
      <Title to={paths.profile.href(candidate.id)} data-candidate={candidate.id}>
        {candidate.name}
      </Title>
      <OneLine size="small" tone="muted">
        {[jobTitle(candidate), candidate.location || emptyTexts.location, experienceText(candidate.experience_years)]
          .filter(Boolean)
          .join(' · ')}
      </OneLine>
    </div>
    <Line>
      <StatusBadge status={candidate.status} />
      <ActionIcons candidate={candidate} actions={actions} />
    </Line>
  </Item>
))
CandidateItem.displayName = 'CandidateItem'

/** The candidates as rows, where a table has no room. */
export const CandidateRows = ({ candidates, total = -1, onNear, actions, newId }: ListProps) => {
  const row = (index: number) => {
    const candidate = candidates[index]
    return (
      candidate && (
        <CandidateItem
          key={candidate.id}
          candidate={candidate}
          index={index}
          total={total}
          actions={actions}
          isNew={candidate.id === newId}
        />
      )
    )
  }
  return <LongRows label="Kandidaten" count={candidates.length} height={ROW} onNear={onNear} row={row} />
}
