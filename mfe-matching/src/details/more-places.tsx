import type { MatchEvidence } from '@wervio/contracts'
import { Button, plainList, Text, tokens } from '@wervio/ui'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { plainQuote } from './requirement-rows.ts'

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[1]};
`
type Props = {
  /** The places behind the first. */
  evidence: readonly MatchEvidence[]
  /** The requirement that they show. */
  label: string
  /** The source of a place, to be clicked. */
  sourceOf: (evidence: MatchEvidence) => ReactNode
}

/** The other places that a state rests on, each with its source, behind a button; nothing without any. */
export const MorePlaces = ({ evidence, label, sourceOf }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  if (evidence.length === 0) return null
  const text = evidence.length === 1 ? 'Nog 1 plek' : `Nog ${evidence.length} plekken`
  if (!isOpen)
    return (
      <Button variant="quiet" size="small" aria-label={`${text}: ${label}`} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
    )
  return (
    <List aria-label={`Andere plekken: ${label}`}>
      {evidence.map((each) => (
        <li key={`${each.path} ${each.quote}`}>
          <Text size="small" tone="muted">
            “{plainQuote(each)}”
          </Text>
          {sourceOf(each)}
        </li>
      ))}
    </List>
  )
}
