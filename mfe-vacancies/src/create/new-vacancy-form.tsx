import type { EngineChoice } from '@wervio/contracts'
import type { RefObject } from 'react'
import { emptyForm, type FormValues } from '../drafts/field-mapping.ts'
import { FormActions } from './form-actions.tsx'
import { FormFrame } from './form-frame.tsx'
import { useVacancyForm } from './use-vacancy-form.ts'
import { useWriteVacancy } from './use-write-vacancy.ts'
import { WriteProgress } from './write-progress.tsx'

type Props = { uid: string; readerRef: RefObject<(() => FormValues) | null> }

/** The form of a new vacancy: submitting it writes the text and saves both. */
export const NewVacancyForm = ({ uid, readerRef }: Props) => {
  const { form, draft, markRefused, clear } = useVacancyForm({ uid, vacancyId: null, base: emptyForm, readerRef })
  const writer = useWriteVacancy({ uid, onDone: draft.drop, onRefused: markRefused })
  const submitWith = (engine?: EngineChoice) =>
    form.handleSubmit((values) => {
      draft.keep()
      return writer.write(values, engine)
    })
  const clearAll = () => {
    const undo = clear()
    writer.forget()
    return undo
  }
  return (
    <FormFrame
      form={form}
      draftState={draft.state}
      isExisting={false}
      onSubmit={submitWith()}
      onClear={clearAll}
      actions={<FormActions state={writer.state} onUseRules={() => void submitWith('builtin')()} />}
    >
      <WriteProgress state={writer.state} onCancel={writer.cancel} />
    </FormFrame>
  )
}
