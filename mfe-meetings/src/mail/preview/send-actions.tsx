import { ApiError, errorText } from '@wervio/api-client'
import { mailto } from '@wervio/candidates'
import { mailAddressConflict, messages, type Mail, type MailSettings, type MailText } from '@wervio/contracts'
import { Button, ButtonLink, Cluster, ConfirmDialog, Notice, Stack, toast, useCopied } from '@wervio/ui'
import { Mail as MailIcon, Send } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import type { Recipient } from '../draft/mail-draft.ts'
import type { MailDraftState } from '../draft/use-mail-draft.ts'
import { useCancelMail, useSendMail } from './use-send-mail.ts'

type Props = {
  draft: MailDraftState
  recipient: Recipient
  /** Exactly what the preview shows. */
  mail: MailText
  settings: MailSettings
  isComplete: boolean
}

/**
 * Sends the mail of the preview through the mail server after a last look, or opens it in the recruiter's own program.
 */
export const SendActions = ({ draft, recipient, mail, settings, isComplete }: Props) => {
  const [isAsking, setIsAsking] = useState(false)
  const sending = useSendMail()
  const cancelling = useCancelMail()
  const { copy } = useCopied(() => navigator.clipboard.writeText(mail.body))
  const { id, name, email, creationKey } = recipient
  const to = email ?? ''
  const undoTime = settings.undo_seconds === 1 ? '1 seconde' : `${settings.undo_seconds} seconden`
  const { href, isComplete: isWholeInAddress } = mailto({ to, ...mail })
  const common = {
    candidate_id: id,
    vacancy_id: draft.words.vacancyId,
    template: draft.words.template,
    to,
    ...mail,
    creation_key: creationKey,
  }
  const conflict = mailAddressConflict.safeParse(sending.error instanceof ApiError ? sending.error.details : null).data
  /** Also when these buttons are gone by then: the mail to the next person is in their place. */
  const takeBack = async (stored: Mail) => {
    const cancelledMail = await cancelling.mutateAsync(stored).catch(() => null)
    if (cancelledMail) draft.reopen(id)
  }
  const handleSend = () =>
    sending.mutate(
      { ...common, way: 'smtp' },
      {
        onSuccess: (stored) => {
          setIsAsking(false)
          draft.finish(id, 'sent')
          if (settings.undo_seconds === 0) toast(`De mail aan ${name} wordt verstuurd.`)
          else
            toast(`De mail aan ${name} gaat over ${undoTime} weg.`, {
              action: { label: 'Ongedaan maken', onSelect: () => void takeBack(stored) },
            })
        },
        onError: () => setIsAsking(false),
      },
    )
  const handleOpen = (event: MouseEvent) => {
    if (!isComplete) {
      event.preventDefault()
      return
    }
    if (!isWholeInAddress) copy()
    sending.mutate({ ...common, way: 'own_program' }, { onSuccess: () => draft.finish(id, 'prepared') })
  }
  return (
    <Stack gap={3}>
      {sending.error && (
        <Notice tone="red" title={errorText(sending.error, messages.mailFailed)}>
          {conflict ? (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                draft.mark(id, { email: conflict.current_address })
                sending.reset()
              }}
            >
              {conflict.current_address === null
                ? 'Neem over dat er geen adres meer is'
                : `Gebruik ${conflict.current_address}`}
            </Button>
          ) : (
            'Je tekst staat er nog. Nog eens versturen stuurt de mail nooit dubbel.'
          )}
        </Notice>
      )}
      {!isWholeInAddress && (
        <Notice tone="amber">
          Deze mail is te lang om mee te geven aan je mailprogramma. Bij het openen wordt de tekst gekopieerd: plak hem
          in de mail.
        </Notice>
      )}
      <Cluster gap={2}>
        {settings.can_send && (
          <Button icon={Send} disabled={!isComplete} busy={sending.isPending} onClick={() => setIsAsking(true)}>
            Versturen
          </Button>
        )}
        <ButtonLink
          variant={settings.can_send ? 'secondary' : 'primary'}
          icon={MailIcon}
          href={href}
          aria-disabled={!isComplete}
          onClick={handleOpen}
        >
          Openen in mailprogramma
        </ButtonLink>
      </Cluster>
      <ConfirmDialog
        open={isAsking}
        title={`Mail versturen aan ${name}?`}
        text={`‘${mail.subject}’ gaat naar ${to}.${settings.undo_seconds === 0 ? '' : ` Daarna kun je de mail nog ${undoTime} terughalen.`}`}
        confirmLabel="Versturen"
        cancelLabel="Nog even kijken"
        busy={sending.isPending}
        onConfirm={handleSend}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  )
}
