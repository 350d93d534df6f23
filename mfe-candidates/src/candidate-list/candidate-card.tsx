import { chosenCard, SelectBox } from '@wervio/remote-kit'
import { CardFrame, CardItem, CardLink, Icon, OneLine, tokens, TwoLineHeading } from '@wervio/ui'
import { Briefcase, MapPin, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import { CandidatePhoto } from '../candidate/candidate-photo.tsx'
import { emptyTexts, experienceText, jobTitle } from '../candidate/facts.ts'
import { SkillList } from '../candidate/skill-list.tsx'
import { StatusBadge } from '../candidate/status-badge.tsx'
import { paths } from '../paths.ts'
import { ShortlistButton } from '../shortlist/shortlist-button.tsx'
import { ActionButtons } from './action-buttons.tsx'
import { Body, Facts, Foot, Head, Marks, AboveLink, Who } from './card-parts.ts'
import type { RowProps } from './list-props.ts'
import { NewMark } from './new-mark.tsx'

const Frame = styled(CardFrame)<{ $new: boolean }>`
  grid-template-rows: minmax(0, 1fr) auto;
  ${chosenCard}
  ${({ $new }) => $new && `border-color: ${tokens.accent.base}; box-shadow: 0 0 0 1px ${tokens.accent.base};`}
`
const Fact = ({ icon, text }: { icon: LucideIcon; text: string }) => (
  <li>
    <Icon of={icon} size={16} />
    <OneLine as="span" size="small" tone="muted" title={text}>
      {text}
    </OneLine>
  </li>
)

type Props = RowProps & { /** Of all; -1 while nobody knows. */ size: number; order: number | undefined }

/** A candidate in the grid; the whole card is a link, with buttons above it. */
export const CandidateCard = memo(({ candidate, index, size, order, actions, isNew }: Props) => {
  const { shortlist } = actions
  const experience = experienceText(candidate.experience_years)
  return (
    <CardItem $order={order} data-row-id={candidate.id} aria-posinset={index + 1} aria-setsize={size}>
      <Frame $new={isNew} aria-label={candidate.name}>
        <Body>
          <Head>
            <SelectBox row={candidate}>
              <CandidatePhoto candidate={candidate} />
            </SelectBox>
            <Who>
              <TwoLineHeading level={2} size="card" title={candidate.name}>
                <CardLink to={paths.profile.href(candidate.id)} data-candidate={candidate.id}>
                  {candidate.name}
                </CardLink>
              </TwoLineHeading>
              <OneLine tone="muted" title={jobTitle(candidate)}>
                {jobTitle(candidate)}
              </OneLine>
            </Who>
            {shortlist && (
              <AboveLink>
                <ShortlistButton candidate={candidate} onToggle={(shortlisted) => shortlist(candidate, shortlisted)} />
              </AboveLink>
            )}
          </Head>
          <Marks>
            <StatusBadge status={candidate.status} />
            {isNew && <NewMark />}
          </Marks>
          <Facts>
            <Fact icon={MapPin} text={candidate.location || emptyTexts.location} />
            {experience && <Fact icon={Briefcase} text={experience} />}
          </Facts>
          <SkillList skills={candidate.skills} />
        </Body>
        <Foot>
          <ActionButtons candidate={candidate} actions={actions} />
        </Foot>
      </Frame>
    </CardItem>
  )
})
CandidateCard.displayName = 'CandidateCard'
