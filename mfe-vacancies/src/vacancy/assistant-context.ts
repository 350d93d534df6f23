import { vacancyFieldOf } from '../drafts/field-mapping.ts'

type Field = (typeof vacancyFieldOf)[keyof typeof vacancyFieldOf]
type Fields = { readonly [field in Field]?: string | null | undefined }

/** How a client stands in the text is no fact of the vacancy. */
const fields = Object.values(vacancyFieldOf).filter((field) => field !== 'client_mention')

/**
 * What the assistant may rest an answer on: the fields that are filled in, by their wire names, and the text as plain
 * text.
 */
export const assistantContext = (vacancy: Fields, publication = ''): Record<string, unknown> => ({
  vacature: Object.fromEntries(
    fields.filter((field) => vacancy[field]?.trim()).map((field) => [field, vacancy[field]]),
  ),
  ...(publication.trim() !== '' && { publicatietekst: publication }),
})
