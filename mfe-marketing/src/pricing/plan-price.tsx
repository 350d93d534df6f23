import { Text, tokens, onlyWithoutCode } from '@wervio/ui'
import { styled } from 'styled-components'
import { pricePerMonth, pricePerYear, yearlySavings, type Billing } from './price.ts'

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[1]};
  /* As high as the one with the most lines, so that a choice moves nothing. */
  min-height: 6.75rem;
`
const Amount = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space[2]};
`
const Figure = styled.span`
  font: ${tokens.font.display};
  font-size: 2.75rem;
  letter-spacing: ${tokens.tracking.hero};
  font-variant-numeric: tabular-nums;
`
const Saved = styled(Text)`
  color: ${tokens.status.signal.base};
  font-weight: 600;
`
const ListPrice = styled(Text)`
  ${onlyWithoutCode}
`

/** What a plan costs; `monthly` is its list price in euros, null on request. */
export const PlanPrice = ({ monthly, billing }: { monthly: number | null; billing: Billing }) => (
  <Frame>
    {monthly === null ? (
      <>
        <Amount>
          <Figure>Op aanvraag</Figure>
        </Amount>
        <Text size="small" tone="muted">
          We maken samen een voorstel dat past.
        </Text>
      </>
    ) : (
      <>
        <Amount>
          <Figure>€ {pricePerMonth(monthly, billing)}</Figure>
          <Text as="span" tone="muted">
            per recruiter per maand
          </Text>
        </Amount>
        <Text size="small" tone="muted">
          {billing === 'yearly'
            ? `€ ${pricePerYear(monthly)} per jaar, in één keer`
            : 'Per maand betaald, zonder korting'}
        </Text>
        {billing === 'yearly' && <Saved size="small">Je bespaart € {yearlySavings(monthly)} per jaar</Saved>}
        {billing === 'yearly' && <ListPrice size="small">Of € {monthly} per maand, zonder korting</ListPrice>}
      </>
    )}
  </Frame>
)
