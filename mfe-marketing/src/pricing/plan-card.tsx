import * as routes from '@wervio/contracts/routes'
import { Badge, ButtonLink, Card, Heading, Icon, Text, tokens, VisuallyHidden } from '@wervio/ui'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { PlanPrice } from './plan-price.tsx'
import type { Plan } from './plans.ts'
import type { Billing } from './price.ts'

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
  padding: ${tokens.space[7]};
  &[data-main='true'] {
    border-color: ${tokens.accent.base};
    box-shadow: ${tokens.shadow.high};
  }
  ${tokens.breakpoint.phone} {
    padding: ${tokens.space[5]};
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  min-height: ${tokens.space[7]};
  p {
    flex-basis: 100%;
  }
`
const Contents = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[5]} 0 0;
  border-top: 1px solid ${tokens.line.base};
  list-style: '';
  li {
    display: flex;
    gap: ${tokens.space[3]};
  }
  svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
    color: ${tokens.accent.base};
  }
`

/** One plan: what it costs and everything that is in it. */
export const PlanCard = ({ plan, billing }: { plan: Plan; billing: Billing }) => {
  const isMain = plan.id === 'professional'
  return (
    <Frame as="li" data-main={isMain} aria-labelledby={`pakket-${plan.id}`}>
      <Head>
        <Heading level={2} size="section" id={`pakket-${plan.id}`}>
          {plan.name}
        </Heading>
        {isMain && <Badge tone="accent">Zonder grenzen</Badge>}
        <Text tone="muted">{plan.text}</Text>
      </Head>
      <PlanPrice monthly={plan.monthly} billing={billing} />
      {plan.monthly === null ? (
        <ButtonLink to={routes.contact.href()} size="large" variant="secondary">
          Neem contact op
          <VisuallyHidden> met {plan.name}</VisuallyHidden>
        </ButtonLink>
      ) : (
        <ButtonLink to={routes.register.href()} size="large" variant={isMain ? 'primary' : 'secondary'}>
          Start gratis trial
          <VisuallyHidden> met {plan.name}</VisuallyHidden>
        </ButtonLink>
      )}
      <Contents>
        {plan.contents.map((content) => (
          <li key={content}>
            <Icon of={Check} />
            {content}
          </li>
        ))}
      </Contents>
    </Frame>
  )
}
