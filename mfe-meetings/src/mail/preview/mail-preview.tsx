import { fillMail, mailBlanks, messages, type MailFields, type MailSettings } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { splitName } from '@wervio/candidates'
import { Button, Card, Cluster, Heading, listText, Notice, Stack, Text, TextLink, tokens } from '@wervio/ui'
import { ChevronLeft, ChevronRight, SkipForward } from 'lucide-react'
import { styled } from 'styled-components'
import type { Recipient } from '../draft/mail-draft.ts'
import type { MailDraftState } from '../draft/use-mail-draft.ts'
import { MarkedMail } from './marked-mail.tsx'
import { SendActions } from './send-actions.tsx'

const Letter = styled.div`
  padding-top: ${tokens.space[3]};
  border-top: 1px solid ${tokens.line.base};
  max-width: ${tokens.width.line};
`

const stateTexts: Record<Exclude<Recipient['state'], 'open'>, string> = {
  sent: 'Deze mail heb je verstuurd.',
  prepared: 'Deze mail heb je in je mailprogramma geopend.',
  skipped: 'Deze kandidaat heb je overgeslagen.',
}

type Props = {
  draft: MailDraftState
  fields: Omit<MailFields, 'voornaam'>
  settings: MailSettings
}

/** The mail as one recipient will read it, and the ways to send it. */
export const MailPreview = ({ draft, fields, settings }: Props) => {
  const { words, current } = draft
  if (!current)
    return (
      <Card as="section" aria-label="Voorbeeld">
        <Stack gap={2}>
          <Heading level={2} size="card">
            Voorbeeld
          </Heading>
          <Text tone="muted">Kies een kandidaat: dan zie je hier de mail zoals die verstuurd wordt.</Text>
        </Stack>
      </Card>
    )
  const count = words.recipients.length
  const mail = fillMail(words, { ...fields, voornaam: splitName(current.name).voornaam })
  const blanks = mailBlanks(`${mail.subject}\n${mail.body}`)
  const missing = [
    ...(mail.subject === '' ? ['het onderwerp'] : []),
    ...(mail.body === '' ? ['het bericht'] : []),
    ...blanks,
  ]
  return (
    <Card as="section" aria-label="Voorbeeld">
      <Stack gap={4}>
        <Cluster justify="space-between">
          <Heading level={2} size="card">
            Voorbeeld
          </Heading>
          {count > 1 && (
            <Cluster gap={2}>
              <Button
                variant="secondary"
                size="small"
                icon={ChevronLeft}
                disabled={words.position === 0}
                onClick={() => draft.change({ position: words.position - 1 })}
              >
                Vorige
              </Button>
              <Text as="output" size="small" tabular>
                {words.position + 1} van {count}
              </Text>
              <Button
                variant="secondary"
                size="small"
                icon={ChevronRight}
                disabled={words.position + 1 >= count}
                onClick={() => draft.change({ position: words.position + 1 })}
              >
                Volgende
              </Button>
            </Cluster>
          )}
        </Cluster>
        <Stack gap={1}>
          <Text>
            Aan: <strong>{current.name}</strong>
            {current.email && ` (${current.email})`}
          </Text>
          {settings.can_send && (
            <Text size="small" tone="muted">
              Van {settings.from}; antwoorden gaan naar {settings.reply_to ?? 'je eigen adres'}.
            </Text>
          )}
          <Text>
            Onderwerp:{' '}
            <strong>
              <MarkedMail text={mail.subject} />
            </strong>
          </Text>
        </Stack>
        <Letter>
          <MarkedMail text={mail.body} />
        </Letter>
        {missing.length > 0 && <Notice tone="amber">Vul nog in, of haal uit de tekst: {listText(missing)}.</Notice>}
        {current.email === null && (
          <Notice tone="amber" title={`Van ${current.name} is geen e-mailadres bekend.`}>
            <TextLink to={routes.candidate.href(current.id)}>Vul het aan in het profiel</TextLink>
          </Notice>
        )}
        {!settings.can_send && <Notice tone="neutral">{messages.mailNotSetUp}</Notice>}
        {current.state === 'open' ? (
          <SendActions
            key={current.id}
            draft={draft}
            recipient={current}
            mail={mail}
            settings={settings}
            isComplete={missing.length === 0 && current.email !== null}
          />
        ) : (
          <Notice tone="green">{stateTexts[current.state]}</Notice>
        )}
        {count > 1 && current.state === 'open' && (
          <div>
            <Button
              variant="secondary"
              size="small"
              icon={SkipForward}
              onClick={() => draft.finish(current.id, 'skipped')}
            >
              {current.name} overslaan
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
