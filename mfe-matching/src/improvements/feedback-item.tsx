import {
  type FeedbackCard,
  feedbackImpactLabels,
  type FeedbackType,
  feedbackTypeLabels,
  hideFeedbackCard,
  interviewRules,
  labelOf,
} from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Badge, Button, Card, Cluster, Heading, Menu, Stack, Text, tokens, type Tone } from '@wervio/ui'
import { CircleAlert, EyeOff, Lightbulb, List, ThumbsUp, Undo2, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { cardText } from './card-texts.ts'
import { RecordsDialog } from './records-dialog.tsx'
import { useHideCard } from './use-improvements.ts'

const looks: Record<FeedbackType, { tone: Tone; icon: LucideIcon }> = {
  improvement: { tone: 'amber', icon: Lightbulb },
  positive: { tone: 'green', icon: ThumbsUp },
  attention: { tone: 'red', icon: CircleAlert },
}
const lookOf = (type: FeedbackCard['type']) =>
  Object.hasOwn(looks, type) ? looks[type as FeedbackType] : { tone: 'neutral' as const, icon: Lightbulb }

const Why = styled.details`
  max-width: ${tokens.width.line};
  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.control.small};
    color: ${tokens.accent.base};
    font: ${tokens.font.smallStrong};
    cursor: pointer;
  }
  ${tokens.breakpoint.touch} {
    summary {
      min-height: ${tokens.control.touch};
    }
  }
`
const WEEK = 7
const MONTH = 30

/** What a rule saw, why it says so, and the records behind it. */
export const FeedbackItem = ({ card }: { card: FeedbackCard }) => {
  const [isOpen, setIsOpen] = useState(false)
  const { mutate, isPending } = useHideCard()
  const mayHide = useMay(hideFeedbackCard)
  const text = cardText(card)
  if (!text) return null
  const { tone, icon } = lookOf(card.type)
  const hide = (days: number | null) => mutate({ key: card.key, days })
  return (
    <Card as="li" aria-label={text.title}>
      <Stack gap={3}>
        <Cluster gap={2}>
          <Badge tone={tone} icon={icon}>
            {labelOf(feedbackTypeLabels, card.type)}
          </Badge>
          <Badge>Impact: {labelOf(feedbackImpactLabels, card.impact)}</Badge>
        </Cluster>
        <Heading level={3}>{text.title}</Heading>
        <Text>{text.text}</Text>
        <Why>
          <summary>Waarom zie ik dit?</summary>
          <Text size="small" tone="muted">
            {text.why}
          </Text>
        </Why>
        <Cluster gap={2}>
          {card.records.length > 0 && (
            <Button size="small" variant="secondary" icon={List} onClick={() => setIsOpen(true)}>
              Bekijk wat erachter zit ({card.count})
            </Button>
          )}
          {!mayHide ? null : card.hidden ? (
            <Button size="small" variant="quiet" icon={Undo2} busy={isPending} onClick={() => hide(0)}>
              Zet terug
            </Button>
          ) : (
            <Menu
              align="start"
              trigger={
                <Button size="small" variant="quiet" icon={EyeOff} busy={isPending}>
                  Leg weg
                </Button>
              }
              items={[
                { label: 'Een week', onSelect: () => hide(WEEK) },
                { label: 'Een maand', onSelect: () => hide(MONTH) },
                { label: 'Tot ik het terugzet', onSelect: () => hide(null) },
              ]}
            />
          )}
        </Cluster>
      </Stack>
      {isOpen && (
        <RecordsDialog
          title={text.title}
          description={text.why}
          records={card.records}
          areInterviews={interviewRules.includes(card.rule)}
          count={card.count}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  )
}
