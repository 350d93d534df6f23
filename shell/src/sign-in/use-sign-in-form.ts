import { messages } from '@wervio/contracts'
import { lazyResolver } from '@wervio/remote-kit'
import { useEffect, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { startIdentity } from '../session/start-identity.ts'
import type { SignIn } from './identity-session.ts'

/** The schemas of these forms, and what checks a form against one. */
const loadCheck = () => import('./sign-in-check.ts')
type AllFields = Awaited<ReturnType<typeof loadCheck>>['fields']

type SignInFormOptions<Fields extends FieldValues> = {
  fields: (all: AllFields) => z.ZodType<Fields, Fields>
  empty: DefaultValues<Fields>
  send: (identity: SignIn, values: Fields) => Promise<void>
  /** The Dutch text for a failure; null when it must pass for success. */
  errorText: (error: unknown) => string | null
  onDone?: () => void
}

/**
 * A form that is checked here first, then sent to the identity provider once. `problem` is what went wrong, or null.
 * What checks it comes while somebody types.
 */
export const useSignInForm = <Fields extends FieldValues>({
  fields,
  empty,
  send,
  errorText,
  onDone,
}: SignInFormOptions<Fields>) => {
  const [problem, setProblem] = useState<string | null>(null)
  const [{ resolver, prepare }] = useState(() =>
    lazyResolver<Fields>(async () => {
      const check = await loadCheck()
      return check.zodResolver(fields(check.fields))
    }, messages.noNetwork),
  )
  useEffect(() => {
    document.addEventListener('input', prepare, { once: true })
    return () => document.removeEventListener('input', prepare)
  }, [prepare])
  const form = useForm<Fields>({ resolver, defaultValues: empty })
  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    try {
      await send(await startIdentity(), values)
    } catch (error) {
      const text = errorText(error)
      if (text !== null) {
        setProblem(text)
        return
      }
    }
    onDone?.()
  })
  return {
    form,
    submit,
    problem: problem ?? form.formState.errors.root?.message ?? null,
    busy: form.formState.isSubmitting,
  }
}
