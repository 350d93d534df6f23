import { generateVacancyResponse, vacancyQuestion } from '@wervio/contracts'
import { z } from 'zod'
import { emptyForm, type FieldName } from './field-mapping.ts'

const formValues = z.object(
  Object.fromEntries(Object.entries(emptyForm).map(([name, value]) => [name, z.string().default(value)])) as Record<
    FieldName,
    z.ZodDefault<z.ZodString>
  >,
)

/**
 * What the browser stores of the form while somebody types. `text`: written for exactly these values but not saved yet.
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
  questions: z.array(vacancyQuestion).default([]),
  /** The keys of the questions that somebody answered; they aren't asked again. */
  answered: z.array(z.string()).default([]),
})
export type StoredText = z.output<typeof storedText>
