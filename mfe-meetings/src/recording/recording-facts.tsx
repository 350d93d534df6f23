import { useConsents } from '@wervio/candidates'
import { conversationTypeLabels, conversationTypes, isOneOf, type RecordingDetails } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Cluster, exactDay, exactMoment, Icon, secondsText, shortDayWithYear, Text, TextLink, tokens } from '@wervio/ui'
import {
  Briefcase,
  CalendarDays,
  Clock,
  Cpu,
  MessagesSquare,
  ShieldCheck,
  User,
  Video,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
  font: ${tokens.font.small};
  svg {
    flex-shrink: 0;
  }
`
const Fact = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <Item>
    <Icon of={icon} size={16} />
    <span>{children}</span>
  </Item>
)

/** That the candidate agreed, and the way to where it can be read and withdrawn. */
const ConsentFact = ({ candidateId, consentId }: { candidateId: string; consentId: string }) => {
  const { data } = useConsents(candidateId)
  const consent = data?.find(({ id }) => id === consentId)
  return (
    <Fact icon={ShieldCheck}>
      Toestemming {consent ? `van ${exactDay(consent.given_on)}` : 'gegeven'},{' '}
      <TextLink to={routes.candidate.href(candidateId)}>bekijk</TextLink>
    </Fact>
  )
}

const speechNames: Readonly<Record<string, string>> = {
  local: 'de spraakherkenning op deze server',
  remote: 'een spraakdienst',
}

/** Who, for what, when and how long. */
export const RecordingFacts = ({ recording }: { recording: RecordingDetails }) => {
  const { candidate, vacancy, conversationType, created_at, duration, processed_at, speech, consent_id, meeting } =
    recording
  return (
    <Cluster as="ul" gap={4}>
      {candidate && (
        <Fact icon={User}>
          <TextLink to={routes.candidate.href(candidate.id)}>{candidate.name}</TextLink>
        </Fact>
      )}
      {vacancy && (
        <Fact icon={Briefcase}>
          <TextLink to={routes.vacancy.href(vacancy.id)}>{vacancy.title}</TextLink>
        </Fact>
      )}
      {meeting && (
        <Fact icon={Video}>
          <TextLink to={routes.onlineMeeting.transcript(meeting.id)}>Meeting in Teams</TextLink>
        </Fact>
      )}
      {conversationType !== null && (
        <Fact icon={MessagesSquare}>
          {isOneOf(conversationTypes, conversationType) ? conversationTypeLabels[conversationType] : conversationType}
        </Fact>
      )}
      {candidate && consent_id !== null && <ConsentFact candidateId={candidate.id} consentId={consent_id} />}
      <Fact icon={CalendarDays}>{shortDayWithYear(created_at)}</Fact>
      {duration !== null && (
        <Fact icon={Clock}>
          Duur{' '}
          <Text as="span" size="small" tabular>
            {secondsText(duration)}
          </Text>
        </Fact>
      )}
      {(processed_at !== null || speech !== null) && (
        <Fact icon={Cpu}>
          {processed_at !== null && `Verwerkt op ${exactMoment(processed_at)}`}
          {speech !== null && (
            <span title={speech.model}>
              {processed_at === null ? 'Uitgeschreven' : ','} door {speechNames[speech.engine] ?? speech.engine}
            </span>
          )}
        </Fact>
      )}
    </Cluster>
  )
}
