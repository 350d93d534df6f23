import { patternOf } from '../lexicon/lexicon.ts'

const words = (...groups: readonly string[]) => patternOf('street-words', ...groups)
const FRONT = words('front')
const SHORT = String.raw`${words('short')}\.?`
const STREET = new RegExp(
  [
    String.raw`^(?:\d{1,4}(?: ?bis)?,? (?:${FRONT}|avenue|boulevard|place)\s.{2,40}`,
    String.raw`(?:postbus|p\.? ?o\.? ?box|postfach|bp) \d{1,6}`,
    String.raw`(?:${FRONT}\s)?['’]?\p{Lu}[\p{L}.'’ -]{2,40}?(?:${words('ending', 'alone', 'apart')}|st\.|rd\.|ave\.?)\s?\d{1,5}(?:[ -]?[a-z]{1,3}|[-/]\d{1,4})?`,
    String.raw`\d{1,5}[a-z]? \p{Lu}[\p{L}.'’ -]{2,30} (?:${words('ending', 'alone', 'apart')}|${SHORT}))$`,
  ].join('|'),
  'iu',
)
const STREET_ALONE = new RegExp(
  String.raw`^\p{Lu}[\p{L}.'’ -]{2,40}?(?:${words('alone')}| ${words('apart')}| ${SHORT})$`,
  'iu',
)
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
