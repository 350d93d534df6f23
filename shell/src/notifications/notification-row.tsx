import type { Notification, NotificationType } from '@wervio/contracts'
import { exactMoment, IconButton, IconTile, Stack, Text, timeAgo, tokens, VisuallyHidden, type Tone } from '@wervio/ui'
import { Bell, BriefcaseBusiness, Mail, MailOpen, MessagesSquare, Sparkles, type LucideIcon } from 'lucide-react'
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
  position: relative;
  display: flex;
  align-items: flex-start;
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
  flex: 1;
  min-width: 0;
  padding-right: ${tokens.space[2]};
  justify-content: flex-start;
  align-items: flex-start;
`
const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Mark = styled(IconButton)`
  margin: ${tokens.space[2]} ${tokens.space[2]} 0 0;
  color: ${tokens.text.muted};
  ${tokens.breakpoint.phone} {
    margin-right: 0;
  }
`
/** Beside the icon, so that the words have its room. */
const Dot = styled.span`
  position: absolute;
  top: 1.75rem;
  left: 0.375rem;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${tokens.accent.base};
`

type Props = { notification: Notification; now: Date; place: number; onRead: () => void; onUnread: () => void }

/** What happened and when, as a link to it, and whether it was read. */
export const NotificationRow = ({ notification, now, place, onRead, onUnread }: Props) => {
  const { title, text, href } = textsOf(notification)
  const type = typeOf(notification)
  const { icon, tone } = type ? icons[type] : { icon: Bell, tone: 'neutral' as const }
  const { created_at: at, read_at: readAt } = notification
  const isUnread = readAt === null
  return (
    <Item $place={place}>
      <Row to={href} onClick={onRead}>
        <IconTile icon={icon} tone={tone} />
        <Words>
          <Stack as="span" gap={1}>
            <Text as="span" strong={isUnread}>
              {isUnread && <VisuallyHidden>Ongelezen: </VisuallyHidden>}
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
        {isUnread && <Dot aria-hidden />}
      </Row>
      <Mark
        label={`${isUnread ? 'Markeer als gelezen' : 'Markeer als ongelezen'}: ${title}`}
        icon={isUnread ? MailOpen : Mail}
        onClick={isUnread ? onRead : onUnread}
      />
    </Item>
  )
}
