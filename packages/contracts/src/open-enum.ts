import './jitless.ts'
import { z } from 'zod'

/** A value of a list, or one that only a newer version of the other side knows. */
export type Open<Value extends string> = Value | (string & Record<never, never>)

/**
 * A value of a list in an answer. An unknown one is let through, so that a screen built before it shows it as it is;
 * requests name their values with `z.enum`, which refuses.
 */
export const openEnum = <const Values extends readonly string[]>(values: Values) =>
  z.string().meta({ examples: [...values] }) as unknown as z.ZodType<Open<Values[number]>, Open<Values[number]>>

/**
 * A value of a list in a request; any other is refused. What an answer said may be sent back as it was, so the type
 * takes every text.
 */
export const closedEnum = <const Values extends readonly string[]>(values: Values, error?: string) =>
  z.enum(values, error === undefined ? undefined : { error }) as unknown as z.ZodType<
    Values[number],
    Open<Values[number]>
  >
