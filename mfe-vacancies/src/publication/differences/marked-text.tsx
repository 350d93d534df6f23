import { tokens } from '@wervio/ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { DiffPart } from './compare.ts'

const Words = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  line-height: 1.6;
  ins {
    background: ${tokens.status.green.soft};
    color: ${tokens.status.green.base};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  del {
    background: ${tokens.status.red.soft};
    color: ${tokens.status.red.base};
  }
`

type Props = {
  parts: readonly DiffPart[]
  /** Whose words are shown: of one text, with what only it has marked, or of both. */
  side: 'first' | 'second' | 'both'
}

const markPart = ({ words, only }: DiffPart, side: Props['side']) => {
  if (only === null) return words
  if (side !== 'both') return only === side ? <ins>{words}</ins> : null
  return only === 'second' ? <ins>{words}</ins> : <del>{words}</del>
}

/** Plain text with the differences marked by more than colour alone. */
export const MarkedText = ({ parts, side }: Props) => (
  <Words>
    {parts.map((part, index) => (
      <Fragment key={index}>{markPart(part, side)}</Fragment>
    ))}
  </Words>
)
