import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldProblem } from '@wervio/api-client'
import type { CandidateDraft, ParsedCv } from '@wervio/contracts'
import { Button, Card, Cluster, Heading, Notice, Stack, TextField } from '@wervio/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { ContactFields } from '../candidate/contact-fields.tsx'
import { contactFieldOf } from '../candidate/contact-values.ts'
import { CvColumns } from '../candidate/cv-columns.ts'
import { WordList } from '../candidate/word-list.tsx'
import { CvBeside } from './cv-beside.tsx'
import { keptManual, rememberManual } from './kept-manual.ts'
import { manualDraft, manualForm, manualStart, type ManualValues } from './manual-form.ts'

const Form = styled.form`
  min-width: 0;
`

type Props = {
  uid: string
  /** Why it has to be filled in; '' when somebody chose to. */
  reason: string
  parsed: ParsedCv | null
  file: File | null
  busy: boolean
  problems: readonly FieldProblem[]
  /** Progress or failure, above the buttons. */
  state: ReactNode
  onSave: (draft: CandidateDraft) => void
  onBack: () => void
}

/** A candidate filled in by hand, with the CV beside it where there is one. */
export const ManualEntry = ({ uid, reason, parsed, file, busy, problems, state, onSave, onBack }: Props) => {
  const [found] = useState(() => (file ? null : keptManual(uid).read()))
  const [start] = useState(() => found ?? manualStart(parsed))
  const form = useForm<ManualValues>({ defaultValues: start, resolver: zodResolver(manualForm) })
  const { setError, setFocus, subscribe } = form
  useEffect(() => setFocus('voornaam'), [setFocus])
  useEffect(() => {
    for (const { path, message } of problems) {
      const name = path === 'title' ? 'functie' : contactFieldOf(path)
      if (name) setError(name, { message }, { shouldFocus: true })
    }
  }, [problems, setError])
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => rememberManual(uid, values) }),
    [subscribe, uid],
  )
  const submit = form.handleSubmit((values) => onSave(manualDraft(values, parsed)))
  return (
    <CvColumns $alone={file === null}>
      <FormProvider {...form}>
        <Form noValidate aria-label="Kandidaat" onSubmit={(event) => void submit(event)}>
          <Card>
            <Stack gap={5}>
              {reason && (
                <Notice tone="amber" title={reason}>
                  Je CV is bewaard en komt bij de kandidaat te staan.
                </Notice>
              )}
              {found && (
                <Notice>
                  Je was deze kandidaat nog aan het invullen. Een CV kun je na het opslaan op het profiel toevoegen.
                </Notice>
              )}
              <Heading level={2} size="card">
                Gegevens
              </Heading>
              <ContactFields disabled={busy}>
                <TextField
                  label="Functie"
                  autoComplete="off"
                  disabled={busy}
                  error={form.formState.errors.functie?.message}
                  {...form.register('functie')}
                />
                <Controller
                  control={form.control}
                  name="vaardigheden"
                  render={({ field }) => (
                    <WordList label="Vaardigheid" words={field.value} onChange={field.onChange} disabled={busy} />
                  )}
                />
              </ContactFields>
              {state}
              <Cluster justify="space-between">
                <Button variant="quiet" disabled={busy} onClick={onBack}>
                  Terug
                </Button>
                <Button type="submit" busy={busy}>
                  Kandidaat opslaan
                </Button>
              </Cluster>
            </Stack>
          </Card>
        </Form>
      </FormProvider>
      {file && <CvBeside file={file} />}
    </CvColumns>
  )
}
