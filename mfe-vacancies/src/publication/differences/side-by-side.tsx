import { Heading, Text, tokens } from '@wervio/ui'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { differences } from './compare.ts'
import { MarkedText } from './marked-text.tsx'
import { useComparison } from './use-comparison.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[4]};
  margin-top: ${tokens.space[3]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: 1fr;
  }
`
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-width: 0;
`
const Scroll = styled.section`
  max-height: 45dvh;
  overflow-y: auto;
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
`

type SideProps = { heading: string; children: ReactNode }

const Side = ({ heading, children }: SideProps) => {
  const id = useId()
  return (
    <Column>
      <Heading level={3} size="card" id={id}>
        {heading}
      </Heading>
      {/* Reachable by keyboard, so that it can be scrolled. */}
      <Scroll tabIndex={0} aria-labelledby={id}>
        {children}
      </Scroll>
    </Column>
  )
}

type Props = {
  first: { heading: string; html: string }
  second: { heading: string; html: string }
}

/** Two texts beside each other, with what only one of them has marked. */
export const SideBySide = ({ first, second }: Props) => {
  const parts = useComparison(first.html, second.html)
  const count = differences(parts)
  return (
    <div>
      <Text tone="muted">
        {count === 0
          ? 'De woorden zijn gelijk; alleen de opmaak verschilt.'
          : `De teksten verschillen op ${count === 1 ? 'één plek' : `${count} plekken`}. Wat maar in één tekst staat, is onderstreept.`}
      </Text>
      <Columns>
        <Side heading={first.heading}>
          <MarkedText parts={parts} side="first" />
        </Side>
        <Side heading={second.heading}>
          <MarkedText parts={parts} side="second" />
        </Side>
      </Columns>
    </div>
  )
}
