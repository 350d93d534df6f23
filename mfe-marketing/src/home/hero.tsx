import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { Badge, ButtonLink, Heading, Text, tokens } from '@wervio/ui'
import { Play, ShieldCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Section } from '../shared/section.ts'
import { figures, figuresBasis } from './texts.ts'
import { ProductPicture } from './product-picture.tsx'

const Frame = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.08fr);
  align-items: center;
  gap: ${tokens.space[20]};
  padding-bottom: ${tokens.space[10]};
  @media (max-width: 1199.98px) {
    gap: ${tokens.space[12]};
  }
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: ${tokens.space[8]};
  }
  ${tokens.breakpoint.phone} {
    gap: ${tokens.space[10]};
    padding-top: ${tokens.space[6]};
  }
`
const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  h1 {
    margin-top: ${tokens.space[5]};
  }
`
const Lead = styled(Text)`
  max-width: 32rem;
  margin-top: ${tokens.space[5]};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  margin-top: ${tokens.space[6]};
  ${tokens.breakpoint.phone} {
    align-self: stretch;
    > * {
      flex: 1 1 100%;
    }
  }
`
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[7]};
  margin-top: ${tokens.space[8]};
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  ${tokens.breakpoint.phone} {
    display: grid;
    grid-template-columns: repeat(3, auto);
    gap: ${tokens.space[4]};
  }
  dt {
    color: ${tokens.text.muted};
    font: ${tokens.font.small};
  }
  dd {
    font: ${tokens.font.section};
    font-weight: 650;
    letter-spacing: ${tokens.tracking.title};
  }
`

const Basis = styled(Text)`
  max-width: 32rem;
  margin-top: ${tokens.space[3]};
`

/** Headline, what the product does, the way in, and a picture of the product. */
export const Hero = () => (
  <Frame>
    <Words>
      <Badge tone="accent" icon={ShieldCheck}>
        AVG-proof · gemaakt door recruiters
      </Badge>
      <Heading level={1} size="hero">
        Meer tijd voor mensen, minder voor admin
      </Heading>
      <Lead size="lead" tone="muted">
        {brand().name} schrijft je vacatureteksten, leest CV’s, legt uit wie past en vat je gesprekken samen. Jij voert
        het gesprek.
      </Lead>
      <Actions>
        <ButtonLink to={routes.betaSignup.href()} size="large">
          Probeer gratis
        </ButtonLink>
        <ButtonLink to={routes.howItWorks.href()} size="large" variant="quiet" icon={Play}>
          Bekijk hoe het werkt
        </ButtonLink>
      </Actions>
      <Figures>
        {figures.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Figures>
      <Basis size="small" tone="muted">
        {figuresBasis}
      </Basis>
    </Words>
    <ProductPicture />
  </Frame>
)
