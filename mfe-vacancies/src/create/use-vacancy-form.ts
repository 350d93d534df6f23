import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@wervio/api-client'
import { useEffect, useState, type RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { formFieldOf, type FormValues } from '../drafts/field-mapping.ts'
import { formStore } from '../drafts/form-store.ts'
import { formSchema } from './form-schema.ts'
import { useDraft } from './use-draft.ts'

type Options = {
  uid: string
  /** The vacancy this form changes; null for a new one. */
  vacancyId: string | null
  /** The values that are stored already and need no draft. */
  base: FormValues
  /** Gets a function that reads the present values of the form. */
  readerRef: RefObject<(() => FormValues) | null>
}

/** The form of a vacancy with its draft. `markRefused` marks the fields that an answer of a service refuses. */
export const useVacancyForm = ({ uid, vacancyId, base, readerRef }: Options) => {
  const [initialValues] = useState(() => formStore(uid).draft(vacancyId)?.values ?? base)
  const form = useForm<FormValues>({ defaultValues: initialValues, resolver: zodResolver(formSchema) })
  useEffect(() => {
    readerRef.current = () => form.getValues()
    return () => {
      readerRef.current = null
    }
  }, [form, readerRef])
  const draft = useDraft(form, uid, vacancyId, base)
  const markRefused = (error: unknown): void => {
    if (!(error instanceof ApiError) || error.code !== 'validation_failed') return
    for (const { path, message } of error.fields) {
      const name = formFieldOf(path)
      if (name) form.setError(name, { message }, { shouldFocus: true })
    }
  }
  /** Puts the form back to `base`; returns a function that undoes it. */
  const clear = () => {
    const previousValues = form.getValues()
    form.reset(base)
    draft.drop()
    return () => form.reset(previousValues, { keepDefaultValues: true })
  }
  return { form, draft, markRefused, clear }
}
