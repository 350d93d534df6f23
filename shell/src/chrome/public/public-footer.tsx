import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { Badge, Cluster, Logo, Text, TextLink, tokens } from '@wervio/ui'
import { Scale, ShieldCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { PlainList } from '../../plain-list.ts'
import { bounds } from './bounds.ts'

const columns = [
  [
    'Product',
    [
      ['Prijzen', routes.pricing.href()],
      ['Demo', routes.betaSignup.href()],
      ['Over ons', routes.about.href()],
      ['Contact', routes.contact.href()],
    ],
  ],
  [
    'Juridisch',
    [
      ['Privacy', routes.privacy.href()],
      ['Gebruikersvoorwaarden', routes.privacy.terms()],
      ['Fair use policy', routes.privacy.fairUse()],
    ],
  ],
] as const

const Frame = styled.footer`
  margin-top: ${tokens.space[16]};
  border-top: 1px solid ${tokens.line.base};
`
const Columns = styled.div`
  ${bounds}
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
  gap: ${tokens.space[8]};
  padding-block: ${tokens.space[12]} ${tokens.space[8]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: repeat(2, auto);
    gap: ${tokens.space[6]} ${tokens.space[4]};
  }
`
const Company = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  max-width: 22rem;
  ${tokens.breakpoint.tablet} {
    grid-column: 1 / -1;
  }
`
const Title = styled.h2`
  margin-bottom: ${tokens.space[2]};
  font: ${tokens.font.smallStrong};
`
const List = styled(PlainList)`
  display: flex;
  flex-direction: column;
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  ${tokens.breakpoint.touch} {
    a {
      min-height: ${tokens.control.touch};
    }
  }
`
const Facts = styled.div`
  ${bounds}
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[5]};
  padding-block: ${tokens.space[4]} ${tokens.space[8]};
`

const Contact = () => {
  const { infoEmail, socialUrl, socialLabel } = brand()
  return (
    <div>
      <Title>Bereik ons</Title>
      <List>
        <li>
          <TextLink quiet href={`mailto:${infoEmail}`}>
            {infoEmail}
          </TextLink>
        </li>
        {socialUrl && (
          <li>
            <TextLink quiet href={socialUrl} rel="noreferrer">
              {socialLabel ?? new URL(socialUrl).hostname}
            </TextLink>
          </li>
        )}
      </List>
    </div>
  )
}

/** Footer of the public pages. Company facts that the configuration doesn't hold aren't shown. */
export const PublicFooter = () => {
  const { name, tagline, city, country, registrationNumber, postalAddress } = brand()
  return (
    <Frame>
      <Columns>
        <Company>
          <Logo />
          <Text tone="muted">{tagline}</Text>
          <Cluster gap={2}>
            <Badge icon={ShieldCheck} tone="accent">
              AVG-proof
            </Badge>
            <Badge icon={Scale} tone="accent">
              WGB-proof
            </Badge>
          </Cluster>
        </Company>
        {columns.map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <Title>{title}</Title>
            <List>
              {links.map(([label, to]) => (
                <li key={to}>
                  <TextLink quiet to={to}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </List>
          </nav>
        ))}
        <Contact />
      </Columns>
      <Facts>
        <Text as="span" size="small" tone="muted">
          {name}, {postalAddress ?? `${city}, ${country}`}
        </Text>
        {registrationNumber && (
          <Text as="span" size="small" tone="muted">
            KvK {registrationNumber}
          </Text>
        )}
      </Facts>
    </Frame>
  )
}
