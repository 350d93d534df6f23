import { Heading, Text, tokens } from '@wervio/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Feature } from './features.ts'

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  align-items: start;
  gap: ${tokens.space[10]};
  margin-top: ${tokens.space[6]};
  padding: ${tokens.space[8]};
  border-radius: 28px;
  background: ${tokens.surface.sunken};
  &[hidden] {
    display: none;
  }
  /* Without code no card can be selected. */
  @media (scripting: none) {
    &[hidden] {
      display: grid;
    }
  }
  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[6]};
  }
  ${tokens.breakpoint.phone} {
    padding: ${tokens.space[4]};
    border-radius: 20px;
  }
`
const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
  margin-top: ${tokens.space[5]};
  padding: 0;
  list-style: none;
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: ${tokens.space[7]} minmax(0, 1fr);
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    color: ${tokens.accent.base};
    font: ${tokens.font.strong};
    font-variant-numeric: tabular-nums;
  }
`

/**
 * What belongs to one card: how it goes, and beside it what one sees. All four are in the page, three of them hidden.
 */
export const FeaturePanel = ({
  feature,
  isShown,
  children,
}: {
  feature: Feature
  isShown: boolean
  children: ReactNode
}) => (
  <Frame id={`onderdeel-${feature.id}`} aria-labelledby={`onderdeel-${feature.id}-titel`} hidden={!isShown}>
    <div>
      <Heading level={2} size="title" id={`onderdeel-${feature.id}-titel`}>
        {feature.title}
      </Heading>
      <Steps>
        {feature.steps.map((step) => (
          <Text as="li" key={step}>
            {step}
          </Text>
        ))}
      </Steps>
    </div>
    {children}
  </Frame>
)
