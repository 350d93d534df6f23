import { mailBlanks, messages, type CandidateSummary } from '@wervio/contracts'
import { Button, ButtonLink, Dialog, EmptyState, Notice, Stack, useCopied } from '@wervio/ui'
import { Check, Copy, Mail, MailX, UserPen } from 'lucide-react'
import { useRef, useState, type MouseEvent } from 'react'
import { errorText } from '../candidate/error-text.ts'
import { paths } from '../paths.ts'
import { ContactFields } from './contact-fields.tsx'
import { mailto } from './mailto.ts'
import { useMessage, type About } from './use-message.ts'
import { useNoteContact } from './use-note-contact.ts'

const list = new Intl.ListFormat('nl-NL')

export type Contacted = Pick<CandidateSummary, 'id' | 'name' | 'email'>
type Props = {
  candidate: Contacted
  /** The vacancy it is about, where that is known. */ about?: About
  onClose: () => void
}

const Written = ({
  candidate: { id, name, email },
  about = null,
  onClose,
}: Props & { candidate: { email: string } }) => {
  const form = useMessage(name, about)
  const { template, subject, body } = form.message
  const subjectField = useRef<HTMLInputElement>(null)
  const [blank, setBlank] = useState(false)
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(body))
  const note = useNoteContact(id)
  const { href, complete } = mailto({ to: email, subject: subject.trim(), body })
  const blanks = mailBlanks(`${subject}\n${body}`)
  const remember = () => note.mutate({ template, subject: subject.trim() })
  const open = (event: MouseEvent) => {
    setBlank(subject.trim() === '')
    if (subject.trim() === '') {
      event.preventDefault()
      subjectField.current?.focus()
      return
    }
    if (!complete) copy()
    remember()
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Contact opnemen"
      description={`Bericht aan ${name} (${email})`}
      actions={
        <>
          <Button variant="secondary" icon={copied ? Check : Copy} onClick={copy}>
            {copied ? 'Gekopieerd' : 'Kopieer bericht'}
          </Button>
          <ButtonLink href={href} icon={Mail} onClick={open}>
            Open in mailprogramma
          </ButtonLink>
        </>
      }
    >
      <Stack gap={4}>
        <ContactFields
          {...form}
          subjectField={subjectField}
          subjectError={blank && subject.trim() === '' ? 'Vul een onderwerp in.' : undefined}
        />
        {blanks.length > 0 && <Notice tone="amber">Vul nog in: {list.format(blanks)}.</Notice>}
        {!complete && (
          <Notice tone="amber">
            Dit bericht is te lang om mee te geven aan je mailprogramma. Bij het openen wordt de tekst gekopieerd: plak
            hem in de mail.
          </Notice>
        )}
        {note.isSuccess && (
          <Notice tone="green" title="Vastgelegd in de tijdlijn.">
            Opent je mailprogramma niet? Kopieer het bericht en plak het zelf in een mail aan {email}.
          </Notice>
        )}
        {note.isError && (
          <Notice tone="red" title={messages.contactFailed}>
            <Stack gap={2} align="start">
              {errorText(note.error, messages.generic)}
              <Button variant="secondary" size="small" onClick={remember}>
                Opnieuw vastleggen
              </Button>
            </Stack>
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}

const NoAddress = ({ candidate: { id, name }, onClose }: Omit<Props, 'about'>) => (
  <Dialog open onOpenChange={onClose} title="Contact opnemen">
    <EmptyState
      icon={MailX}
      title={`Van ${name} is geen e-mailadres bekend`}
      text="Vul het aan in het profiel. Daarna kun je een bericht sturen."
      action={
        <ButtonLink to={paths.profile.href(id)} icon={UserPen}>
          Naar het profiel
        </ButtonLink>
      }
    />
  </Dialog>
)

/** A message to a candidate from a template, opened in the recruiter's own mail program and noted in the timeline. */
export const ContactDialog = ({ candidate, ...rest }: Props) => {
  const email = candidate.email?.trim()
  return email ? (
    <Written candidate={{ ...candidate, email }} {...rest} />
  ) : (
    <NoAddress candidate={candidate} onClose={rest.onClose} />
  )
}
