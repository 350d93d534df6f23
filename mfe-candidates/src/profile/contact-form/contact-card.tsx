import { messages, type Candidate } from '@wervio/contracts'
import { Card, Heading, Notice, Stack } from '@wervio/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { ContactFields } from '../../candidate/contact-fields.tsx'
import { LeaveQuestion } from '../../candidate/leave-question.tsx'
import { ConflictDialog } from '../editing/conflict-dialog.tsx'
import { ContactEvidence } from './contact-evidence.tsx'
import type { ContactForm } from './use-contact-form.ts'

export const CONTACT_FORM = 'contact-form'

/** Contact details and notes of a candidate, closed until 'Bewerken'. */
export const ContactCard = ({ contact, candidate }: { contact: ContactForm; candidate: Candidate }) => {
  const { form, editing, saving, problem, conflict, found, submit, unsaved, lost, cancel } = contact
  const element = useRef<HTMLFormElement>(null)
  const wasEditing = useRef(editing)
  // 'Bewerken' takes the focus with it when it goes; what was half done before a reload waits where it is.
  useEffect(() => {
    if (editing && !wasEditing.current) form.setFocus('voornaam')
    wasEditing.current = editing
  }, [editing, form])
  // Words that were typed are only thrown away by the button that says so.
  const leave = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && editing && !saving && !unsaved()) cancel()
  })
  useEffect(() => {
    const here = element.current
    const listen = (event: KeyboardEvent) => leave(event)
    here?.addEventListener('keydown', listen)
    return () => here?.removeEventListener('keydown', listen)
  }, [])
  return (
    <Card as="section" aria-label="Contactgegevens">
      <FormProvider {...form}>
        <form
          ref={element}
          id={CONTACT_FORM}
          noValidate
          aria-label={`Gegevens van ${candidate.name}`}
          onSubmit={(event) => void submit(event)}
        >
          <Stack>
            <Heading level={2} size="card">
              Contactgegevens
            </Heading>
            {editing && found && !problem && (
              <Notice>Je had deze gegevens nog niet opgeslagen. Ze staan er weer.</Notice>
            )}
            {problem && (
              <Notice tone="red" title={messages.candidateChangeFailed}>
                {problem === messages.candidateChangeFailed
                  ? 'Wat je hebt getypt, staat er nog. Probeer het opnieuw.'
                  : `${problem} Wat je hebt getypt, staat er nog.`}
              </Notice>
            )}
            <ContactFields disabled={!editing || saving}>
              <ContactEvidence evidence={candidate.evidence} edits={candidate.edits} />
            </ContactFields>
          </Stack>
        </form>
      </FormProvider>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          mine={contact.mine()}
          busy={saving}
          onChoose={contact.choose}
          onClose={contact.dismiss}
        />
      )}
      <LeaveQuestion
        unsaved={unsaved}
        lost={lost}
        title="Je wijzigingen zijn nog niet opgeslagen"
        text="Ze blijven alleen in deze browser staan, tot je deze kandidaat weer opent en ze opslaat."
      />
    </Card>
  )
}
