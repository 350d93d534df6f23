import { limits } from '@wervio/contracts'
import { z } from 'zod'
import { numberText } from '@wervio/ui'

const atMost = (maximum: number) =>
  z.string().max(maximum, { error: `Gebruik hier hoogstens ${numberText(maximum)} tekens.` })

/** What is typed on one line of a form. */
export const formLine = atMost(limits.shortText)

/** What is typed on several. */
export const formLines = atMost(limits.longText)

/** What was typed as the service takes it: blank is not known. */
export const orNull = (text: string): string | null => text.trim() || null
