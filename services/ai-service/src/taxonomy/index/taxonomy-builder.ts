import type { Concept, LabelKind, Taxonomy } from '../taxonomy.ts'
import { createTaxonomy, LABEL_KINDS, type RelationKind } from './create-taxonomy.ts'
import { createNames } from './names.ts'

/**
 * Puts a taxonomy together piece by piece: concepts first, then their labels, those of one concept together, and their
 * relations. What names a concept that wasn't added is left out.
 */
export const createTaxonomyBuilder = (version: number) => {
  const concepts: Concept[] = []
  const numbers = new Map<number, number>()
  const languages: string[] = []
  const names = createNames()
  const labels = { texts: [] as string[], concepts: [] as number[], languages: [] as number[], kinds: [] as number[] }
  const pairs = () => ({ sources: [] as number[], targets: [] as number[] })
  const relations = { essential: pairs(), optional: pairs(), broader: pairs() }

  const numberOfLanguage = (language: string): number => {
    const place = languages.indexOf(language)
    return place < 0 ? languages.push(language) - 1 : place
  }

  return {
    /** `number` is that of the stored row, by which labels and relations name it. */
    addConcept: (number: number, concept: Concept): void => {
      numbers.set(number, concepts.push(concept) - 1)
    },
    addLabel: (number: number, language: string, kind: LabelKind, text: string): void => {
      const concept = numbers.get(number)
      if (concept === undefined) return
      labels.texts.push(text)
      labels.concepts.push(concept)
      labels.languages.push(numberOfLanguage(language))
      labels.kinds.push(LABEL_KINDS.indexOf(kind))
      names.add(text, concept)
    },
    addRelation: (kind: RelationKind, sourceNumber: number, targetNumber: number): void => {
      const [source, target] = [numbers.get(sourceNumber), numbers.get(targetNumber)]
      if (source === undefined || target === undefined) return
      relations[kind].sources.push(source)
      relations[kind].targets.push(target)
    },
    build: (): Taxonomy => createTaxonomy({ version, concepts, languages, labels, names, relations }),
  }
}

export type TaxonomyBuilder = ReturnType<typeof createTaxonomyBuilder>
