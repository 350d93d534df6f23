import type { AlternativeLabel, Concept, ConceptKind, LabelKind, Taxonomy, TaxonomyCounts } from '../taxonomy.ts'
import { createEdges, reach, type Edges } from './edges.ts'
import { foldLabel } from './fold-label.ts'
import { createKin } from './kin-occupations.ts'
import type { Names } from './names.ts'

export type RelationKind = 'essential' | 'optional' | 'broader'

/** Pairs of concept numbers. */
export type Pairs = Readonly<{ sources: ArrayLike<number>; targets: ArrayLike<number> }>

/**
 * Labels in columns; `concepts` holds the place of each one's concept, `languages` a place in the list of languages.
 */
export type LabelColumns = Readonly<{
  texts: readonly string[]
  concepts: ArrayLike<number>
  languages: ArrayLike<number>
  kinds: ArrayLike<number>
}>

export type TaxonomyParts = Readonly<{
  version: number
  concepts: readonly Concept[]
  languages: readonly string[]
  labels: LabelColumns
  names: Names
  relations: Readonly<Record<RelationKind, Pairs>>
}>

/** The order in which labels are given, and the numbers by which `LabelColumns` names them. */
export const LABEL_KINDS: readonly LabelKind[] = ['preferred', 'alternative', 'hidden']

const countOf = ({ concepts, labels, relations }: TaxonomyParts): TaxonomyCounts => {
  const ofKind = (kind: ConceptKind) => concepts.filter((concept) => concept.kind === kind).length
  return {
    skill: ofKind('skill'),
    occupation: ofKind('occupation'),
    'skill-group': ofKind('skill-group'),
    'isco-group': ofKind('isco-group'),
    labels: labels.texts.length,
    relations: Object.values(relations).reduce((sum, { sources }) => sum + sources.length, 0),
  }
}

/** The index over whole parts. The parts may not be changed afterwards. */
export const createTaxonomy = (parts: TaxonomyParts): Taxonomy => {
  const { concepts, labels, languages, names } = parts
  const numbers = new Map(concepts.map(({ uri }, number) => [uri, number]))
  const edgesOf = ({ sources, targets }: Pairs): Edges => createEdges(concepts.length, sources, targets)
  const { essential, optional, broader } = parts.relations
  const [essentialSkills, optionalSkills] = [edgesOf(essential), edgesOf(optional)]
  const [above, below] = [edgesOf(broader), edgesOf({ sources: broader.targets, targets: broader.sources })]
  const labelsOfConcept = createEdges(concepts.length, labels.concepts, [...labels.texts.keys()])
  const kinOf = createKin(
    concepts,
    essentialSkills,
    edgesOf({ sources: essential.targets, targets: essential.sources }),
  )

  const urisOf = (places: Iterable<number>): string[] => Array.from(places, (number) => concepts[number]?.uri ?? '')
  const from = <T>(uri: string, read: (number: number) => T, absent: T): T => {
    const number = numbers.get(uri)
    return number === undefined ? absent : read(number)
  }
  const isOf = (number: number, ...kinds: ConceptKind[]) => kinds.some((kind) => concepts[number]?.kind === kind)

  const labelAt = (place: number): AlternativeLabel => ({
    label: labels.texts[place] ?? '',
    language: languages[labels.languages[place] ?? 0] ?? '',
    kind: LABEL_KINDS[labels.kinds[place] ?? 0] ?? 'hidden',
    uri: concepts[labels.concepts[place] ?? 0]?.uri ?? '',
  })
  const allLabelsOf = (number: number): AlternativeLabel[] => Array.from(labelsOfConcept.of(number), labelAt)

  /** The concepts with a label, those whose preferred label it is first; hidden labels and forms of one come last. */
  const namedBy = (label: string, ...kinds: ConceptKind[]): number[] => {
    const numbersOfKind = names.of(label).filter((number) => isOf(number, ...kinds))
    if (numbersOfKind.length < 2) return numbersOfKind
    const name = foldLabel(label)
    const rankOf = (number: number): number => {
      const ranks = allLabelsOf(number).filter((one) => foldLabel(one.label) === name)
      return Math.min(LABEL_KINDS.length, ...ranks.map(({ kind }) => LABEL_KINDS.indexOf(kind)))
    }
    const ranked = numbersOfKind.map((number) => ({ number, rank: rankOf(number) }))
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ number }) => number)
  }

  return {
    version: parts.version,
    languages,
    counts: countOf(parts),
    conceptOf: (uri) => from(uri, (number) => concepts[number] ?? null, null),
    skillsNamed: (label) => urisOf(namedBy(label, 'skill', 'skill-group')),
    occupationsNamed: (label) => urisOf(namedBy(label, 'occupation')),
    labelsOf: (uri, language) => {
      const inLanguage = from(uri, allLabelsOf, []).filter((label) => label.language === language)
      const ofKind = (kind: LabelKind) => inLanguage.filter((label) => label.kind === kind).map(({ label }) => label)
      return { preferred: ofKind('preferred')[0] ?? null, alternative: ofKind('alternative'), hidden: ofKind('hidden') }
    },
    alternatives: (label, kind) => {
      const name = foldLabel(label)
      const wanted: ConceptKind[] = kind ? [kind] : ['skill', 'occupation']
      const ofConcepts = namedBy(label, ...wanted).flatMap(allLabelsOf)
      return ofConcepts.filter((other) => foldLabel(other.label) !== name)
    },
    essentialSkillsOf: (uri) => from(uri, (number) => urisOf(essentialSkills.of(number)), []),
    optionalSkillsOf: (uri) => from(uri, (number) => urisOf(optionalSkills.of(number)), []),
    broaderOf: (uri, depth = 1) => from(uri, (number) => urisOf(reach(above, number, depth)), []),
    narrowerOf: (uri, depth = 1) => from(uri, (number) => urisOf(reach(below, number, depth)), []),
    isBroader: (broaderUri, narrowerUri) =>
      from(
        narrowerUri,
        (number) => from(broaderUri, (other) => reach(above, number, Infinity).includes(other), false),
        false,
      ),
    kinOccupations: (uri) => from(uri, kinOf, []),
  }
}
