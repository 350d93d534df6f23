import { splitOutsideBrackets } from '../lists/commas.ts'
import { dutchToo, englishVerbs, englishWords } from './english-words.ts'

const MOST_WORDS = 4

/** A name, a code, a number or an abbreviation, which every language writes alike. */
const isNameOrNumber = (token: string, isFirst: boolean) =>
  /^[\d€%.,/:+-]+$/.test(token) ||
  /\p{Lu}.*\p{Lu}|\d/u.test(token) ||
  (!isFirst && /^\p{Lu}/u.test(token)) ||
  /^[&/+–-]$/.test(token)

/** The Dutch of words and how many of them only English has; null where one isn't known. */
const glossWords = (text: string, startsText: boolean): { dutch: string; english: number } | null => {
  const tokens = text.split(' ').filter((token) => token !== '')
  const dutch: string[] = []
  let english = 0
  for (let at = 0; at < tokens.length;) {
    const isBegin = at === 0 && startsText
    const length = [4, 3, 2, 1].find(
      (count) =>
        count <= MOST_WORDS && englishWords.has(keyOf(tokens.slice(at, at + count))) && at + count <= tokens.length,
    )
    const last = tokens[at + (length ?? 1) - 1] ?? ''
    if (length === undefined) {
      if (!isNameOrNumber(bareToken(last), isBegin)) return null
      dutch.push(last)
      at += 1
      continue
    }
    const key = keyOf(tokens.slice(at, at + length))
    if (!dutchToo.has(key) && englishWords.get(key) !== key) english += 1
    const [open = ''] = /^\(*/.exec(tokens[at] ?? '') ?? []
    const [close = ''] = /(?<![),;.!])[),;.!]*$/.exec(last) ?? []
    dutch.push(`${open}${englishWords.get(key) ?? ''}${close}`)
    at += length
  }
  return { dutch: dutch.join(' '), english }
}

const bareToken = (token: string) => token.replace(/^\(+|(?<![),;.!])[),;.!]+$/g, '')
const keyOf = (tokens: readonly string[]) => tokens.map(bareToken).join(' ').toLowerCase()

const PREPOSITION = / (?=(?:with|for|in|on|at|during|from|together|every|per)\b)/

/** 'Write specs with the customer' as 'specificaties schrijven met de klant'; null when it is no deed. */
const glossDeed = (text: string): string | null => {
  const [, first = '', second = '', behind = ''] = /^([A-Za-z]+)(?: and ([a-z]+))?(?: (.+))?$/.exec(text) ?? []
  const verbs = [first, second].filter((verb) => verb !== '').map((verb) => englishVerbs.get(verb.toLowerCase()))
  if (verbs.length === 0 || verbs.includes(undefined)) return null
  const [object = '', ...rest] = ` ${behind}`.split(PREPOSITION)
  const glosses = [object, rest.join(' ')].map((part) => glossWords(part, false))
  return glosses.includes(null)
    ? null
    : [glosses[0]?.dutch ?? '', verbs.join(' en '), glosses[1]?.dutch ?? ''].filter((part) => part !== '').join(' ')
}

/** An English fragment in Dutch where every word is known; null for Dutch, and for what holds an unknown word. */
export const glossEnglish = (text: string): string | null => {
  const clauses = splitOutsideBrackets(text, ',').map((clause) => {
    const deed = glossDeed(clause)
    if (deed !== null) return { dutch: deed, english: 1 }
    return glossWords(clause, true)
  })
  const glosses = clauses.filter((clause) => clause !== null)
  if (glosses.length < clauses.length || glosses.every(({ english }) => english === 0)) return null
  return glosses.map(({ dutch }) => dutch).join(', ')
}
