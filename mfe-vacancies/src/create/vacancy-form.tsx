import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState, type RefObject } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { formFieldOf, type FormValues } from '../drafts/field-mapping.ts'
import { formStore } from '../drafts/form-store.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormActions } from './form-actions.tsx'
import { formSections } from './form-fields.ts'
import { Columns, Fields, FormElement, Side } from './form-layout.ts'
import { formSchema } from './form-schema.ts'
import { SectionCard } from './section-card.tsx'
import { SectionNavigation } from './section-navigation.tsx'
import { useDraft } from './use-draft.ts'
import { useSubmitShortcut } from './use-submit-shortcut.ts'
import { useWriteVacancy } from './use-write-vacancy.ts'
import { WriteProgress } from './write-progress.tsx'
import { ClearForm } from './clear-form.tsx'
import { DraftIndicator } from './draft-indicator.tsx'

type Props = {
  uid: string
  /** The vacancy this form changes; null for a new one. */
  vacancyId: string | null
  /** What is stored already and needs no draft. */
  base: FormValues
  /** Gets what reads the form as it stands now. */
  readerRef: RefObject<(() => FormValues) | null>
}

/** The form of a vacancy: five sections, a draft while typing, and the writing of the text. */
export const VacancyForm = ({ uid, vacancyId, base, readerRef }: Props) => {
  const [start] = useState(() => formStore(uid).draft(vacancyId)?.values ?? base)
  const form = useForm<FormValues>({ defaultValues: start, resolver: zodResolver(formSchema) })
  useEffect(() => {
    readerRef.current = () => form.getValues()
    return () => {
      readerRef.current = null
    }
  }, [form, readerRef])
  const draft = useDraft(form, uid, vacancyId, base)
  const writer = useWriteVacancy({
    uid,
    vacancyId,
    onDone: draft.drop,
    onFieldProblems: (fields) => {
      for (const { path, message } of fields) {
        const name = formFieldOf(path)
        if (name) form.setError(name, { message }, { shouldFocus: true })
      }
    },
  })
  const submit = form.handleSubmit((values) => {
    draft.keep()
    return writer.write(values)
  })
  const shortcut = useSubmitShortcut(() => void submit())
  const clear = () => {
    const before = form.getValues()
    form.reset(base)
    draft.drop()
    writer.forget()
    return () => form.reset(before, { keepDefaultValues: true })
  }

  return (
    <FormProvider {...form}>
      <FormElement ref={shortcut} noValidate onSubmit={(event) => void submit(event)} aria-label="Vacature">
        <Columns>
          <Fields>
            <ErrorSummary />
            {formSections.map((section) => (
              <SectionCard key={section.id} section={section} />
            ))}
            <FormActions state={writer.state} editing={vacancyId !== null} />
          </Fields>
          <Side>
            <SectionNavigation />
            <DraftIndicator state={draft.state} />
            <ClearForm editing={vacancyId !== null} onClear={clear} />
          </Side>
        </Columns>
      </FormElement>
      <WriteProgress state={writer.state} onCancel={writer.cancel} />
    </FormProvider>
  )
}
