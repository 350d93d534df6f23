import { generateVacancyResponse } from '@wervio/contracts'
import { z } from 'zod'
import { emptyForm } from './field-mapping.ts'

type Names = keyof typeof emptyForm

const formValues = z.object(
  Object.fromEntries(Object.keys(emptyForm).map((name) => [name, z.string().default('')])) as Record<
    Names,
    z.ZodDefault<z.ZodString>
  >,
)

/**
 * What the form kept while somebody was typing. `text`: written for exactly these values but not saved yet.
 * `creation_key`: sent with an attempt to save it as a new vacancy, whose answer may have got lost.
 */
export const storedDraft = z.object({
  values: formValues,
  text: generateVacancyResponse.optional(),
  creation_key: z.uuid().optional(),
})
export type StoredDraft = z.output<typeof storedDraft>

/** The last text that was written and saved, for the preview. */
export const storedText = z.object({
  vacancyId: z.string(),
  form: formValues,
  html: z.string().min(1),
  made_by: generateVacancyResponse.shape.made_by,
  warnings: z.array(z.string()),
})
export type StoredText = z.output<typeof storedText>

/** Text of an earlier version or touched by hand counts as absent. */
export const parseStored = <T extends z.ZodType>(schema: T, text: string | null): z.output<T> | null => {
  if (text === null) return null
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
