import './jitless.ts'
import { z } from 'zod'
import { limits } from './limits.ts'

/** Control characters other than tab and line ends; PostgreSQL refuses NUL and no screen can show the rest. */
const UNREADABLE = /[^\P{Cc}\t\n\r]/u

/**
 * Text of at most `maximum` code units without control characters; `absent` is said when it isn't text at all. Half of an
 * emoji becomes U+FFFD here, as PostgreSQL's text makes it; its jsonb would refuse it.
 */
export const text = (maximum: number, absent = 'Vul hier tekst in.') =>
  z
    .string({ error: absent })
    .max(maximum, { error: `Gebruik hier hoogstens ${maximum.toLocaleString('nl-NL')} tekens.` })
    .refine((value) => !UNREADABLE.test(value), { error: 'Deze tekst bevat onleesbare tekens.' })
    .overwrite((value) => value.toWellFormed())

/** A single line such as a title or a place. */
export const shortText = () => text(limits.shortText)

/** Several lines, such as tasks or the story of an organisation. */
export const longText = () => text(limits.longText)

/** Text that must be there and not blank; `message` says what to fill in. */
export const requiredText = (maximum: number, message: string) =>
  text(maximum, message).trim().min(1, { error: message })
