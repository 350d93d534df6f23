const STREET =
  /^(?:\d{1,4}(?: ?bis)?,? (?:rue|avenue|av\.|boulevard|bd|place|chemin|route|impasse|quai|calle|via)\s.{2,40}|(?:postbus|p\.? ?o\.? ?box|postfach|bp) \d{1,6}|(?:(?:calle|c\/|avenida|plaza|via|viale|piazza)\s)?['’]?\p{Lu}[\p{L}.'’ -]{2,40}?(?:weg|wegje|straat|str\.?|laan|plein|kade|gracht|dijk|singel|dreef|hof|pad|steeg|markt|baan|ring|park|plantsoen|boulevard|straße|strasse|allee|platz|damm|ufer|street|road|avenue|lane|drive|way|square|close|st\.|rd\.|ave\.?)\s?\d{1,5}(?:[ -]?[a-z]{1,3}|[-/]\d{1,4})?|\d{1,5}[a-z]? \p{Lu}[\p{L}.'’ -]{2,30} (?:street|road|avenue|lane|drive|way|square|close|boulevard|st\.?|rd\.?|ave\.?))$/iu
const STREET_ALONE =
  /^\p{Lu}[\p{L}.'’ -]{2,40}?(?:straat|laan|plein|gracht|singel|straße|strasse| st\.?| street| road| rd\.?| avenue| ave\.?| lane| drive| boulevard| blvd\.?)$/iu
const WITH_TOWN = /^(?=\p{Lu}|\d)[\p{L}\d.'’ -]{4,50} \d{1,4}[a-z]?,? \d{4,5} \p{Lu}[\p{L}'’ -]{2,30}$/u
const NUMBERED = /^\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,4} \d{1,4}(?: ?[a-zA-Z]|[-/]\d{1,4}| bis)?$/u
const POSTCODE =
  /^(?:(?:NL|D|B|F|CH|A)-)?(?:\d{4} ?[A-Z]{2}|\d{4,5}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?:\s+(?=\p{Lu}|['’]s-)|$)/u
const LONGEST = 60

/**
 * True for a street with its number or a postcode; behind a name, other words with a number count too ('Am Hafen 7').
 */
export const isAddress = (text: string, behindName: boolean): boolean =>
  text.length <= LONGEST &&
  (STREET.test(text) ||
    WITH_TOWN.test(text) ||
    (behindName && (NUMBERED.test(text) || STREET_ALONE.test(text) || POSTCODE.test(text))))

/** Where the name of the town begins behind a postcode: 8 in '1012 AB Amsterdam'; 0 without a postcode. */
export const startOfTown = (text: string): number =>
  text.length <= LONGEST ? (POSTCODE.exec(text)?.[0].length ?? 0) : 0
