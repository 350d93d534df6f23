/** Both forms of an adjective: 'een modern kantoor', 'een moderne aanpak'. */
export type AdjectiveForms = { bare: string; inflected: string }

const DEFINITE = /(?<!\p{L})(?:de|het|deze|dit|die|dat|ons|onze|je|jouw|uw|hun|zijn|haar|mijn) $/iu
/** Ends that make a noun a 'het' word whatever comes before. */
const NEUTER_END = /(?:je|sel|isme|ment|team|bedrijf|kantoor|karakter|werk|beleid|project|resultaat|denken|concept)$/iu
/** 'De' words that stand behind the adjectives of a vacancy, and ends that make a noun one. */
const COMMON_END =
  /(?:heid|teit|ing|tie|sie|schap|cultuur|houding|aanpak|instelling|sfeer|stijl|werkplek|collega|persoon|techniek|technologie|functie|rol|baan|mindset|manager|leider|werker|kracht|oplossing|machine|fabriek|organisatie|omgeving|afdeling|keuken|werkplaats)$/iu
const PLURAL_END = /(?:en|ers|ies|’s|'s)$/iu

/**
 * The form of the adjective that fits between `before` and `after` (the rest of its sentence on both sides); null when
 * the noun's gender isn't known. Predicates ('je bent modern') are bare.
 */
export const fitAdjective = ({ bare, inflected }: AdjectiveForms, before: string, after: string): string | null => {
  const noun = /^ ([\p{L}-]+)/u.exec(after)?.[1]
  if (!noun || /^(?:en|of|maar|om|in|bij|met|als|zijn|is)$/iu.test(noun)) return bare
  if (DEFINITE.test(before) || PLURAL_END.test(noun)) return inflected
  if (COMMON_END.test(noun)) return inflected
  return NEUTER_END.test(noun) ? bare : null
}
