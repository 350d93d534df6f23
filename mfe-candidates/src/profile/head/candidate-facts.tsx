import type { Candidate } from '@wervio/contracts'
import { Cluster, Icon, tokens } from '@wervio/ui'
import { BriefcaseBusiness, CalendarCheck, Clock, MapPin, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { emptyTexts, experienceText, jobAndCompany } from '../../candidate/facts.ts'

/** Small and close together on a phone. */
const Facts = styled(Cluster)`
  gap: ${tokens.space[1]} ${tokens.space[4]};
  ${tokens.breakpoint.phone} {
    column-gap: ${tokens.space[3]};
    font: ${tokens.font.small};
  }
`
const Job = styled.strong`
  flex-basis: 100%;
  color: ${tokens.text.base};
  overflow-wrap: anywhere;
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
`
const FactItem = ({ icon, text }: { icon: LucideIcon; text: string | null }) =>
  text && (
    <Item>
      <Icon of={icon} size={16} />
      {text}
    </Item>
  )

type KnownFacts = Pick<Candidate, 'title' | 'experience' | 'experience_years' | 'location' | 'hours' | 'availability'>

/** What somebody does and where, how long they have done it, and when they can begin. */
export const CandidateFacts = ({ candidate }: { candidate: KnownFacts }) => (
  <Facts>
    <Job>{jobAndCompany(candidate)}</Job>
    <FactItem icon={BriefcaseBusiness} text={experienceText(candidate.experience_years)} />
    <FactItem icon={MapPin} text={candidate.location ?? emptyTexts.location} />
    <FactItem icon={Clock} text={candidate.hours} />
    <FactItem icon={CalendarCheck} text={candidate.availability} />
  </Facts>
)
