import type { Notification, NotificationType } from '@wervio/contracts'
import { exactMoment, IconTile, Stack, Text, timeAgo, tokens, VisuallyHidden, type Tone } from '@wervio/ui'
import { Bell, BriefcaseBusiness, MessagesSquare, Sparkles, type LucideIcon } from 'lucide-react'
import { keyframes, styled } from 'styled-components'
import { RowLink } from '../row-link.tsx'
import { textsOf, typeOf } from './notification-texts.ts'

const icons: Record<NotificationType, { icon: LucideIcon; tone: Tone }> = {
  interview: { icon: MessagesSquare, tone: 'blue' },
  vacancy: { icon: BriefcaseBusiness, tone: 'amber' },
  match: { icon: Sparkles, tone: 'green' },
}

/** Rows after so many come in together: nobody waits for the twentieth. */
const LAST_STAGGERED = 8
const STAGGER_SECONDS = 0.1

const comeIn = keyframes`
  from { opacity: 0; translate: 0 6px; }
`
const Item = styled.li<{ $place: number }>`
  animation: ${comeIn} ${tokens.motion.calm} both;
  animation-delay: ${({ $place }) => Math.min($place, LAST_STAGGERED) * STAGGER_SECONDS}s;
  & + & {
    border-top: 1px solid ${tokens.line.base};
  }
  ${tokens.breakpoint.calm} {
    animation: none;
  }
`
const Row = styled(RowLink)`
  justify-content: flex-start;
  align-items: flex-start;
`
const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Dot = styled.span`
  flex-shrink: 0;
  width: 8px;
  height: 8px;
  margin-top: 0.4375rem;
  border-radius: 50%;
  background: ${tokens.accent.base};
`

type Props = { notification: Notification; now: Date; place: number; onFollow: () => void }

/** What happened and when, as a link to it. */
export const NotificationRow = ({ notification, now, place, onFollow }: Props) => {
  const { title, text, href } = textsOf(notification)
  const type = typeOf(notification)
  const { icon, tone } = type ? icons[type] : { icon: Bell, tone: 'neutral' as const }
  const { created_at: at, read_at: readAt } = notification
  return (
    <Item $place={place}>
      <Row to={href} onClick={onFollow}>
        <IconTile icon={icon} tone={tone} />
        <Words>
          <Stack as="span" gap={1}>
            <Text as="span" strong={readAt === null}>
              {readAt === null && <VisuallyHidden>Ongelezen: </VisuallyHidden>}
              {title}
            </Text>
            <Text as="span" size="small">
              {text}
            </Text>
            <Text as="span" size="small" tone="muted">
              <time dateTime={at} title={exactMoment(at)}>
                {timeAgo(at, now)}
              </time>
            </Text>
          </Stack>
        </Words>
        {readAt === null && <Dot aria-hidden />}
      </Row>
    </Item>
  )
}
