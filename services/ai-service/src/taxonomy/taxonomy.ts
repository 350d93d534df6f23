/** What a concept is: ESCO's skills and knowledge, occupations, and the groups that stand above them. */
export type ConceptKind = 'skill' | 'occupation' | 'skill-group' | 'isco-group'

/** `hidden` labels are misspellings and outdated words: for finding, not for showing. */
export type LabelKind = 'preferred' | 'alternative' | 'hidden'

export type Concept = Readonly<{
  uri: string
  kind: ConceptKind
  /** The ISCO-08 unit group of an occupation, four digits; of an ISCO group its own code, one to four. */
  iscoGroup: string | null
  /** ESCO's word: `knowledge` or `skill/competence`. */
  skillType: string | null
  /** ESCO's word: `transversal`, `cross-sector`, `sector-specific` or `occupation-specific`. */
  reuseLevel: string | null
}>

/** The labels of a concept in one language, as they are written there. */
export type ConceptLabels = Readonly<{
  preferred: string | null
  alternative: readonly string[]
  hidden: readonly string[]
}>

export type AlternativeLabel = Readonly<{
  label: string
  /** Two or three letters, such as `nl`. */
  language: string
  kind: LabelKind
  /** The concept that has both labels. */
  uri: string
}>

export type KinOccupation = Readonly<{
  uri: string
  /** Both stand in the same ISCO unit group. */
  sameGroup: boolean
  /** Essential skills of both, as a share of those of either, 0 to 1; 0 without `occupationSkillRelations`. */
  sharedSkills: number
}>

export type TaxonomyCounts = Readonly<Record<ConceptKind | 'labels' | 'relations', number>>

/**
 * An imported taxonomy in memory. Nothing in it changes: another import is another object. A label is looked up without
 * its case, accents and punctuation (`foldLabel`), in every language at once. Of several concepts with one label those
 * come first whose preferred label it is, then those of which it is an alternative one. An unknown URI gives nothing.
 */
export type Taxonomy = Readonly<{
  /** The number of the import: what is kept of an answer belongs to it. */
  version: number
  languages: readonly string[]
  counts: TaxonomyCounts
  conceptOf: (uri: string) => Concept | null
  /** The skills and skill groups with this label. */
  skillsNamed: (label: string) => readonly string[]
  /** The occupations with this label; ISCO groups are none. */
  occupationsNamed: (label: string) => readonly string[]
  labelsOf: (uri: string, language: string) => ConceptLabels
  /**
   * The other labels, in all languages, of the skills and occupations with this label: its synonyms and translations. A
   * label of several concepts gives those of each; `kind` keeps to one.
   */
  alternatives: (label: string, kind?: 'skill' | 'occupation') => readonly AlternativeLabel[]
  essentialSkillsOf: (uri: string) => readonly string[]
  optionalSkillsOf: (uri: string) => readonly string[]
  /** The concepts above this one, nearest first, at most `depth` (1 when absent) steps up. */
  broaderOf: (uri: string, depth?: number) => readonly string[]
  /** The concepts under this one, nearest first, at most `depth` (1 when absent) steps down. */
  narrowerOf: (uri: string, depth?: number) => readonly string[]
  /** Whether `broader` stands above `narrower`, at any distance. A concept isn't above itself. */
  isBroader: (broader: string, narrower: string) => boolean
  /** Occupations of the same unit group, or with many of the same essential skills; the nearest first, 50 at most. */
  kinOccupations: (uri: string) => readonly KinOccupation[]
}>
