import { z } from 'zod'

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** A list as models write it: absent and null are empty, blanks in it are dropped. */
export const lenientList = <Item extends z.ZodType>(
  item: Item,
  { most, least = 0 }: { most: number; least?: number },
) =>
  z.preprocess(
    (value) => (isBlank(value) ? [] : Array.isArray(value) ? value.filter((one) => !isBlank(one)) : value),
    z.array(item).max(most).meta({ minItems: least }),
  )

/** A text that the model is told to fill; one that it leaves blank or absent doesn't cost the rest of the answer. */
export const lenientText = (most: number) =>
  z.preprocess((value) => value ?? '', z.string().max(most).trim().meta({ minLength: 1 }))
