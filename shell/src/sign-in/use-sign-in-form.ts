import { useState } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'
import { startIdentity } from '../session/start-identity.ts'
import type { SignIn } from './identity-session.ts'

type SignInFormOptions<Fields extends FieldValues> = {
  fields: z.ZodType<Fields, Fields>
  empty: DefaultValues<Fields>
  send: (identity: SignIn, values: Fields) => Promise<void>
  /** The Dutch text for a failure; null when it must pass for success. */
  errorText: (error: unknown) => string | null
  onDone?: () => void
}

/**
 * A form that is checked here first, then sent to the identity provider once. `problem` is what went wrong, or null.
 */
export const useSignInForm = <Fields extends FieldValues>({
  fields,
  empty,
  send,
  errorText,
  onDone,
}: SignInFormOptions<Fields>) => {
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(fields), defaultValues: empty })
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
  return { form, submit, problem, busy: form.formState.isSubmitting }
}
