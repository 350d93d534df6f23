import { ButtonLink, Heading, Text, tokens } from '@wervio/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Section } from './section.ts'

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[7]};
  padding: ${tokens.space[16]};
  border-radius: 28px;
  background: ${tokens.accent.panel};
  color: ${tokens.accent.panelOn};
  h2 {
    max-width: 18em;
  }
  p {
    max-width: 34rem;
    margin-top: ${tokens.space[2]};
    color: inherit;
  }
  a:focus-visible {
    outline-color: ${tokens.accent.panelOn};
  }
  ${tokens.breakpoint.tablet} {
    padding: ${tokens.space[10]} ${tokens.space[8]};
  }
  ${tokens.breakpoint.phone} {
    padding: ${tokens.space[8]} ${tokens.space[5]};
    border-radius: 20px;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  ${tokens.breakpoint.phone} {
    width: 100%;
    > * {
      flex: 1 1 100%;
    }
  }
`
const MainLink = styled(ButtonLink)`
  background: ${tokens.accent.panelOn};
  color: ${tokens.accent.panel};
  &:hover:not(:disabled) {
    background: ${tokens.accent.soft};
    color: ${tokens.accent.base};
  }
`
const OtherLink = styled(ButtonLink)`
  border-color: ${tokens.accent.panelOn};
  color: ${tokens.accent.panelOn};
  &:hover:not(:disabled) {
    background: ${tokens.accent.panelOn};
    color: ${tokens.accent.panel};
  }
`

type Action = readonly [label: string, to: string]
type Props = { id: string; title: string; text: ReactNode; main: Action; other?: Action }

/** The end of a page: what to do next, on the green ground. */
export const InvitationPanel = ({ id, title, text, main: [mainLabel, mainTarget], other }: Props) => (
  <Section aria-labelledby={id}>
    <Panel>
      <div>
        <Heading level={2} size="display" id={id}>
          {title}
        </Heading>
        <Text size="lead">{text}</Text>
      </div>
      <Actions>
        <MainLink to={mainTarget} size="large">
          {mainLabel}
        </MainLink>
        {other && (
          <OtherLink to={other[1]} size="large" variant="quiet">
            {other[0]}
          </OtherLink>
        )}
      </Actions>
    </Panel>
  </Section>
)
