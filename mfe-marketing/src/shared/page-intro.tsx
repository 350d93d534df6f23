import { Heading, Text, tokens } from '@wervio/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Frame = styled.header`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${tokens.space[4]};
  max-width: 46rem;
`
const Eyebrow = styled.p`
  color: ${tokens.accent.base};
  font: ${tokens.font.strong};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  margin-top: ${tokens.space[3]};
  ${tokens.breakpoint.phone} {
    align-self: stretch;
    > * {
      flex: 1 1 100%;
    }
  }
`

type Props = { eyebrow?: string; title: ReactNode; text?: ReactNode; children?: ReactNode }

/** What a page begins with: its heading, one or two sentences, and what one can do; `children` are the buttons. */
export const PageIntro = ({ eyebrow, title, text, children }: Props) => (
  <Frame>
    {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
    <Heading level={1} size="hero">
      {title}
    </Heading>
    {text && (
      <Text size="lead" tone="muted">
        {text}
      </Text>
    )}
    {children && <Actions>{children}</Actions>}
  </Frame>
)
