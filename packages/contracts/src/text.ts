import './jitless.ts'
import { z } from 'zod'
import { limits } from './limits.ts'
import { countText } from './number-text.ts'

/** Control characters other than tab and line ends; PostgreSQL refuses NUL and no screen can show the rest. */
const UNREADABLE = /[^\P{Cc}\t\n\r]/gu

/**
 * Text of at most `maximum` code units without control characters; `absent` is said when it isn't text at all. Half of
 * an emoji becomes U+FFFD here, as PostgreSQL's text makes it; its jsonb would refuse it.
 */
export const text = (maximum: number, absent = 'Vul hier tekst in.') =>
  z
    .string({ error: absent })
    .max(maximum, { error: () => `Gebruik hier hoogstens ${countText(maximum)} tekens.` })
    .refine((value) => value.search(UNREADABLE) === -1, { error: 'Deze tekst bevat onleesbare tekens.' })
    .overwrite((value) => value.toWellFormed())

/**
 * Text that a machine read from a document. What no screen can show is taken out instead of refused: whoever sends it
 * along didn't write it and can't repair it.
 */
export const readText = (maximum: number) =>
  z
    .string({ error: 'Vul hier tekst in.' })
    .max(maximum, { error: () => `Gebruik hier hoogstens ${countText(maximum)} tekens.` })
    .overwrite((value) => value.replaceAll(UNREADABLE, '').toWellFormed())

let short: ReturnType<typeof text> | undefined
let long: ReturnType<typeof text> | undefined

// A schema never changes: one serves the hundreds of fields that say the same, and a page has that much less to make.

/** A single line such as a title or a place. */
export const shortText = () => (short ??= text(limits.shortText))

/** Several lines, such as tasks or the story of an organisation. */
export const longText = () => (long ??= text(limits.longText))

/** Text that must be there and not blank; `message` says what to fill in. */
export const requiredText = (maximum: number, message: string) =>
  text(maximum, message).trim().min(1, { error: message })
