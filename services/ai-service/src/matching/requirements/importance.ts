import type { RequirementImportance } from '@wervio/contracts'

/** Words that make a demand a wish, in a line or a heading. */
export const NICE =
  /(?<!\p{L})(?:pr[eé]|pluspunt(?:en)?|een plus|nice[- ]to[- ]haves?|nice(?=\s?:)|bij voorkeur|liefst|mooi meegenomen|wenselijk|preferred|preferably|a plus|bonus|voordeel|troef|meerwaarde|is handig|desirable|desired|ideally|an advantage|geen (?:must|vereiste)|hoeft niet|(?:leuk|fijn|mooi|handig) als|niet verplicht|welkom)(?!\p{L})/iu

export const importanceOf = (text: string): RequirementImportance => (NICE.test(text) ? 'nice' : 'must')
