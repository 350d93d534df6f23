import { isAdjective } from '../language/adjectives.ts'
import { isInfinitive } from '../language/infinitives.ts'
import { hasSubject, isStatement, splitSentences } from '../language/sentences.ts'

/** Splits outside brackets, not between digits: 'Office (Word, Excel), 2,5 jaar ervaring' has two parts. */
export const splitOutsideBrackets = (line: string, mark: ',' | ';' | '/'): string[] => {
  const parts = ['']
  let depth = 0
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index)
    if (character === '(') depth += 1
    if (character === ')') depth = Math.max(0, depth - 1)
    const betweenDigits = /\d/.test(line.charAt(index - 1)) && /\d/.test(line.charAt(index + 1))
    if (character === mark && depth === 0 && !betweenDigits) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** After these an enumeration belongs to the words before it: 'kennis van Word, Excel en PowerPoint' is one item. */
const GOVERNING =
  /\b(?:kennis|ervaring|affiniteit|beheersing|vaardig(?:heid|heden)?|bekend(?:heid)?|diploma'?s?|opleiding|onderhoud|certifica(?:at|ten)|inzicht|interesse|passie|gevoel|contact(?:en)?|korting|overleg|samenwerk\w*|omgaan|werken|verantwoordelijk\w*|vertrouwd|zorg|rijbewijs|beschikbaar|\w+en) (?:van|met|in|als|over|voor|op|aan|tussen|bij|door|naar|tot)\b|\brijbewijs\b|\bvan\b.* tot$/i
const STARTER =
  /^(?:ervaring|kennis|diploma|opleiding|beheersing|rijbewijs|goede?|minimaal|minstens|min\.|in bezit|bereid|woonachtig|een |geen |je |affiniteit|sterke?|uitstekende?|ruime?|zelf|hbo|mbo|wo|vmbo|pensioen|reiskosten|laptop|telefoon|bonus|teamp|flexibele? |vaste?|vaardig|\d|v\.?o\.?g|big|vca)/i

/** 'Vragen beantwoorden via mail': what follows may be more of what the last word names. */
const OPEN_DEED = /\b(?:via|per|met|van|voor|aan|bij|in|op|over|tussen) \p{L}+$/u
/** 'Contact huisarts': what follows may be more of whom. */
const WITH_WHOM = /^(?:contact|overleg|afstemming) (?:met )?\p{L}+$/iu
const isOpenDeed = (text: string) => OPEN_DEED.test(text) && text.split(' ').some(isInfinitive)

/** 'Terminals in Nederland, België en Duitsland': names behind a place are more places. */
const BEHIND_PLACE = /\b(?:in|naar|door|uit|vanuit|tussen|regio) \p{Lu}[\p{L}-]+$/u
const PLACES = /^(?:(?:en|of) )?\p{Lu}\p{Ll}[\p{L}-]+(?: (?:en|of|&) \p{Lu}\p{Ll}[\p{L}-]+)?$/u
const isMorePlaces = (previous: string, part: string): boolean =>
  (BEHIND_PLACE.test(previous) || PLACES.test(previous)) && PLACES.test(part)

const continues = (previous: string, part: string) =>
  (GOVERNING.test(previous) || isOpenDeed(previous) || WITH_WHOM.test(previous)) &&
  !part.split(' ').some(isInfinitive) &&
  !STARTER.test(part) &&
  !isAdjective(part) &&
  part.split(' ').length <= 4 &&
  !GOVERNING.test(part)

/** How many parts after `from` belong to it: those up to the one that closes the enumeration with 'en' or 'of'. */
const enumerated = (parts: string[], from: number): number => {
  for (let next = from + 1; next < parts.length; next += 1) {
    const isPlace = BEHIND_PLACE.test(parts[from] ?? '') && isMorePlaces(parts[next - 1] ?? '', parts[next] ?? '')
    if (!isPlace && !continues(parts[from] ?? '', parts[next] ?? '')) return 0
    if (/^(?:en|of) | (?:en|of|&) /.test(parts[next] ?? '')) return next - from
  }
  return 0
}

const mergeEnumerations = (parts: string[]): string[] => {
  const items: string[] = []
  for (let index = 0; index < parts.length;) {
    const end = index + enumerated(parts, index) + 1
    items.push(parts.slice(index, end).join(', '))
    index = end
  }
  return items
}

/** After these words examples follow, each of the thing before: 'handelingen zoals wondzorg, insuline spuiten'. */
const EXAMPLES = /\p{L} (?:zoals|waaronder|onder andere|o\.a\.|bijvoorbeeld|denk aan|te weten|namelijk) \S/iu
const mergeExamples = (parts: string[]): string[] => {
  const from = parts.findIndex((part) => EXAMPLES.test(part))
  return from < 0 ? parts : [...parts.slice(0, from), parts.slice(from).join(', ')]
}

const endsInInfinitive = (part: string) => isInfinitive(part.split(' ').at(-1) ?? '')
const sharesItsVerb = (part: string) => / (?:en|of|&) /.test(part) && endsInInfinitive(part)
/** Something that can only be the object of a verb still to come. */
const isBareObject = (part: string) =>
  part.split(' ').length < 3 && !part.split(' ').some(isInfinitive) && !isAdjective(part)

/** 'brood, gebak en taarten bakken, klanten helpen': a verb belongs to everything enumerated before it. */
const mergeSharedVerb = (parts: string[]): string[] => {
  const items: string[] = []
  for (const part of parts) {
    let whole = part
    while (sharesItsVerb(part) && isBareObject(items.at(-1) ?? 'a b c')) whole = `${items.pop() ?? ''}, ${whole}`
    items.push(whole)
  }
  return items
}

/** Two words that are said as one, or of one thing: 'vroege en late shift'. */
const FIXED_PAIR =
  /\b(?:vroege en late|bevoegd en bekwaam|orde en netheid|eten en drinken|normen en waarden|lief en leed|rust en regelmaat|weer en wind|jong en oud|vraag en aanbod|nut en noodzaak|dag en nacht|tijd en ruimte|hart en ziel|vallen en opstaan|lusten en lasten|zon- en feestdagen|rijden en varen|cao \p{L}+ en \p{L}+|metaal en techniek)\b/iu

const splitLastEn = (parts: string[]): string[] => {
  const last = parts.at(-1) ?? ''
  if (FIXED_PAIR.test(last)) return parts
  const [left = '', right = '', ...more] = last.replace(/^en /i, '').split(/ (?:en|&) /)
  const parallel = left !== '' && right !== '' && more.length === 0
  const short = parallel && left.split(' ').length <= 2 && right.split(' ').length <= 3
  const verbs = endsInInfinitive(left) && endsInInfinitive(right)
  if (!short || GOVERNING.test(left) || endsInInfinitive(left) !== endsInInfinitive(right))
    return [...parts.slice(0, -1), last.replace(/^en /i, '')]
  const pairOnly =
    parts.length === 1 &&
    !(verbs || (isAdjective(left) && isAdjective(right)) || (!left.includes(' ') && !right.includes(' ')))
  return pairOnly ? parts : [...parts.slice(0, -1), left, right]
}

/** A part that hangs on the one before it: 'goede voorwaarden, waaronder scholing' is one thing. */
const CONNECTOR =
  /^(?:waar\p{L}*|zoals|bijvoorbeeld|bijv\.|o\.a\.|onder andere|mits|maar|dat|die|om(?! (?:de|het) (?:andere )?(?:\p{L}+ )?(?:week|weken|weekend|maand|maanden|dag|beurt))|of|want|dus|inclusief|exclusief|met name|bij voorkeur|liefst|vooral|max\.?|maximaal|tot|rekening houdend|gericht op|samen met|zodat|terwijl|omdat) /iu

/** 'Lesgeven in klas 1, 2 en 3'. */
const BARE_NUMBERS = /^\d+(?: (?:en|of) \d+)?$/

/** A short list typed with commas and 'en'; empty when the line is running prose or one thing. */
export const splitCommas = (line: string): string[] => {
  if (line.length > 600 || hasSubject(line) || /: .*,|: (?:\S+ ){3}/.test(line) || splitSentences(line).length > 1)
    return []
  const bare = line.replace(/(?<![.;,])[.;,]+$/, '')
  const parts = mergeExamples(splitOutsideBrackets(bare, ','))
  if (parts.slice(1).some((part) => CONNECTOR.test(part) || BARE_NUMBERS.test(part))) return []
  // 'Adviseren over verzuim, functioneren, werving' is one task.
  const [first = '', ...others] = parts
  if (/^\p{L}+en .*\b(?:over|inzake|omtrent) \S+$/u.test(first) && others.every((part) => part.split(' ').length <= 2))
    return []
  if (parts.length < 2 && line.includes(', ')) return []
  const longest = Math.max(...parts.map((part) => part.split(' ').length))
  if (longest > 9 || (isStatement(line) && (longest > 6 || parts.length < 3))) return []
  const items = splitLastEn(mergeSharedVerb(mergeEnumerations(parts)))
  return items.length > 1 ? items : []
}

const STARTS_WITH_SUBJECT = /^(?:je|jij|u|we|wij|ik|ze|zij|hij|er|dit|dat|die) /i
const MOST_WORDS_OF_ITEM = 12

/** 'Frans = plus' is one thing, said short. */
const WISH = / ?[:=] (?:een )?(?:plus|pluspunt|pre|pré|must|mooi|fijn|handig|basis|goed|vlot|ok)$/iu

/**
 * A list typed on one line in a field of lists, where one of its items may say something: 'Excel, ervaring is mooi
 * meegenomen, Twinq leren wij je'. Three parts at least, none of which begins as a sentence; else empty.
 */
export const splitListedItems = (line: string): string[] => {
  if (line.length > 600 || splitSentences(line).length > 1) return []
  const parts = mergeExamples(splitOutsideBrackets(line.replace(/(?<![.;,])[.;,]+$/, ''), ','))
  const isList =
    parts.length > 2 &&
    parts.every((part) => part.split(' ').length <= MOST_WORDS_OF_ITEM && !STARTS_WITH_SUBJECT.test(part)) &&
    !parts.slice(1).some((part) => CONNECTOR.test(part)) &&
    !hasSubject(parts[0] ?? '') &&
    !parts.slice(0, -1).some((part) => / ?[:=] /.test(part.replace(WISH, '')))
  if (!isList || /\p{L}+en .*\b(?:over|inzake|omtrent) \S+$/u.test(parts[0] ?? '')) return []
  const items = splitLastEn(mergeSharedVerb(mergeEnumerations(parts)))
  return items.length > 2 ? items : []
}
