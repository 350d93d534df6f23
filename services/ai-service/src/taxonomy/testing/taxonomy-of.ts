import { createTaxonomyBuilder } from '../index/taxonomy-builder.ts'
import type { ConceptKind, LabelKind, Taxonomy } from '../taxonomy.ts'

/** A concept of a test: labels by language, the preferred one first; relations by URI. */
export type TestConcept = {
  uri: string
  kind: ConceptKind
  iscoGroup?: string
  labels: Record<string, readonly string[]>
  hidden?: Record<string, readonly string[]>
  essential?: readonly string[]
  optional?: readonly string[]
  broader?: readonly string[]
}

/** A taxonomy in memory for tests, without a database. */
export const taxonomyOf = (concepts: readonly TestConcept[], version = 1): Taxonomy => {
  const builder = createTaxonomyBuilder(version)
  const numberOf = (uri: string) => concepts.findIndex((concept) => concept.uri === uri)
  for (const [number, { uri, kind, iscoGroup = null }] of concepts.entries())
    builder.addConcept(number, { uri, kind, iscoGroup, skillType: null, reuseLevel: null })
  for (const [number, { labels, hidden = {}, essential = [], optional = [], broader = [] }] of concepts.entries()) {
    const add = (texts: Record<string, readonly string[]>, kindAt: (place: number) => LabelKind) => {
      for (const [language, list] of Object.entries(texts))
        for (const [place, text] of list.entries()) builder.addLabel(number, language, kindAt(place), text)
    }
    add(labels, (place) => (place === 0 ? 'preferred' : 'alternative'))
    add(hidden, () => 'hidden')
    for (const other of essential) builder.addRelation('essential', number, numberOf(other))
    for (const other of optional) builder.addRelation('optional', number, numberOf(other))
    for (const other of broader) builder.addRelation('broader', number, numberOf(other))
  }
  return builder.build()
}
