import type { CandidateHit } from '@wervio/contracts'
import { SelectBox } from '@wervio/remote-kit'
import { OneLine, TitleLink, tokens } from '@wervio/ui'
import { memo } from 'react'
import { styled } from 'styled-components'
import { CandidatePhoto } from '../candidate/candidate-photo.tsx'
import { emptyTexts, experienceText, jobTitle } from '../candidate/facts.ts'
import { StatusBadge } from '../candidate/status-badge.tsx'
import { ActionIcons } from '../candidate-list/action-buttons.tsx'
import type { CandidateActions } from '../candidate-list/use-candidate-actions.tsx'
import { paths } from '../paths.ts'
import { MarkedText } from './marked-text.tsx'
import { Snippets } from './snippets.tsx'

/** Height of a row in rem. */
export const HIT_ROW = 8.75

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  height: ${HIT_ROW}rem;
  padding: 0 ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.line.base};
`
const Title = styled(TitleLink)`
  padding: 0;
  white-space: nowrap;
`
const SnippetArea = styled.div`
  grid-column: 2 / -1;
  min-width: 0;
  ${tokens.breakpoint.phone} {
    grid-column: 1 / -1;
  }
`
const StatusLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  ${tokens.breakpoint.phone} {
    grid-row: 3;
    grid-column: 1 / -1;
    justify-content: space-between;
  }
`
type Props = { hit: CandidateHit; index: number; total: number; actions: CandidateActions }

/** A candidate in the search results, with the texts that match. */
export const HitRow = memo(({ hit, index, total, actions }: Props) => {
  const nameHighlight = hit.highlights.find(({ field }) => field === 'name')
  return (
    <Item data-row-id={hit.id} aria-posinset={index + 1} aria-setsize={total}>
      <SelectBox row={hit}>
        <CandidatePhoto candidate={hit} size="small" />
      </SelectBox>
      <div>
        <Title to={paths.profile.href(hit.id)}>
          {nameHighlight ? <MarkedText parts={nameHighlight.parts} /> : hit.name}
        </Title>
        <OneLine size="small" tone="muted">
          {[jobTitle(hit), hit.location || emptyTexts.location, experienceText(hit.experience_years)]
            .filter(Boolean)
            .join(' · ')}
        </OneLine>
      </div>
      <StatusLine>
        <StatusBadge status={hit.status} />
        <ActionIcons candidate={hit} actions={actions} />
      </StatusLine>
      <SnippetArea>
        <Snippets highlights={hit.highlights} />
      </SnippetArea>
    </Item>
  )
})
HitRow.displayName = 'HitRow'
