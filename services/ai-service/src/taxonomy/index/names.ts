import { foldLabel } from './fold-label.ts'
import { formsOf } from './label-forms.ts'

/** Concepts by their folded labels. Most labels are of one concept: its number stands there without an array. */
export const createNames = () => {
  const whole = new Map<string, number | number[]>()
  const parts = new Map<string, number | number[]>()

  const addTo = (names: typeof whole, name: string, concept: number): void => {
    const concepts = names.get(name)
    if (concepts === undefined) names.set(name, concept)
    else if (typeof concepts === 'number') {
      if (concepts !== concept) names.set(name, [concepts, concept])
    } else if (concepts.at(-1) !== concept) concepts.push(concept)
  }

  return {
    /** Labels of one concept come together: with a label of many only the last is compared. */
    add: (label: string, concept: number): void => {
      const name = foldLabel(label)
      if (name === '') return
      // Most labels are written as they are looked up: both then are one string in memory.
      addTo(whole, name === label ? label : name, concept)
      for (const form of formsOf(label).map(foldLabel)) if (form !== '' && form !== name) addTo(parts, form, concept)
    },
    /** The concepts with this label; those with it as a form only where no label is written so. */
    of: (label: string): readonly number[] => {
      const name = foldLabel(label)
      const concepts = whole.get(name) ?? parts.get(name) ?? []
      return typeof concepts === 'number' ? [concepts] : concepts
    },
  }
}

export type Names = ReturnType<typeof createNames>
