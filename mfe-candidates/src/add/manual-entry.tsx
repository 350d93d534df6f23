import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldProblem } from '@wervio/api-client'
import { contactFieldOf } from '@wervio/candidates'
import { Button, Card, Cluster, ConfirmDialog, Heading, Notice, Stack } from '@wervio/ui'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { ContactFields } from '../candidate/contact-fields.tsx'
import { LeaveQuestion } from '../candidate/leave-question.tsx'
import { NotesField } from '../candidate/notes-field.tsx'
import { SkillsField, TitleField } from '../candidate/profile-fields.tsx'
import { DuplicatesDialog } from './duplicates-dialog.tsx'
import { isFilled, manualDraftStore, rememberManualDraft } from './manual-draft-store.ts'
import { toManualDraft, manualForm, toManualValues, type ManualValues } from './manual-form.ts'
import { useAddManually } from './use-add-manually.ts'

const Form = styled.form`
  min-width: 0;
  max-width: 46rem;
`
/** Fields of the form that contact details don't have, by the path that the service names. */
const otherFields: Readonly<Record<string, 'functie' | 'notities'>> = { title: 'functie', notes: 'notities' }
const noProblems: readonly FieldProblem[] = []

/** A candidate without a CV, filled in by hand. */
export const ManualEntry = ({ uid, onBack }: { uid: string; onBack: () => void }) => {
  const { save, isBusy, problem, duplicates, addAsNew, mergeWith, dismiss, isSaved } = useAddManually(uid)
  const [storedDraft] = useState(() => manualDraftStore(uid).read())
  const form = useForm<ManualValues>({
    defaultValues: storedDraft ?? toManualValues(null),
    resolver: zodResolver(manualForm),
  })
  const [isStorageRefused, setIsStorageRefused] = useState(false)
  const [isGoingBack, setIsGoingBack] = useState(false)
  const { setError, setFocus, subscribe } = form
  const problems = problem?.fields ?? noProblems
  useEffect(() => setFocus('voornaam'), [setFocus])
  useEffect(() => {
    for (const { path, message } of problems) {
      const name = otherFields[path] ?? contactFieldOf(path)
      if (name) setError(name, { message }, { shouldFocus: true })
    }
  }, [problems, setError])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setIsStorageRefused(!rememberManualDraft(uid, values)),
      }),
    [subscribe, uid],
  )
  const hasUnsaved = () => !isSaved() && isFilled(form.getValues())
  const submit = form.handleSubmit((values) => save(toManualDraft(values, null)))
  return (
    <FormProvider {...form}>
      <Form noValidate aria-label="Kandidaat" onSubmit={(event) => void submit(event)}>
        <Card>
          <Stack gap={5}>
            {storedDraft && (
              <Notice>
                Je was deze kandidaat nog aan het invullen. Een CV kun je na het opslaan op het profiel toevoegen.
              </Notice>
            )}
            <Heading level={2} size="card">
              Gegevens
            </Heading>
            <ContactFields disabled={isBusy}>
              <TitleField disabled={isBusy} />
              <SkillsField disabled={isBusy} />
              <NotesField disabled={isBusy} />
            </ContactFields>
            {problem && (
              <Notice tone="red" title={problem.message}>
                Er is nog geen kandidaat opgeslagen. Wat je typte, staat er nog.
              </Notice>
            )}
            <Cluster justify="space-between">
              <Button
                variant="quiet"
                disabled={isBusy}
                onClick={() => (hasUnsaved() ? setIsGoingBack(true) : onBack())}
              >
                Terug
              </Button>
              <Button type="submit" busy={isBusy}>
                Kandidaat opslaan
              </Button>
            </Cluster>
          </Stack>
        </Card>
      </Form>
      {duplicates && (
        <DuplicatesDialog duplicates={duplicates} onMerge={mergeWith} onAdd={addAsNew} onDismiss={dismiss} />
      )}
      <ConfirmDialog
        open={isGoingBack}
        title="Weggooien wat je hebt ingevuld?"
        text="Er is nog geen kandidaat opgeslagen."
        confirmLabel="Weggooien"
        cancelLabel="Verder invullen"
        danger
        onConfirm={onBack}
        onCancel={() => setIsGoingBack(false)}
      />
      <LeaveQuestion
        hasUnsaved={hasUnsaved}
        isLostOnClose={() => isStorageRefused && hasUnsaved()}
        title="De kandidaat is nog niet opgeslagen"
        text={
          isStorageRefused
            ? 'Je browser kan niet bewaren wat je typte: als je nu weggaat, is het weg.'
            : 'Wat je typte, blijft alleen in deze browser staan tot je hier terugkomt. Er is nog geen kandidaat.'
        }
      />
    </FormProvider>
  )
}
