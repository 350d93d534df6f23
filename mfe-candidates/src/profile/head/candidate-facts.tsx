import { webAddress, type Candidate } from '@wervio/contracts'
import { Cluster, Icon, TextLink, tokens } from '@wervio/ui'
import { BriefcaseBusiness, ExternalLink, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { emptyTexts, experienceText, jobTitle } from '../../candidate/facts.ts'
import { shownPhone } from '../../candidate/phones.ts'
import { mailAddress } from '../../contact/mailto.ts'

/** On a phone small and close, the ways to reach somebody as high as a finger. */
const Facts = styled(Cluster)`
  ${tokens.breakpoint.phone} {
    gap: 0 ${tokens.space[3]};
    font: ${tokens.font.small};
  }
`
const Item = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-width: 0;
  overflow-wrap: anywhere;
  svg {
    flex-shrink: 0;
  }
  ${tokens.breakpoint.touch} {
    a {
      display: inline-flex;
      align-items: center;
      min-width: ${tokens.control.touch};
      min-height: ${tokens.control.touch};
      margin-block: -${tokens.space[2]};
    }
  }
  ${tokens.breakpoint.phone} {
    gap: ${tokens.space[1]};
    a {
      margin-block: 0;
    }
  }
`
const Part = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <Item>
    <Icon of={icon} size={16} />
    {children}
  </Item>
)

/** What somebody does, where, and how to reach him. */
export const CandidateFacts = ({ candidate }: { candidate: Candidate }) => {
  const { email, phone, linkedin } = candidate
  // Rows that are older than the check of what is stored may hold anything.
  const page = linkedin && webAddress(linkedin)
  return (
    <Facts gap={4}>
      <Part icon={BriefcaseBusiness}>
        {[jobTitle(candidate), experienceText(candidate.experience_years)].filter(Boolean).join(' · ')}
      </Part>
      <Part icon={MapPin}>{candidate.location ?? emptyTexts.location}</Part>
      {email && (
        <Part icon={Mail}>
          <TextLink quiet href={mailAddress(email)}>
            {email}
          </TextLink>
        </Part>
      )}
      {phone && (
        <Part icon={Phone}>
          <TextLink quiet href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {shownPhone(phone)}
          </TextLink>
        </Part>
      )}
      {page && (
        <Part icon={ExternalLink}>
          <TextLink quiet href={page} target="_blank" rel="noreferrer">
            LinkedIn
          </TextLink>
        </Part>
      )}
    </Facts>
  )
}
