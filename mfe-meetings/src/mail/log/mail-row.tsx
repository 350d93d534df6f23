import {
  cancelMail,
  isOneOf,
  labelOf,
  type Mail,
  type MailState,
  mailStateLabels,
  mailStates,
  retryMail,
} from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useMay } from '@wervio/remote-kit'
import { Badge, Button, Card, Cluster, ConfirmDialog, exactMoment, Stack, Text, TextLink, type Tone } from '@wervio/ui'
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Clock,
  MailOpen,
  RotateCcw,
  Send,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useCancelMail } from '../preview/use-send-mail.ts'
import { useRetryMail } from './use-mail-log.ts'

const Body = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const looks: Record<MailState, { tone: Tone; icon: LucideIcon }> = {
  prepared: { tone: 'neutral', icon: MailOpen },
  queued: { tone: 'blue', icon: Clock },
  sending: { tone: 'blue', icon: Send },
  sent: { tone: 'green', icon: CircleCheck },
  failed: { tone: 'red', icon: CircleAlert },
  uncertain: { tone: 'amber', icon: CircleDashed },
  cancelled: { tone: 'neutral', icon: Undo2 },
}

/** One mail of the log: to whom, how far it is, why, and its text. */
export const MailRow = ({ mail }: { mail: Mail }) => {
  const { candidate, vacancy, subject, body, state, reason, to, by, yours, created_at, sent_at, template } = mail
  const [isAsking, setIsAsking] = useState(false)
  const mayCancel = useMay(cancelMail)
  const mayRetry = useMay(retryMail)
  const retry = useRetryMail()
  const cancel = useCancelMail()
  const look = isOneOf(mailStates, state) ? looks[state] : { tone: 'neutral' as const, icon: undefined }
  const facts = [
    sent_at === null ? exactMoment(created_at) : `Verstuurd op ${exactMoment(sent_at)}`,
    by && `door ${by}`,
    template,
    vacancy?.title,
  ]
  return (
    <Card as="article" aria-label={subject}>
      <Stack gap={2}>
        <Cluster justify="space-between">
          <Text strong>{subject}</Text>
          <Badge tone={look.tone} icon={look.icon}>
            {labelOf(mailStateLabels, state)}
          </Badge>
        </Cluster>
        <Text size="small" tone="muted">
          Aan <TextLink to={routes.candidate.href(candidate.id)}>{candidate.name}</TextLink> ({to}) ·{' '}
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {reason && <Text size="small">{reason}</Text>}
        <details>
          <summary>Tekst van de mail</summary>
          <Body>{body}</Body>
        </details>
        {mayCancel && yours && state === 'queued' && (
          <div>
            <Button
              variant="secondary"
              size="small"
              icon={Undo2}
              busy={cancel.isPending}
              onClick={() => cancel.mutate(mail)}
            >
              Terughalen
            </Button>
          </div>
        )}
        {mayRetry && yours && (state === 'failed' || state === 'uncertain') && (
          <div>
            <Button
              variant="secondary"
              size="small"
              icon={RotateCcw}
              busy={retry.isPending}
              onClick={() => (state === 'uncertain' ? setIsAsking(true) : retry.mutate(mail))}
            >
              Opnieuw versturen
            </Button>
          </div>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title="Misschien is deze mail al aangekomen"
        text={`Als je hem nog eens verstuurt, krijgt ${candidate.name} hem misschien twee keer.`}
        confirmLabel="Toch versturen"
        onConfirm={() => {
          setIsAsking(false)
          retry.mutate(mail)
        }}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  )
}
