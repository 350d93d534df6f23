import { splitOutsideBrackets } from '../lists/commas.ts'
import { withArticles } from './english-nouns.ts'
import { englishVerbs, mostWordsOfVerb, verbsInDutchToo } from './english-verbs.ts'
import { dutchToo, englishWords } from './english-words.ts'

const MOST_WORDS = 4

/** A name, a code, a number or an abbreviation, which every language writes alike. */
const isNameOrNumber = (token: string, isFirst: boolean) =>
  /^[\d€%.,/:+-]+$/.test(token) ||
  /\p{Lu}.*\p{Lu}|\d/u.test(token) ||
  (!isFirst && /^\p{Lu}/u.test(token)) ||
  /^[&/+–-]$/.test(token)

/** A capital inside a phrase makes a name of a known word, 'Office 365'; days and languages have theirs anyway. */
const isNamedSo = (word: string) =>
  /^\p{Lu}\p{Ll}/u.test(word) && !/^\p{Lu}|dag$/u.test(englishWords.get(word.toLowerCase()) ?? 'X')

/** Words between nouns, or before one: small words, what describes, and phrases. */
const GLUE =
  /^(?:en|of|met|voor|de|het|door|vanuit|bij|op|tijdens|sinds|in|van|per|geen|als|tot|aan|via|over|na|tussen|onder|tegen|naar|een|je|hun|zijn|niet|nu|open|veilig|zelfstandig|online|vereist|dag|week|maand|jaar|uur|dagen|weken|maanden|thuis|twee|drie|vier|vijf|[\p{L}ëï]+e)$/u
const isGlue = (dutch: string): boolean => dutch.includes(' ') || GLUE.test(dutch)

/** Letters of a trade, which may read as an English word: 'BIG'. */
const LETTERS = /^\p{Lu}{2,}$/u

/** The Dutch of words and how many of them only English has; null where one isn't known. */
const glossWords = (text: string, startsText: boolean): { dutch: string; english: number } | null => {
  const tokens = text.split(' ').filter((token) => token !== '')
  const dutch: string[] = []
  let english = 0
  let isBehindNoun = false
  for (let at = 0; at < tokens.length;) {
    const isBegin = at === 0 && startsText
    const length = [4, 3, 2, 1].find(
      (count) =>
        count <= MOST_WORDS && englishWords.has(keyOf(tokens.slice(at, at + count))) && at + count <= tokens.length,
    )
    const last = tokens[at + (length ?? 1) - 1] ?? ''
    if (length === 1 && (LETTERS.test(bareToken(last)) || (!isBegin && isNamedSo(bareToken(last))))) {
      isBehindNoun = false
      dutch.push(last)
      at += 1
      continue
    }
    if (length === undefined) {
      if (!isNameOrNumber(bareToken(last), isBegin)) return null
      isBehindNoun = false
      dutch.push(last)
      at += 1
      continue
    }
    const key = keyOf(tokens.slice(at, at + length))
    // Two nouns are one word in Dutch, which nothing here knows: 'office manager'.
    const isNoun = !isGlue(englishWords.get(key) ?? '')
    if (isNoun && isBehindNoun) return null
    isBehindNoun = isNoun && !/[),;.!]$/.test(last)
    if (!dutchToo.has(key) && englishWords.get(key) !== key) english += 1
    const [open = ''] = /^\(*/.exec(tokens[at] ?? '') ?? []
    const [close = ''] = /(?<![),;.!])[),;.!]*$/.exec(last) ?? []
    dutch.push(`${open}${englishWords.get(key) ?? ''}${close}`)
    at += length
  }
  // What only describes says nothing alone: 'big'.
  const isOnlyGlue = startsText && dutch.length === 1 && GLUE.test(dutch[0] ?? '')
  return isOnlyGlue ? null : { dutch: dutch.join(' '), english }
}

const bareToken = (token: string) => token.replace(/^\(+|(?<![),;.!])[),;.!]+$/g, '')
const keyOf = (tokens: readonly string[]) => tokens.map(bareToken).join(' ').toLowerCase()

const PREPOSITION =
  / (?=(?:with|for|in|on|at|during|from|together|every|per|to|via|by|within|across|through|about|into|when|where|if)\b)(?![^(]*\))/

/** The verb that begins words, with the Dutch of it; the longest first: 'follow up on'. */
const verbAt = (words: string): { english: string; dutch: string } | null => {
  const tokens = words.split(' ')
  for (let count = Math.min(mostWordsOfVerb, tokens.length); count > 0; count -= 1) {
    const english = tokens.slice(0, count).join(' ').toLowerCase()
    const dutch = englishVerbs.get(english)
    if (dutch !== undefined) return { english, dutch }
  }
  return null
}

/** Verbs whose Dutch ends in a preposition: what they are about follows. */
const WITH_PREPOSITION = / (?:met|aan|op|over|voor|naar|bij|in|als)$/

/** 'Write specs with the customer' as 'specificaties schrijven met de klant'; null when it is no deed. */
const glossOneDeed = (text: string): { dutch: string; english: number } | null => {
  const first = verbAt(text)
  if (first === null) return null
  const behindFirst = text.slice(first.english.length).trim()
  const second = behindFirst.startsWith('and ') ? verbAt(behindFirst.slice('and '.length)) : null
  if (behindFirst.startsWith('and ') && second === null) return null
  const behind = second === null ? behindFirst : behindFirst.slice('and '.length + second.english.length).trim()
  // A verb alone may be a Dutch noun: 'coach'.
  if (behind === '' && !/ing\b| /.test(first.english)) return null
  const verbs = [first.dutch, ...(second === null ? [] : [second.dutch])].join(' en ')
  const [object = '', ...rest] = ` ${behind}`.split(PREPOSITION)
  const glosses = [object.trim(), rest.join(' ')].map((part) =>
    part === '' ? { dutch: '', english: 0 } : glossWords(part, false),
  )
  const [objectGloss, restGloss] = glosses
  if (!objectGloss || !restGloss) return null
  const inOrder = WITH_PREPOSITION.test(verbs)
    ? [verbs, objectGloss.dutch, restGloss.dutch]
    : [objectGloss.dutch, verbs, restGloss.dutch]
  const english =
    objectGloss.english + restGloss.english + (second === null && verbsInDutchToo.has(first.english) ? 0 : 1)
  return english === 0 ? null : { dutch: inOrder.filter((part) => part !== '').join(' '), english }
}

/** 'Report bugs and test fixes': a deed begins behind 'and' where a verb does. */
const glossDeed = (text: string): { dutch: string; english: number } | null => {
  const whole = glossOneDeed(text)
  if (whole !== null) return whole
  const deeds: { dutch: string; english: number }[] = []
  let open = ''
  for (const part of text.split(' and ')) {
    const words = open === '' ? part : `${open} and ${part}`
    const deed = glossOneDeed(words)
    if (deed !== null) deeds.push(deed)
    open = deed === null ? words : ''
  }
  return open !== '' || deeds.length < 2
    ? null
    : {
        dutch: deeds.map(({ dutch }) => dutch).join(' en '),
        english: deeds.reduce((sum, deed) => sum + deed.english, 0),
      }
}

/** An aside between brackets at the end: '(online or on site)'. */
const ASIDE_BEHIND = /^(.+?) \(([^()]+)\)$/

const glossClause = (clause: string): { dutch: string; english: number } | null => {
  const whole = glossDeed(clause) ?? glossWords(clause, true)
  if (whole !== null) return whole
  const [, before = '', aside = ''] = ASIDE_BEHIND.exec(clause) ?? []
  const glosses = before === '' ? [null] : [glossDeed(before) ?? glossWords(before, true), glossWords(aside, false)]
  const [beforeGloss, asideGloss] = glosses
  return beforeGloss && asideGloss
    ? { dutch: `${beforeGloss.dutch} (${asideGloss.dutch})`, english: beforeGloss.english + asideGloss.english }
    : null
}

/** An English fragment in Dutch where every word is known; null for Dutch, and for what holds an unknown word. */
export const glossEnglish = (text: string): string | null => {
  const clauses = splitOutsideBrackets(text, ',').map(glossClause)
  const glosses = clauses.filter((clause) => clause !== null)
  if (glosses.length < clauses.length || glosses.every(({ english }) => english === 0)) return null
  return withArticles(glosses.map(({ dutch }) => dutch).join(', '))
}

/** The Dutch of a deed, whether or not its words could be Dutch; null when one isn't known. */
export const deedOf = (text: string): string | null => {
  const deed = glossDeed(text)
  return deed === null ? null : withArticles(deed.dutch)
}
