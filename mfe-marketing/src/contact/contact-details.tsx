import { brand } from '@wervio/brand'
import { IconTile, Text, TextLink, tokens } from '@wervio/ui'
import { Clock3, LifeBuoy, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[6]};
  padding: 0;
  list-style: '';
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${tokens.space[4]};
    align-items: center;
  }
  > li > :first-child {
    grid-row: span 2;
    align-self: start;
  }
  overflow-wrap: anywhere;
`

const Detail = ({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) => (
  <li>
    <IconTile icon={icon} />
    <Text size="small" tone="muted">
      {label}
    </Text>
    <Text strong>{children}</Text>
  </li>
)

/** What a telephone dials; `(0)` is for callers within the country alone. */
const dialled = (phone: string): string => phone.replace('(0)', '').replaceAll(/[^+\d]/g, '')

/** How else the provider is reached. What nobody gave isn't shown. */
export const ContactDetails = () => {
  const { infoEmail, supportEmail, phone, postalAddress, city, country } = brand()
  return (
    <List>
      <Detail icon={Mail} label="Algemeen en demo’s">
        <TextLink href={`mailto:${infoEmail}`}>{infoEmail}</TextLink>
      </Detail>
      <Detail icon={LifeBuoy} label="Hulp bij het product">
        <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
      </Detail>
      {phone && (
        <Detail icon={Phone} label="Telefoon">
          <TextLink href={`tel:${dialled(phone)}`}>{phone}</TextLink>
        </Detail>
      )}
      <Detail icon={MapPin} label="Kantoor">
        {postalAddress ?? `${city}, ${country}`}
      </Detail>
      <Detail icon={Clock3} label="Antwoord">
        Binnen één werkdag
      </Detail>
    </List>
  )
}
