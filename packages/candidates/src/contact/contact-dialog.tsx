import { errorText } from '@wervio/api-client'
import { messages, type CandidateSummary } from '@wervio/contracts'
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  Dialog,
  EmptyState,
  LoadingState,
  Notice,
  Skeleton,
  Stack,
  useCopied,
  listText,
} from '@wervio/ui'
import { Check, Copy, Mail, MailX, UserPen } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import * as routes from '@wervio/contracts/routes'
import { ContactFields } from './contact-fields.tsx'
import { mailto } from './mailto.ts'
import { TimelineQuestion } from './timeline-question.tsx'
import { useCompleteText } from './use-complete-text.ts'
import { useMessage } from './use-message.ts'
import { useNoteContact } from './use-note-contact.ts'
import { useTimelineQuestion } from './use-timeline-question.ts'

export type ContactRecipient = Pick<CandidateSummary, 'id' | 'name' | 'email'>
type Props = {
  candidate: ContactRecipient
  /** What to ask, for a message that begins with it. */
  question?: string | undefined
  onClose: () => void
}

const MessageDialog = ({ candidate, question, onClose }: Props & { candidate: { email: string } }) => {
  const { id, name, email } = candidate
  const form = useMessage(candidate, question)
  const { template, subject, body } = form.message
  const completeText = useCompleteText(form.message, form.isUnsigned)
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(body))
  const contactNote = useNoteContact(id)
  const timelineQuestion = useTimelineQuestion(`${subject}\n${body}`)
  const { href, isComplete: isWholeInAddress } = mailto({ to: email, subject: subject.trim(), body })
  const noteInTimeline = () =>
    contactNote.mutate({
      template,
      vacancy_id: form.message.about?.id ?? null,
      to: email,
      subject: subject.trim(),
      body,
    })
  const askToNote = () => {
    if (timelineQuestion.wasAsked) return
    contactNote.reset()
    timelineQuestion.ask()
  }
  const handleCopy = () => {
    if (!completeText.isComplete()) return
    copy()
    askToNote()
  }
  const handleOpen = (event: MouseEvent) => {
    if (!completeText.isComplete()) {
      event.preventDefault()
      return
    }
    if (!isWholeInAddress) copy()
    askToNote()
  }
  const [isClosing, setIsClosing] = useState(false)
  const handleClose = () => {
    if (form.isWritten && !timelineQuestion.wasAsked) setIsClosing(true)
    else onClose()
  }
  const handleAnswer = (isToBeNoted: boolean) => {
    timelineQuestion.close()
    if (isToBeNoted) noteInTimeline()
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={handleClose}
      title="Contact opnemen"
      description={`Bericht aan ${name} (${email})`}
      actions={
        form.isKnown && (
          <>
            <Button variant="secondary" icon={copied ? Check : Copy} onClick={handleCopy}>
              {copied ? 'Gekopieerd' : 'Kopieer bericht'}
            </Button>
            <ButtonLink href={href} icon={Mail} onClick={handleOpen}>
              Open in mailprogramma
            </ButtonLink>
          </>
        )
      }
    >
      <Stack gap={4}>
        {form.isKnown ? (
          <ContactFields {...form} {...completeText} />
        ) : (
          <LoadingState label="Bericht klaarzetten...">
            <Skeleton height="20rem" />
          </LoadingState>
        )}
        {form.isKnown && completeText.blanks.length > 0 && (
          <Notice tone={completeText.isRefused ? 'red' : 'amber'}>Vul nog in: {listText(completeText.blanks)}.</Notice>
        )}
        {!isWholeInAddress && (
          <Notice tone="amber">
            Dit bericht is te lang om mee te geven aan je mailprogramma. Bij het openen wordt de tekst gekopieerd: plak
            hem in de mail.
          </Notice>
        )}
        {timelineQuestion.isOpen && <TimelineQuestion onAnswer={handleAnswer} />}
        {contactNote.isSuccess && !timelineQuestion.isOpen && (
          <Notice tone="green" title="Vastgelegd in de tijdlijn.">
            Opent je mailprogramma niet? Kopieer het bericht en plak het zelf in een mail aan {email}.
          </Notice>
        )}
        {contactNote.isError && (
          <Notice tone="red" title={messages.contactFailed}>
            <Stack gap={2} align="start">
              {errorText(contactNote.error, messages.generic)}
              <Button variant="secondary" size="small" onClick={noteInTimeline}>
                Opnieuw vastleggen
              </Button>
            </Stack>
          </Notice>
        )}
      </Stack>
      <ConfirmDialog
        open={isClosing}
        title="Je bericht is nog niet verstuurd"
        text="Als je nu sluit, is wat je schreef weg."
        confirmLabel="Toch sluiten"
        cancelLabel="Verder schrijven"
        onConfirm={onClose}
        onCancel={() => setIsClosing(false)}
      />
    </Dialog>
  )
}

const NoAddressDialog = ({ candidate: { id, name }, onClose }: Props) => (
  <Dialog open onOpenChange={onClose} title="Contact opnemen">
    <EmptyState
      icon={MailX}
      title={`Van ${name} is geen e-mailadres bekend`}
      text="Vul het aan in het profiel. Daarna kun je een bericht sturen."
      action={
        <ButtonLink to={routes.candidate.href(id)} icon={UserPen}>
          Naar het profiel
        </ButtonLink>
      }
    />
  </Dialog>
)

/**
 * A message to a candidate from a template, opened in the recruiter's own mail program; the timeline notes it if asked.
 */
export const ContactDialog = ({ candidate, question, onClose }: Props) => {
  const email = candidate.email?.trim()
  return email ? (
    <MessageDialog candidate={{ ...candidate, email }} question={question} onClose={onClose} />
  ) : (
    <NoAddressDialog candidate={candidate} onClose={onClose} />
  )
}
