import type { Taxonomy } from '../../taxonomy/taxonomy.ts'
import { fold } from '../words/fold.ts'

/** What the rules ask of a taxonomy. */
export type MatchTaxonomy = Pick<
  Taxonomy,
  'alternatives' | 'occupationsNamed' | 'kinOccupations' | 'skillsNamed' | 'narrowerOf' | 'labelsOf'
>

/** Essential skills that two occupations need in common to be kin outside one unit group. */
const KIN_SKILLS = 0.3
/** What a title says beside the occupation: its rank, who is meant, for whom. */
const BESIDE =
  /\s*(?:[([][^()[\]]{0,60}[)\]]|[|–—,].*|\s-\s.*|(?<!\p{L})(?:senior|medior|junior|ervaren|sr\.?|jr\.?)(?!\p{L}))\s*/giu

const MOST_WORDS = 5
/** A single word of a longer title says less: 'leider' of 'leider kinderopvang'. */
const SHORTEST_WORD = 6

const LANGUAGES = ['nl', 'en'] as const
const namesOf = (label: string): string[] => label.split('/').map((name) => fold(name).trim())

/** The occupations with this name; of those that share it the ones that are called so first of all. */
const occupationsCalled = (name: string, taxonomy: MatchTaxonomy): readonly string[] => {
  const occupations = taxonomy.occupationsNamed(name)
  const folded = fold(name)
  const called = occupations.filter((uri) =>
    LANGUAGES.some((language) => namesOf(taxonomy.labelsOf(uri, language).preferred ?? '').includes(folded)),
  )
  return called.length > 0 ? called : occupations
}

/**
 * The occupations that a title names, as a whole or in the longest of its phrases: 'boomverzorger' of 'boomverzorger
 * regio Noord'.
 */
const occupationsIn = (title: string, taxonomy: MatchTaxonomy): readonly string[] => {
  const whole = occupationsCalled(title, taxonomy)
  const words = title.split(/[\s/]+/u).slice(0, MOST_WORDS + 3)
  if (whole.length > 0) return whole
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1)
    for (let at = 0; at + count <= words.length; at += 1) {
      const phrase = words.slice(at, at + count).join(' ')
      const occupations = count > 1 || phrase.length >= SHORTEST_WORD ? occupationsCalled(phrase, taxonomy) : []
      if (occupations.length > 0) return occupations
    }
  return []
}

/** The occupations that a taxonomy gives a title, without what the title says beside them. */
export const occupationsOfTitle = (title: string, taxonomy: MatchTaxonomy): readonly string[] =>
  occupationsIn(title.slice(0, 200).replace(BESIDE, ' ').trim(), taxonomy)

/** Compares titles by the occupations that a taxonomy gives their names to; null where it doesn't know one of both. */
export const createOccupationComparison = (vacancyTitle: string, taxonomy: MatchTaxonomy) => {
  const occupationsOf = (title: string) => occupationsOfTitle(title, taxonomy)
  const askedOccupations = occupationsOf(vacancyTitle)
  const kin = new Set(
    askedOccupations.flatMap((uri) =>
      taxonomy
        .kinOccupations(uri)
        .filter(({ sameGroup, sharedSkills }) => sameGroup || sharedSkills >= KIN_SKILLS)
        .map((other) => other.uri),
    ),
  )
  return (title: string): 'same' | 'kin' | null => {
    const occupations = askedOccupations.length === 0 ? [] : occupationsOf(title)
    if (occupations.some((uri) => askedOccupations.includes(uri))) return 'same'
    return occupations.some((uri) => kin.has(uri)) ? 'kin' : null
  }
}
