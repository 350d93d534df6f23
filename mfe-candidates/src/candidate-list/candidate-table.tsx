import type { CandidateSort } from '@wervio/contracts'
import { SelectBox } from '@wervio/remote-kit'
import { Cluster, exactMoment, LongTable, shortDay, TableRow, TitleLink, VisuallyHidden, type Column } from '@wervio/ui'
import { memo } from 'react'
import { styled } from 'styled-components'
import { CandidatePhoto } from '../candidate/candidate-photo.tsx'
import { emptyTexts, experienceText, jobTitle } from '../candidate/facts.ts'
import { SkillList } from '../candidate/skill-list.tsx'
import { StatusBadge } from '../candidate/status-badge.tsx'
import { paths } from '../paths.ts'
import { ActionIcons } from './action-buttons.tsx'
import type { ListProps, RowProps } from './list-props.ts'
import { NewMark } from './new-mark.tsx'

const EMPTY = '–'

/** Of title, place, skills, years and status the service keeps no order. */
const columns: Column<CandidateSort>[] = [
  { key: 'name', name: 'Naam', sorts: { ascending: 'name', descending: 'name_desc' } },
  { key: 'title', name: 'Functie', width: '13%' },
  { key: 'location', name: 'Locatie', width: '10%' },
  { key: 'skills', name: 'Vaardigheden', width: '11%' },
  { key: 'years', name: 'Ervaring', width: '4.75rem' },
  { key: 'status', name: 'Status', width: '8.25rem' },
  {
    key: 'added',
    name: 'Toegevoegd',
    width: '7.25rem',
    figure: true,
    sorts: { ascending: 'oldest', descending: 'newest', first: 'descending' },
  },
  { key: 'actions', name: <VisuallyHidden>Acties</VisuallyHidden>, width: '9.875rem' },
]

const Who = styled(Cluster)`
  flex-wrap: nowrap;
`
/** The skills on one line, so that every row has the same height. */
const OneLine = styled.div`
  ul {
    flex-wrap: nowrap;
    overflow: hidden;
  }
  li + li {
    flex-shrink: 0;
  }
`
const years = (count: number | null) =>
  experienceText(count)?.replace(' ervaring', '').replace('Minder dan', '<') ?? EMPTY

/** A candidate in the table; the head is row 1 for screen readers. */
const CandidateRow = memo(({ candidate, index, actions, isNew }: RowProps) => (
  <TableRow data-row-id={candidate.id} aria-rowindex={index + 2}>
    <th scope="row" title={candidate.name}>
      <Who gap={2}>
        <SelectBox row={candidate}>
          <CandidatePhoto candidate={candidate} size="small" />
        </SelectBox>
        <TitleLink to={paths.profile.href(candidate.id)} data-row={index} data-candidate={candidate.id}>
          {candidate.name}
        </TitleLink>
        {isNew && <NewMark isShort />}
      </Who>
    </th>
    <td title={jobTitle(candidate)}>{jobTitle(candidate)}</td>
    <td title={candidate.location ?? ''}>{candidate.location || emptyTexts.location}</td>
    <td>
      <OneLine>
        <SkillList skills={candidate.skills} limit={1} />
      </OneLine>
    </td>
    <td title={experienceText(candidate.experience_years) ?? ''}>{years(candidate.experience_years)}</td>
    <td>
      <StatusBadge status={candidate.status} />
    </td>
    <td className="figure">
      <time dateTime={candidate.created_at} title={exactMoment(candidate.created_at)}>
        {shortDay(candidate.created_at)}
      </time>
    </td>
    <td>
      <ActionIcons candidate={candidate} actions={actions} />
    </td>
  </TableRow>
))
CandidateRow.displayName = 'CandidateRow'

type Props = ListProps & { sort: CandidateSort; onSort: (sort: CandidateSort) => void }

/** The candidates as a table; a head orders the list as the menu of orders does. */
export const CandidateTable = ({ candidates, total, onNear, actions, newId, sort, onSort }: Props) => {
  const row = (index: number) => {
    const candidate = candidates[index]
    return (
      candidate && (
        <CandidateRow
          key={candidate.id}
          candidate={candidate}
          index={index}
          actions={actions}
          isNew={candidate.id === newId}
        />
      )
    )
  }
  return (
    <LongTable
      label="Kandidaten"
      columns={columns}
      count={candidates.length}
      total={total}
      onNear={onNear}
      row={row}
      sort={sort}
      onSort={onSort}
    />
  )
}
