import * as routes from '@wervio/contracts/routes'
import { Grid, Text, tokens, usePageTitle } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { InvitationPanel } from '../shared/invitation-panel.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import { Section } from '../shared/section.ts'
import { BillingChoice } from './billing-choice.tsx'
import { head } from './head.ts'
import { PlanCard } from './plan-card.tsx'
import { plans } from './plans.ts'
import type { Billing } from './price.ts'
import { QuestionList } from './question-list.tsx'

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space[6]};
  margin-bottom: ${tokens.space[10]};
`
const Plans = styled(Grid)`
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Trial = styled(Text)`
  margin-top: ${tokens.space[6]};
`

/** `/pricing`. */
export const PricingPage = () => {
  usePageTitle(head.title, head.description)
  const [billing, setBilling] = useState<Billing>('yearly')
  return (
    <>
      <Section>
        <Top>
          <PageIntro
            title="Betaal per recruiter"
            text="Begin met 14 dagen gratis, zonder creditcard. Kies daarna het pakket dat bij je werk past."
          />
          <BillingChoice value={billing} onChange={setBilling} />
        </Top>
        <Plans as="ul" columns={3} gap={6}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} billing={billing} />
          ))}
        </Plans>
        <Trial tone="muted">
          Elk pakket begint met 14 dagen proberen. Zeg je niet op tijd op, dan wordt het een betaald abonnement. Zolang
          de bèta gesloten is, kun je nog niet betalen en gaat er niets vanzelf over.
        </Trial>
      </Section>
      <QuestionList />
      <InvitationPanel
        id="begin"
        title="Probeer het met je eigen vacature"
        text="14 dagen gratis en zonder creditcard. Liever eerst iemand spreken? Je krijgt binnen één werkdag antwoord."
        main={['Start gratis trial', routes.register.href()]}
        other={['Neem contact op', routes.contact.href()]}
      />
    </>
  )
}
