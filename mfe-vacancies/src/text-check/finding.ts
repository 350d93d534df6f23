/** What the check looks at. The first seven are about who is left out; the rest about how it reads. */
export const exclusions = ['age', 'gender', 'origin', 'health', 'family', 'belief', 'appearance'] as const
export const advices = ['pay', 'placeholder', 'sentence', 'jargon', 'passive'] as const
export type Exclusion = (typeof exclusions)[number]
export type Category = Exclusion | (typeof advices)[number]

export const isExclusion = (category: Category): category is Exclusion =>
  (exclusions as readonly string[]).includes(category)

/** Something in a text worth a second look. Offsets are UTF-16 code units of the text that was checked. */
export type Finding = {
  category: Category
  start: number
  end: number
  /** The words it is about; empty when something is missing. */
  quote: string
  /** Why, in Dutch. */
  reason: string
  /** Where that comes from. */
  source: string
  /** What could stand there instead; null when only its writer can tell. */
  rewrite: string | null
}
