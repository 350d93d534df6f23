import { formatPhone, mailAddress } from '@wervio/candidates'
import { webAddress, type Candidate } from '@wervio/contracts'
import { Button, Icon, Text, TextLink, tokens } from '@wervio/ui'
import { ExternalLink, Mail, Pencil, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { EditedBy } from '../cv-data/edited-by.tsx'
import { Evidence } from '../cv-data/evidence.tsx'
import { CopyButton } from './copy-button.tsx'

const Line = styled.section`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding-block: ${tokens.space[2]};
  border-block: 1px solid ${tokens.line.base};
  ${tokens.breakpoint.phone} {
    flex-direction: column;
    align-items: start;
    gap: 0;
  }
`
const Items = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[6]};
  min-width: 0;
`
const Item = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  min-width: 0;
  min-height: 2.125rem;
  overflow-wrap: anywhere;
  > svg {
    flex-shrink: 0;
    color: ${tokens.text.muted};
  }
  ${tokens.breakpoint.touch} {
    > a {
      display: inline-flex;
      align-items: center;
      min-height: ${tokens.control.touch};
    }
  }
`

type ItemProps = {
  icon: LucideIcon
  /** Where the CV says it, and its name. */
  path: 'email' | 'phone' | 'linkedin'
  label: string
  /** What the button copies, and its name in a sentence. */
  text: string
  what: string
  children: ReactNode
}

const ContactItem = ({ icon, path, label, text, what, children }: ItemProps) => (
  <Item>
    <Icon of={icon} size={16} />
    {children}
    <CopyButton text={text} what={what} />
    <Evidence path={path} label={label} />
    <EditedBy path={path} />
  </Item>
)

type Props = {
  candidate: Pick<Candidate, 'email' | 'phone' | 'linkedin'>
  editButton: Ref<HTMLButtonElement>
  /** Null for who may not edit. */
  onEdit: (() => void) | null
}

/** How to reach somebody, each to be copied, with its place in the CV; 'Bewerken' makes a form of it. */
export const ContactLine = ({ candidate: { email, phone, linkedin }, editButton, onEdit }: Props) => {
  // Rows that are older than the check of what is stored may hold anything.
  const linkedinAddress = linkedin && webAddress(linkedin)
  return (
    <Line aria-label="Contactgegevens">
      <Items>
        {email && (
          <ContactItem icon={Mail} path="email" label="E-mailadres" text={email} what="e-mailadres">
            <TextLink quiet href={mailAddress(email)}>
              {email}
            </TextLink>
          </ContactItem>
        )}
        {phone && (
          <ContactItem icon={Phone} path="phone" label="Telefoon" text={formatPhone(phone)} what="telefoonnummer">
            <TextLink quiet href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {formatPhone(phone)}
            </TextLink>
          </ContactItem>
        )}
        {linkedinAddress && (
          <ContactItem
            icon={ExternalLink}
            path="linkedin"
            label="LinkedIn"
            text={linkedinAddress}
            what="LinkedIn-adres"
          >
            <TextLink quiet href={linkedinAddress} target="_blank" rel="noreferrer">
              LinkedIn
            </TextLink>
          </ContactItem>
        )}
        {!email && !phone && !linkedinAddress && <Text tone="muted">Nog geen contactgegevens</Text>}
      </Items>
      {onEdit && (
        <Button ref={editButton} variant="quiet" size="small" icon={Pencil} onClick={onEdit}>
          Bewerken
        </Button>
      )}
    </Line>
  )
}
