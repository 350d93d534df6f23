import { labelOf, sensitiveLabels, type CandidateDraft, type ImportItem } from '@wervio/contracts'
import type { PageHighlight } from '@wervio/pdf-viewer'
import { Button, Card, Cluster, Stack, Text, TextArea, tokens, listText } from '@wervio/ui'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { styled } from 'styled-components'
import { LeaveQuestion } from '../candidate/leave-question.tsx'
import { isSamePerson } from '../candidate/is-same-person.ts'
import { placeOfField } from './evidence-place.ts'
import { contactGroups } from './field-checks.ts'
import { firstProblemRow } from './first-problem-row.ts'
import { REVIEW_FORM } from './review-form-element.ts'
import { toReviewDraft } from './review-form-values.ts'
import { ReviewNotices } from './review-notices.tsx'
import { ReviewRowsProvider } from './review-rows.ts'
import { firstRowTarget } from './row-focus.ts'
import { SureFields } from './sure-fields.tsx'
import { UnreadFields } from './unread-fields.tsx'
import { UnsureFields } from './unsure-fields.tsx'
import { useReviewForm } from './use-review-form.ts'

const Form = styled.form`
  min-width: 0;
  scroll-margin-top: calc(${tokens.topBar} + ${tokens.space[4]});
  &:focus {
    outline-offset: -2px;
  }
`
const Pane = styled.div`
  padding: ${tokens.space[4]};
`
const Notes = styled.div`
  label {
    font: ${tokens.font.small};
  }
`

type Props = {
  uid: string
  /** Whether somebody came here from another CV: reading goes on at the top of the form. */
  takeFocus: boolean
  item: ImportItem
  /** Whether it was chosen alone, not as part of a stack: then its buttons stand in the form. */
  isAlone?: boolean
  busy: boolean
  /** Whether single letters and digits are shortcuts in a row. */
  hasLetters: boolean
  /** What stands above the form and reads it. */
  head?: ReactNode
  /** What stands above everything else in the form. */
  notice?: ReactNode
  onPlace: (place: PageHighlight | null) => void
  onSave: (draft: CandidateDraft & { merge_with?: string }) => void
  onDrop: () => void
  onReadAgain: () => void
}

/** The field that something in the form belongs to; '' for anything else. */
const fieldNameOf = (target: Element): string =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
    ? target.name
    : '') ||
  (target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '')

/** What was read in a CV, to correct and save; the field one is in lights up in the document. */
export const ReviewForm = ({
  uid,
  takeFocus,
  item,
  isAlone = false,
  busy,
  hasLetters,
  head,
  notice,
  onPlace,
  onSave,
  onDrop,
  onReadAgain,
}: Props) => {
  const { parsed, duplicates } = item
  const { form, isStorageRefused, hasDraft } = useReviewForm(uid, item)
  const element = useRef<HTMLFormElement>(null)
  const [shouldFocus] = useState(takeFocus)
  useEffect(() => {
    if (!shouldFocus) return
    // In a stack, Enter can confirm the first row at once; the review of one alone begins at the top of its page.
    const firstRow = isAlone ? null : firstRowTarget(element.current)
    ;(firstRow ?? element.current)?.focus({ preventScroll: isAlone })
  }, [shouldFocus, isAlone])
  const [openRow, setOpenRow] = useState<string | null>(null)
  const hasSamePerson = duplicates.some(isSamePerson)
  const submit = (merge_with?: string) =>
    form.handleSubmit(
      (values) => onSave({ ...toReviewDraft(values, parsed), ...(merge_with && { merge_with }) }),
      (errors) => {
        if (parsed) setOpenRow(firstProblemRow(errors))
      },
    )
  const showField = (field: string) => {
    const group = contactGroups.find(({ fields }) => fields.some((name) => name === field))
    const text = group
      ? form
          .getValues([...group.fields])
          .join(' ')
          .trim()
      : ''
    if (parsed) onPlace(placeOfField(parsed, field, text))
  }
  const showPlace = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field = fieldNameOf(target)
    if (field) showField(field)
  }
  const Frame = isAlone ? Card : Pane
  return (
    <FormProvider {...form}>
      {head}
      <Form
        ref={element}
        id={REVIEW_FORM}
        tabIndex={-1}
        noValidate
        aria-label="Gegevens uit het CV"
        onFocus={showPlace}
        onSubmit={(event) => void submit()(event)}
      >
        <Frame>
          <Stack gap={5}>
            {notice}
            <ReviewNotices
              item={item}
              hasDraft={hasDraft}
              isStorageRefused={isStorageRefused}
              busy={busy}
              onReadAgain={onReadAgain}
              onMerge={(id) => void submit(id)()}
            />
            {parsed ? (
              <ReviewRowsProvider value={{ openRow, setOpenRow, hasLetters, disabled: busy, showField }}>
                <UnsureFields parsed={parsed} />
                <SureFields parsed={parsed} />
              </ReviewRowsProvider>
            ) : (
              <UnreadFields disabled={busy} />
            )}
            <Notes>
              <TextArea
                label="Notities"
                rows={2}
                disabled={busy}
                error={form.formState.errors.notities?.message}
                {...form.register('notities')}
              />
            </Notes>
            {parsed && parsed.sensitive.length > 0 && (
              <Text size="small" tone="muted">
                In het CV staan ook:{' '}
                {listText(
                  parsed.sensitive.map(({ kind }) => labelOf(sensitiveLabels, kind).toLocaleLowerCase('nl-NL')),
                )}
                . Die gegevens nemen we niet over.
              </Text>
            )}
            <Cluster justify="space-between">
              <Button variant="quiet" icon={Trash2} disabled={busy} onClick={onDrop}>
                {isAlone ? 'Niet toevoegen' : 'Weglaten'}
              </Button>
              {isAlone && (
                <Button type="submit" variant={hasSamePerson ? 'secondary' : 'primary'} busy={busy}>
                  {hasSamePerson ? 'Toch toevoegen' : 'Kandidaat opslaan'}
                </Button>
              )}
            </Cluster>
          </Stack>
        </Frame>
      </Form>
      {/* The page of a single CV asks by itself. */}
      {!isAlone && isStorageRefused && (
        <LeaveQuestion
          hasUnsaved={() => true}
          title="Weggaan zonder op te slaan?"
          text="Je browser bewaart niet wat je in dit CV typte."
        />
      )}
    </FormProvider>
  )
}
