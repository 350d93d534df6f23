import { useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { messages, noteContact, type CandidateSummary, candidateCountText } from '@wervio/contracts'
import type { Many, ManyTask, Selectable } from '@wervio/remote-kit'
import { Button, ButtonLink, Dialog, Heading, listText, Notice, Stack, Text, useCopied } from '@wervio/ui'
import { Check, Copy, Mail, MailPlus } from 'lucide-react'
import { useState } from 'react'
import { ContactDialog } from '../contact/contact-dialog.tsx'
import { bccAddress } from '../contact/mailto.ts'
import { TimelineQuestion } from '../contact/timeline-question.tsx'

/** What the timeline says of a mail whose words stand in the recruiter's own mail program. */
const NOTE_SUBJECT = 'Bericht aan meerdere kandidaten'

type Candidate = Pick<CandidateSummary, 'id' | 'name' | 'email'>
type Reachable = Selectable & { email: string }

const reachable = (candidates: readonly Candidate[]): Reachable[] =>
  candidates.flatMap(({ id, name, email }) => (email?.trim() ? [{ id, name, email: email.trim() }] : []))

type OneMailProps = { recipients: readonly Reachable[]; onNote: () => void }

/** One mail in which nobody sees who else it goes to. */
const OneMail = ({ recipients, onNote }: OneMailProps) => {
  const addresses = [...new Set(recipients.map(({ email }) => email))]
  const href = bccAddress(addresses)
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(addresses.join('; ')))
  const [question, setQuestion] = useState<'none' | 'open' | 'answered'>('none')
  const ask = () => setQuestion((now) => (now === 'none' ? 'open' : now))
  return (
    <Stack gap={3} align="start">
      <Heading level={3} size="card">
        Eén mail in bcc
      </Heading>
      <Text size="small" tone="muted">
        {href === null
          ? 'Dit zijn te veel adressen om mee te geven aan je mailprogramma. Kopieer ze en plak ze in het bcc-veld: dan ziet niemand de adressen van de anderen.'
          : 'Iedereen krijgt dezelfde mail. Niemand ziet de adressen van de anderen.'}
      </Text>
      <Stack gap={2} align="start">
        {href !== null && (
          <ButtonLink variant="secondary" size="small" href={href} icon={MailPlus} onClick={ask}>
            Open in mailprogramma
          </ButtonLink>
        )}
        <Button
          variant="secondary"
          size="small"
          icon={copied ? Check : Copy}
          onClick={() => {
            copy()
            ask()
          }}
        >
          {copied ? 'Gekopieerd' : 'Kopieer adressen voor bcc'}
        </Button>
      </Stack>
      {question === 'open' && (
        <TimelineQuestion
          onAnswer={(isToBeNoted) => {
            setQuestion('answered')
            if (isToBeNoted) onNote()
          }}
        />
      )}
    </Stack>
  )
}

type Props = { candidates: readonly Candidate[]; many: Many; onClose: () => void }

/** Messages to several candidates: one by one with their own names, or one mail that shows nobody's address. */
export const ContactManyDialog = ({ candidates, many, onClose }: Props) => {
  const queries = useQueryClient()
  const recipients = reachable(candidates)
  const unreachable = candidates.filter(({ id }) => recipients.every((recipient) => recipient.id !== id))
  const [position, setPosition] = useState(0)
  const [isWriting, setIsWriting] = useState(false)
  const next = recipients[position]
  const noteTask: ManyTask<unknown> = {
    items: recipients,
    label: 'Noteren in de tijdlijn',
    fallback: messages.contactFailed,
    act: ({ id }) => call(noteContact, { params: { id }, body: { template: null, subject: NOTE_SUBJECT } }),
    onDone: (successes) => {
      for (const { item } of successes)
        void queries.invalidateQueries({ queryKey: queryKeys.candidates.timeline(item.id) })
    },
    doneText: (count) => `Vastgelegd in de tijdlijn van ${candidateCountText(count)}.`,
  }
  if (isWriting && next)
    return (
      <ContactDialog
        key={next.id}
        candidate={next}
        onClose={() => {
          setIsWriting(false)
          setPosition(position + 1)
        }}
      />
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Contact opnemen"
      description={`Met ${candidateCountText(candidates.length)}`}
    >
      <Stack gap={5}>
        {unreachable.length > 0 && (
          <Notice tone="amber">
            Van {listText(unreachable.map(({ name }) => name))} is geen e-mailadres bekend:{' '}
            {unreachable.length === 1 ? 'die doet' : 'zij doen'} niet mee.
          </Notice>
        )}
        {recipients.length > 0 && (
          <>
            <Stack gap={3} align="start">
              <Heading level={3} size="card">
                Eén voor één
              </Heading>
              <Text size="small" tone="muted">
                Voor iedereen een eigen bericht, met de voornaam en de vacature erin.
              </Text>
              {next ? (
                <Button size="small" icon={Mail} onClick={() => setIsWriting(true)}>
                  Bericht aan {next.name} ({position + 1} van {recipients.length})
                </Button>
              ) : (
                <Text size="small">Je hebt iedereen gehad.</Text>
              )}
            </Stack>
            <OneMail recipients={recipients} onNote={() => many.run(noteTask)} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
