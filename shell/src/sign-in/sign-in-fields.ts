import { limits, registerRequest } from '@wervio/contracts'
import { z } from 'zod'
import { signInTexts } from './sign-in-texts.ts'

const email = z.string().trim().pipe(registerRequest.shape.email.unwrap())

/** What `/register` asks; at least six characters is a rule of the specification. */
export const registrationFields = z.object({
  email,
  password: z.string().min(limits.passwordMinimum, { error: signInTexts.weakPassword }),
})

/** What `/login` asks; an old password of any length may be tried. */
export const signInFields = z.object({
  email,
  password: z.string().min(1, { error: signInTexts.passwordMissing }),
})

export const resetFields = z.object({ email })

/** A code of an app, also with a space in its middle, as apps show it. */
export const codeFields = z.object({
  code: z
    .string()
    .overwrite((typedCode) => typedCode.replaceAll(/\s/g, ''))
    .regex(/^\d{6}$/, { error: signInTexts.codeMissing }),
})

export const recoveryFields = z.object({ code: z.string().trim().min(1, { error: 'Vul een herstelcode in.' }) })

export const confirmationFields = z.object({ password: signInFields.shape.password })

/** The old password, where there is one, and the new one. */
export const passwordChangeFields = (hasPassword: boolean) =>
  z.object({
    current: hasPassword ? signInFields.shape.password : z.string(),
    next: registrationFields.shape.password,
  })
