import type { VacancySummary } from '@wervio/contracts'
import { CardFrame, CardItem, CardLink, Icon, OneLine, plainList, tokens, TwoLineHeading } from '@wervio/ui'
import { Banknote, Clock, MapPin, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'
import { candidatesHint, candidatesText, openHint, openText } from '../vacancy/progress-texts.ts'
import { StatusBadge } from '../vacancy/status-badge.tsx'
import { emptyTexts } from '../vacancy/texts.ts'
import { VacancyImage } from '../vacancy/vacancy-image.tsx'

const Frame = styled(CardFrame)`
  grid-template-rows: 6.5rem minmax(0, 1fr);
`
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  min-width: 0;
  min-height: 0;
  padding: ${tokens.space[4]} ${tokens.space[5]};
`
const Picture = styled.div`
  position: relative;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
const Status = styled.div`
  position: absolute;
  right: ${tokens.space[3]};
  top: ${tokens.space[3]};
  padding: 2px;
  border-radius: ${tokens.radius.chip};
  background: ${tokens.surface.raised};
`
const Facts = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[1]};
  margin-top: auto;
  color: ${tokens.text.muted};
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-width: 0;
  }
  svg {
    flex-shrink: 0;
  }
`

/** How the procedure goes, apart from what the vacancy offers. */
const Progress = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding-top: ${tokens.space[3]};
  border-top: 1px solid ${tokens.line.base};
  > :first-child {
    flex-shrink: 0;
  }
`

const Fact = ({ icon, text }: { icon: LucideIcon; text: string }) => (
  <li>
    <Icon of={icon} size={16} />
    <OneLine as="span" size="small" tone="muted" title={text}>
      {text}
    </OneLine>
  </li>
)

type Props = {
  vacancy: VacancySummary
  /** Its place among `size` cards, from 1; `size` -1 while nobody knows. */
  position: number
  size: number
  order: number | undefined
}

/** A vacancy in the grid; the whole card is one link. */
export const VacancyCard = memo(({ vacancy, position, size, order }: Props) => {
  const daysOpen = openText(vacancy)
  return (
    <CardItem $order={order} aria-posinset={position} aria-setsize={size}>
      <Frame>
        <Picture>
          <VacancyImage vacancy={vacancy} />
          <Status>
            <StatusBadge status={vacancy.status} />
          </Status>
        </Picture>
        <Body>
          <div>
            <TwoLineHeading level={2} size="card" title={vacancy.title}>
              <CardLink to={paths.details.href(vacancy.id)}>{vacancy.title}</CardLink>
            </TwoLineHeading>
            {vacancy.company && (
              <OneLine tone="muted" title={vacancy.company}>
                {vacancy.company}
              </OneLine>
            )}
          </div>
          <Facts>
            <Fact icon={MapPin} text={vacancy.location || emptyTexts.location} />
            {vacancy.hours && <Fact icon={Clock} text={vacancy.hours} />}
            <Fact icon={Banknote} text={vacancy.salary || emptyTexts.salaryInList} />
          </Facts>
          <Progress>
            <OneLine as="span" size="small" title={candidatesHint(vacancy)}>
              {candidatesText(vacancy)}
            </OneLine>
            {daysOpen && (
              <OneLine as="span" size="small" tone="muted" title={openHint(vacancy)}>
                {daysOpen}
              </OneLine>
            )}
          </Progress>
        </Body>
      </Frame>
    </CardItem>
  )
})
VacancyCard.displayName = 'VacancyCard'
