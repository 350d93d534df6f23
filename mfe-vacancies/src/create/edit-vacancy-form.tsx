import { errorText } from '@wervio/api-client'
import { messages, type EngineChoice, type Vacancy } from '@wervio/contracts'
import { useState, type RefObject } from 'react'
import { sameWords, type FormValues } from '../drafts/field-mapping.ts'
import { EditActions } from './edit-actions.tsx'
import { FormFrame } from './form-frame.tsx'
import { ReplaceTextDialog } from './replace-text-dialog.tsx'
import { useRewriteText } from './use-rewrite-text.ts'
import { useSaveFields } from './use-save-fields.ts'
import { useVacancyForm } from './use-vacancy-form.ts'
import { WriteProgress } from './write-progress.tsx'

type Props = {
  uid: string
  vacancy: Vacancy
  /** The values as they are stored now. */
  base: FormValues
  readerRef: RefObject<(() => FormValues) | null>
}

/** The form of an existing vacancy: submitting it saves the fields; its text is rewritten only by its own button. */
export const EditVacancyForm = ({ uid, vacancy, base, readerRef }: Props) => {
  const [lastSaved, setLastSaved] = useState(base)
  const { form, draft, markRefused, clear } = useVacancyForm({ uid, vacancyId: vacancy.id, base, readerRef })
  const common = {
    uid,
    vacancyId: vacancy.id,
    lastSaved,
    onFieldsSaved: setLastSaved,
    onRefused: markRefused,
    onDone: draft.drop,
  }
  const saving = useSaveFields({ ...common, isCurrent: (saved) => sameWords(form.getValues(), saved) })
  const text = useRewriteText(common)
  const isWriting = text.writing.phase === 'writing'

  const submit = form.handleSubmit((values) => {
    if (saving.isSaving || isWriting) return
    draft.keep()
    saving.save(values)
  })
  const rewriteWith = (engine?: EngineChoice) =>
    form.handleSubmit((values) => {
      saving.reset()
      draft.keep()
      return text.rewrite(values, engine)
    })
  const clearAll = () => {
    const undo = clear()
    text.forget()
    saving.reset()
    return undo
  }
  const failedWriting = text.writing.phase === 'failed' ? text.writing : null
  return (
    <FormFrame
      form={form}
      draftState={draft.state}
      isExisting
      onSubmit={submit}
      onClear={clearAll}
      actions={
        <EditActions
          problem={
            saving.error ? errorText(saving.error, messages.vacancySaveFailed) : (failedWriting?.message ?? null)
          }
          code={saving.error ? null : (failedWriting?.code ?? null)}
          hasText={vacancy.description.trim() !== ''}
          isSaving={saving.isSaving}
          isWriting={isWriting}
          onRewrite={() => void rewriteWith()()}
          onUseRules={() => void rewriteWith('builtin')()}
        />
      }
    >
      <WriteProgress state={text.writing} onCancel={text.stop} />
      {text.proposal && (
        <ReplaceTextDialog
          vacancyId={vacancy.id}
          html={text.proposal.text.html}
          busy={text.replacing.isPending}
          error={text.replacing.error}
          onReplace={text.replace}
          onKeep={text.dropProposal}
          onClose={text.closeProposal}
        />
      )}
    </FormFrame>
  )
}
