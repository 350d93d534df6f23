import type { Taxonomy } from '../../taxonomy/taxonomy.ts'

/** What the rules ask of a taxonomy. */
export type MatchTaxonomy = Pick<Taxonomy, 'alternatives' | 'occupationsNamed' | 'kinOccupations'>

/** Essential skills that two occupations need in common to be kin outside one unit group. */
const KIN_SKILLS = 0.3
/** What a title says beside the occupation: its rank, who is meant, for whom. */
const BESIDE =
  /\s*(?:[([][^()[\]]{0,60}[)\]]|[|–—,].*|\s-\s.*|(?<!\p{L})(?:senior|medior|junior|ervaren|sr\.?|jr\.?)(?!\p{L}))\s*/giu

/** Compares titles by the occupations that a taxonomy gives their names to; null where it doesn't know one of both. */
export function createOccupationComparison(asked: string, taxonomy: MatchTaxonomy) {
  const occupationsOf = (title: string) => taxonomy.occupationsNamed(title.slice(0, 200).replace(BESIDE, ' ').trim())
  const askedOccupations = occupationsOf(asked)
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
