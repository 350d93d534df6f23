import { isLevel, withoutLevel } from './levels.ts'
import { knownSkill, mostWords } from './known-skills.ts'

const LONGEST_LABEL = 45
const CATEGORY_WORDS =
  /^(?:(?:programming|programmeer|web|cloud|other|overige|design|testing)\s)?(?:languages?|talen|programmeertalen|libraries|bibliotheken|tools|frameworks?|databases?|platforms?|technologies|technologieën|software|systemen|systems|methods|methoden|methodieken|devops|cloud|front-?end|back-?end|overig|other|operating systems|besturingssystemen)\s+(?=\p{L})/iu
const LONGEST_ITEM = 60
const MOST_WORDS = 7
const LONGEST = 4_000
const FEWEST_OF_SENTENCE = 4

/** 'statistiek. Nederlands', not 'Dr. Oetker'. */
const SENTENCE_END = /\p{Ll}{4}\. \p{Lu}/u

/** Splits at separators, but not at a comma or slash within brackets or within a word such as 'C/C++'. */
const partsOf = (text: string): readonly string[] => {
  const items: string[] = []
  let depth = 0
  let from = 0
  const cutAt = (to: number, width: number) => {
    items.push(text.slice(from, to))
    from = to + width
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1)
    else if (/[|•·●▪◦■‣∙⋄◆◇●]/u.test(letter)) cutAt(at, 1)
    else if (depth === 0 && (letter === ';' || (letter === ',' && !/\d,\d/.test(text.slice(at - 1, at + 2)))))
      cutAt(at, 1)
    else if (depth === 0 && letter === '.' && SENTENCE_END.test(text.slice(Math.max(0, at - 4), at + 3))) cutAt(at, 1)
    else if (depth === 0 && letter === '/' && text.charAt(at - 1) === ' ' && text.charAt(at + 1) === ' ') cutAt(at, 1)
    else if (
      depth === 0 &&
      /[–—-]/u.test(letter) &&
      text.charAt(at - 1) === ' ' &&
      text.charAt(at + 1) === ' ' &&
      !isLevel(
        text
          .slice(at + 1, at + 40)
          .split(/[,;|]/, 1)[0]
          ?.trim() ?? '',
      )
    )
      cutAt(at, 1)
  }
  items.push(text.slice(from))
  return items
}

/** 'Leiderschap: geeft richting aan een team' explains a skill; 'Tools: Git' names a group. */
const isExplanation = (rest: string) =>
  rest.split(' ').length >= FEWEST_OF_SENTENCE &&
  partsOf(rest).length === 1 &&
  /\p{Ll}/u.test(rest.charAt(0)) &&
  knownWords(rest) === null

/** A category without a colon behind it: 'Languages Python, R'. */
const withoutCategoryWord = (text: string): { category: string | null; rest: string } => {
  const categoryWord = CATEGORY_WORDS.exec(text)?.[0].trim()
  if (categoryWord !== undefined && !knownSkill(text.split(/[,;|]/, 1)[0] ?? '')) {
    const rest = text.slice(categoryWord.length).trim()
    const [first = ''] = rest.split(/[,;|]/, 1)
    if (knownSkill(first) ?? (first !== rest && knownSkill(rest.split(/[,;|]/)[1] ?? '')))
      return { category: categoryWord, rest }
  }
  return { category: null, rest: text }
}

/**
 * The category of a list and the list: 'Programmeertalen' and 'Java, SQL' for 'Programmeertalen: Java, SQL'.
 */
export const withoutCategory = (text: string): { category: string | null; rest: string } => {
  const at = text.indexOf(':')
  if (at <= 0 || at > LONGEST_LABEL || /https?$/.test(text.slice(0, at)) || text.charAt(at + 1) === '/')
    return withoutCategoryWord(text)
  const rest = text.slice(at + 1).trim()
  const category = text.slice(0, at).trim()
  if (rest !== '' && (isLevel(rest) || isExplanation(rest))) return { category: null, rest: category }
  return { category, rest }
}

/** The skills of 'Java Python SQL', without separators, if the vocabulary knows every word; else null. */
const knownWords = (text: string): readonly string[] | null => {
  const words = text.split(' ')
  if (words.length < 3 || words.length > 40 || text.includes('(') || knownSkill(text)) return null
  const skills: string[] = []
  for (let at = 0; at < words.length;) {
    let wordCount = 0
    for (let count = Math.min(mostWords, words.length - at); count > 0 && wordCount === 0; count -= 1) {
      if (knownSkill(words.slice(at, at + count).join(' '))) wordCount = count
    }
    if (wordCount === 0) return null
    skills.push(words.slice(at, at + wordCount).join(' '))
    at += wordCount
  }
  return skills.length >= 3 ? skills : null
}

/** Words before a skill that aren't part of it: 'Also proficient in Photoshop'. */
const KNOWING =
  /^(?:(?:ook|also)\s)?(?:(?:basis|ruime|goede|good|basic|working|solid|strong)\s)?(?:proficien(?:t|cy)|experienced?|skilled|expert|familiar|knowledge|ervaring|kennis|bekend|vaardig|ervaren)\s(?:in|with|of|met|van)\s(?:het\s|de\s|the\s)?(?=\S)/iu

const tidy = (item: string) =>
  withoutLevel(
    item
      .replace(KNOWING, '')
      .replace(/^\d{1,2}[.)]\s+|^[\s\-–—*+>→✓✔.,o]+\s(?=\S)|^[\s\-–—*>→✓✔,]+/u, '')
      .replace(/[\s,]+(?:e\.?d\.?|etc\.?|enz\.?|en dergelijke|and so on)$/iu, '')
      .replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/u, '')
      .replace(/^(?:en|and|&|o\.a\.|e\.g\.|zoals|etc\.?)\s+/i, ''),
  ).trim()

const VENDOR =
  /^(?:sap|microsoft|ms|oracle|adobe|google|aws|amazon|ibm|azure|autodesk|siemens|apache|salesforce|cisco|vmware|unit4|exact|afas)$/i

/**
 * The two skills of 'HTML CSS' or 'Photoshop & Illustrator', if both are skills in any text; else null. 'HTML en CSS'
 * is split only in a sentence: 'proficient in HTML and CSS'.
 */
const splitPair = (item: string, isInWords: boolean): readonly string[] | null => {
  const halves = item.split(isInWords ? /\s+(?:en|and|und|et|&)\s+/i : ' & ')
  const words = halves.length === 2 ? halves : item.split(' ')
  return words.length === 2 &&
    !VENDOR.test(words[0] ?? '') &&
    !knownSkill(item) &&
    words.every(
      (word) =>
        knownSkill(word)?.everywhere === true &&
        (halves.length === 2 ? /^\p{Lu}/u : /^\p{Lu}.*\p{Lu}|[\d+#.]/u).test(word),
    )
    ? words
    : null
}

/** The skills of 'Word/Excel/PowerPoint' or 'PowerPoint en Outlook', if the vocabulary knows each; else null. */
const splitKnown = (item: string, separator: RegExp): readonly string[] | null => {
  const items = item.split(separator)
  const fewestItems = separator.test('/') ? 3 : 2
  return items.length >= fewestItems && items.length <= 8 && !knownSkill(item) && items.every((one) => knownSkill(one))
    ? items
    : null
}

/** True for the address of a page: 'jandevries.nl', not the tool 'Draw.io'. */
const isSite = (item: string) =>
  /@|https?:|www\.|\w\.\w{2,6}\/\S/i.test(item) ||
  (/^[\w-]{2,60}\.(?:com|nl|be|de|io|dev|net|org|eu)$/i.test(item) && !/^\p{Lu}/u.test(item))
/** A sentence, or the beginning of one. */
const isSentence = (item: string) =>
  item.split(' ').length >= 4 &&
  /(?<!\p{L})(?:ik|wij|i|my|mijn|was|were|is|zijn|are|have|has|ben|heb|heeft|wordt|werd|worden)(?!\p{L})/iu.test(item)
const UNWANTED = /^(?:etc|enz|en|and|o\.a|ja|nee|yes|no|n\/?a|nvt|n\.v\.t|zie (?:boven|onder)|see (?:above|below))\.?$/i

export const isItem = (item: string): boolean =>
  item.length > 0 &&
  item.length <= LONGEST_ITEM &&
  item.split(' ').length <= MOST_WORDS &&
  /\p{L}/u.test(item) &&
  !isLevel(item) &&
  !UNWANTED.test(item) &&
  item.split('(').length === item.split(')').length &&
  !/[?[\]]/.test(item) &&
  !isSite(item) &&
  !isSentence(item)

/** Skills in a text that lists them, as it writes them. */
export const splitItems = (text: string): readonly string[] =>
  text
    .slice(0, LONGEST)
    .split(/[|;•·●▪]/u)
    .flatMap((group) => {
      const items = partsOf(withoutCategory(group.trim()).rest)
      return items.flatMap((part, at) => {
        const item = tidy(part.trim().replace(/\s+/g, ' '))
        const isLast = at > 1 && at === items.length - 1
        return (
          knownWords(item) ??
          splitPair(item, KNOWING.test(part.trim())) ??
          splitKnown(item, /\//) ??
          (isLast ? splitKnown(item, /\s+(?:en|and|&)\s+/i) : null) ?? [item]
        ).filter(isItem)
      })
    })

/** True when a text separates several things from each other. */
export const isList = (text: string): boolean =>
  partsOf(text.slice(0, LONGEST)).filter((part) => part.trim()).length > 1 || knownWords(text) !== null
