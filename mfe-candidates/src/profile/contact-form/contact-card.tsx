import { messages, type Candidate } from '@wervio/contracts'
import { Button, Card, Cluster, Heading, Notice, Stack } from '@wervio/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { ContactFields } from '../../candidate/contact-fields.tsx'
import { LeaveQuestion } from '../../candidate/leave-question.tsx'
import { ConflictDialog } from '../editing/conflict-dialog.tsx'
import { ContactEvidence } from './contact-evidence.tsx'
import type { ContactForm } from './use-contact-form.ts'

/** The form of the contact details. */
export const ContactCard = ({ contact, candidate }: { contact: ContactForm; candidate: Candidate }) => {
  const { form, firstField, isSaving, problem, conflict, hasStoredDraft, submit, hasUnsaved, isLostOnClose, cancel } =
    contact
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (firstField) form.setFocus(firstField)
  }, [firstField, form])
  // Words that were typed are only thrown away by the button that says so.
  const cancelOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isSaving && !hasUnsaved()) cancel()
  })
  useEffect(() => {
    const formElement = element.current
    const listen = (event: KeyboardEvent) => cancelOnEscape(event)
    formElement?.addEventListener('keydown', listen)
    return () => formElement?.removeEventListener('keydown', listen)
  }, [])
  return (
    <Card as="section" aria-label="Contactgegevens">
      <FormProvider {...form}>
        <form
          ref={element}
          noValidate
          aria-label={`Gegevens van ${candidate.name}`}
          onSubmit={(event) => void submit(event)}
        >
          <Stack>
            <Heading level={2} size="card">
              Contactgegevens
            </Heading>
            {hasStoredDraft && !problem && <Notice>Je had deze gegevens nog niet opgeslagen. Ze staan er weer.</Notice>}
            {problem && (
              <Notice tone="red" title={messages.candidateChangeFailed}>
                {problem === messages.candidateChangeFailed
                  ? 'Wat je hebt getypt, staat er nog. Probeer het opnieuw.'
                  : `${problem} Wat je hebt getypt, staat er nog.`}
              </Notice>
            )}
            <ContactFields disabled={isSaving}>
              <ContactEvidence evidence={candidate.evidence} edits={candidate.edits} />
            </ContactFields>
            <Cluster gap={2} justify="end">
              <Button variant="quiet" disabled={isSaving} onClick={cancel}>
                Annuleren
              </Button>
              <Button type="submit" busy={isSaving}>
                Opslaan
              </Button>
            </Cluster>
          </Stack>
        </form>
      </FormProvider>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          mine={contact.currentFields()}
          busy={isSaving}
          onChoose={contact.choose}
          onClose={contact.dismiss}
        />
      )}
      <LeaveQuestion
        hasUnsaved={hasUnsaved}
        isLostOnClose={isLostOnClose}
        title="Je wijzigingen zijn nog niet opgeslagen"
        text="Ze blijven alleen in deze browser staan, tot je deze kandidaat weer opent en ze opslaat."
      />
    </Card>
  )
}
