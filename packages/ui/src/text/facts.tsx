import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Text } from './text.ts'

const Fact = styled.span`
  display: inline-block;
  max-width: 100%;
`

export type FactsProps = {
  /** Empty ones are left out. */
  facts: readonly string[]
}

/** Short facts with dots between them. A line ends behind a fact; only one that is wider than its line is broken. */
export const Facts = ({ facts }: FactsProps) => {
  const texts = facts.filter(Boolean)
  return (
    <Text tone="muted">
      {texts.map((text, index) => (
        <Fragment key={`${index} ${text}`}>
          {index > 0 && ' '}
          <Fact>{index < texts.length - 1 ? `${text} ·` : text}</Fact>
        </Fragment>
      ))}
    </Text>
  )
}
