import { Button, Heading, plainList, Text, tokens } from '@wervio/ui'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { RequirementItem } from './requirement-item.tsx'
import type { RequirementRow } from './requirement-rows.ts'

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[1]} ${tokens.space[4]};
  border-block: 1px solid ${tokens.line.base};
  background: ${tokens.surface.page};
  h4,
  h3 {
    font: ${tokens.font.smallStrong};
  }
  > :last-child:not(:nth-child(-n + 2)) {
    margin-left: auto;
  }
`
const List = styled.ul`
  ${plainList}
`
const More = styled.div`
  padding: ${tokens.space[1]} ${tokens.space[2]};
`
type Props = {
  title: string
  /** Beside the title: '5 van 6 voldaan'. */
  count: string
  end?: ReactNode
  rows: readonly RequirementRow[]
  candidateId: string
  hasCv: boolean
  /** The most rows at first; a button shows the others. */
  first?: number
  moreText?: (hiddenCount: number) => string
  onContact: (question: string) => void
}

/** Requirements under one heading; nothing without any. */
export const RequirementGroup = ({
  title,
  count,
  end,
  rows,
  candidateId,
  hasCv,
  first = rows.length,
  moreText = (hiddenCount) => `Toon er nog ${hiddenCount}`,
  onContact,
}: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  if (rows.length === 0) return null
  const visibleRows = isOpen ? rows : rows.slice(0, first)
  const hiddenCount = rows.length - visibleRows.length
  return (
    <section aria-label={title}>
      <Head>
        <Heading level={3}>{title}</Heading>
        <Text as="span" size="small" tone="muted">
          {count}
        </Text>
        {end}
      </Head>
      <List>
        {visibleRows.map((row) => (
          <RequirementItem
            key={row.requirement.id}
            row={row}
            candidateId={candidateId}
            hasCv={hasCv}
            onContact={onContact}
          />
        ))}
      </List>
      {hiddenCount > 0 && (
        <More>
          <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
            {moreText(hiddenCount)}
          </Button>
        </More>
      )}
    </section>
  )
}
