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
