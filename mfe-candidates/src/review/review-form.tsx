import { zodResolver } from '@hookform/resolvers/zod'
import { sensitiveLabels, type CandidateDraft, type ImportItem } from '@wervio/contracts'
import type { Highlight } from '@wervio/pdf-viewer'
import { Button, Card, Cluster, Notice, Stack, Text, TextField, tokens } from '@wervio/ui'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { ContactFields } from '../candidate/contact-fields.tsx'
import { JobsFields } from '../candidate/jobs-fields.tsx'
import { SchoolsFields } from '../candidate/schools-fields.tsx'
import { surelySame } from '../candidate/surely-same.ts'
import { WordList } from '../candidate/word-list.tsx'
import { DoublesNotice } from './doubles-notice.tsx'
import { doubtful, placeOfField } from './evidence-place.ts'
import { keptReview, rememberReview } from './kept-review.ts'
import { ListHeading } from './list-heading.tsx'
import { reviewDraft, reviewForm, reviewStart, type ReviewValues } from './review-form-values.ts'

const Form = styled.form`
  min-width: 0;
  scroll-margin-top: calc(${tokens.topBar} + ${tokens.space[4]});
`
const list = new Intl.ListFormat('nl-NL')

type Props = {
  uid: string
  /** Whether somebody came here from another CV: reading goes on at the top of the form. */
  takeFocus: boolean
  item: ImportItem
  busy: boolean
  onPlace: (place: Highlight | null) => void
  onSave: (draft: CandidateDraft & { merge_with?: string }) => void
  onDrop: () => void
  onReadAgain: () => void
}

/** What was read in a CV, to correct and save; the field one is in lights up in the document. */
export const ReviewForm = ({ uid, takeFocus, item, busy, onPlace, onSave, onDrop, onReadAgain }: Props) => {
  const { parsed, duplicates, problem } = item
  const [start] = useState(() => reviewStart(parsed))
  const [found] = useState(() => keptReview(uid, item.id).read())
  const form = useForm<ReviewValues>({ defaultValues: start, resolver: zodResolver(reviewForm) })
  const { reset, subscribe } = form
  const element = useRef<HTMLFormElement>(null)
  const [arrived] = useState(takeFocus)
  useEffect(() => {
    if (found) reset(found, { keepDefaultValues: true })
  }, [found, reset])
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => rememberReview(uid, item.id, start, values) }),
    [subscribe, uid, item.id, start],
  )
  useEffect(() => {
    if (arrived) element.current?.focus()
  }, [arrived])
  const evidence = parsed?.evidence ?? {}
  const unsure = doubtful(evidence)
  const submit = (merge_with?: string) =>
    form.handleSubmit((values) => onSave({ ...reviewDraft(values, parsed), ...(merge_with && { merge_with }) }))
  const light = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field =
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
        ? target.name || (target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '')
        : ''
    if (field) onPlace(placeOfField(evidence, field))
  }
  return (
    <FormProvider {...form}>
      <Form
        ref={element}
        tabIndex={-1}
        noValidate
        aria-label="Gegevens uit het CV"
        onFocus={light}
        onSubmit={(event) => void submit()(event)}
      >
        <Card>
          <Stack gap={5}>
            {found && <Notice>Je had dit CV nog niet opgeslagen. Wat je typte, staat er weer.</Notice>}
            {problem && (
              <Notice tone="amber" title={problem}>
                <Stack gap={2} align="start">
                  Het CV is bewaard. Vul de gegevens zelf in, of laat het nog eens lezen.
                  <Button
                    type="button"
                    variant="secondary"
                    size="small"
                    icon={RefreshCw}
                    disabled={busy}
                    onClick={onReadAgain}
                  >
                    Opnieuw lezen
                  </Button>
                </Stack>
              </Notice>
            )}
            {duplicates.length > 0 && (
              <DoublesNotice doubles={duplicates} busy={busy} onMerge={(id) => void submit(id)()} />
            )}
            {unsure.length > 0 && <Notice tone="amber" title={`Kijk dit goed na: ${list.format(unsure)}.`} />}
            {parsed?.warnings.map((warning) => (
              <Notice key={warning} tone="neutral">
                {warning}
              </Notice>
            ))}
            <TextField
              label="Functie"
              autoComplete="off"
              disabled={busy}
              error={form.formState.errors.functie?.message}
              {...form.register('functie')}
            />
            <ContactFields disabled={busy} />
            <div data-field="vaardigheden">
              <Controller
                control={form.control}
                name="vaardigheden"
                render={({ field }) => (
                  <WordList label="Vaardigheid" words={field.value} onChange={field.onChange} disabled={busy} />
                )}
              />
            </div>
            <ListHeading
              title="Werkervaring"
              disabled={busy}
              onReset={
                form.formState.dirtyFields.banen
                  ? () => form.setValue('banen', start.banen, { shouldDirty: true })
                  : null
              }
            />
            <JobsFields disabled={busy} />
            <ListHeading
              title="Opleiding"
              disabled={busy}
              onReset={
                form.formState.dirtyFields.opleidingen
                  ? () => form.setValue('opleidingen', start.opleidingen, { shouldDirty: true })
                  : null
              }
            />
            <SchoolsFields disabled={busy} />
            {parsed && parsed.sensitive.length > 0 && (
              <Text size="small" tone="muted">
                In het CV staan ook:{' '}
                {list.format(parsed.sensitive.map(({ kind }) => sensitiveLabels[kind].toLocaleLowerCase('nl-NL')))}. Die
                gegevens nemen we niet over.
              </Text>
            )}
            <Cluster justify="space-between">
              <Button type="button" variant="quiet" icon={Trash2} disabled={busy} onClick={onDrop}>
                Weglaten
              </Button>
              <Button type="submit" variant={duplicates.some(surelySame) ? 'secondary' : 'primary'} busy={busy}>
                Opslaan en volgende
              </Button>
            </Cluster>
          </Stack>
        </Card>
      </Form>
    </FormProvider>
  )
}
