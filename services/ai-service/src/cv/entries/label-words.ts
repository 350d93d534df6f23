import { fold } from '../lexicon/fold.ts'
import { groupsOf } from '../lexicon/lexicon.ts'

/** What a label such as 'Functie:' says about the words beside or after it. */
export type Label = 'what' | 'where' | 'when' | 'place' | 'tasks'

const LONGEST = 80

const labelByWording = new Map<string, Label>(
  ([...groupsOf('labels')] as [Label, readonly string[]][]).flatMap(([label, wordings]) =>
    wordings.map((wording) => [fold(wording), label] as const),
  ),
)

/** The label that a whole text is; undefined for any other text. */
export const labelNamed = (text: string): Label | undefined =>
  text.length > LONGEST
    ? undefined
    : labelByWording.get(
        fold(text)
          .replace(/(?<!\s)\s*:\s*$/, '')
          .trim(),
      )
