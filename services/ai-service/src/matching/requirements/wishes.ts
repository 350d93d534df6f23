import { termsOf } from '../words/terms.ts'
import { NICE } from './importance.ts'
import { languagesIn } from './languages.ts'

/** 'Pré: …' in front makes a wish of all that follows. */
const WISH_IN_FRONT = new RegExp(`^\\W*(?:een\\s)?${NICE.source}[^:,;.]{0,20}:`, 'iu')
/** Clauses of a line, not inside brackets: behind a semicolon, and behind a full stop before a capital. */
const CLAUSES = /;\s+|(?<=\p{L}{3})\.\s+(?=\p{Lu})/u
/** 'SAP is een must en Exact is een pluspunt'. */
const DEMAND_AND_WISH =
  /^(.*(?<!\p{L})(?:vereist|must|noodzakelijk|nodig|required|verplicht)),?\s(?:en|maar|and|but)\s(.*)$/iu
/** 'Excel, SQL is een pré' asks for Excel; 'Pools, Frans of Duits is een pré' asks for none. */
const WISH_BEHIND = /^(.*\S),\s+([^,]{2,60})$/u
const ENDS_LIST = /\s(?:of|or|en|and|&)\s/iu
const BRACKET = /\s*\(([^()]{2,150})\)/u
const LONGEST = 1_000
/** Weight from which a text names something. */
const LEAST_WEIGHT = 0.9

const namesSomething = (text: string): boolean =>
  languagesIn(text).length > 0 || termsOf(text).reduce((sum, { weight }) => sum + weight, 0) >= LEAST_WEIGHT

/** Splits a text at a pattern where no bracket is open. */
const splitOutside = (text: string, pattern: RegExp): string[] =>
  text.split(pattern).reduce<string[]>((parts, part) => {
    const last = parts.at(-1)
    const isOpen = last !== undefined && last.lastIndexOf('(') > last.lastIndexOf(')')
    return isOpen ? [...parts.slice(0, -1), `${last}, ${part}`] : [...parts, part]
  }, [])

const isWishAlone = (demand: string, wish: string): boolean => NICE.test(wish) && !NICE.test(demand)

const splitBehind = (text: string): string[] => {
  const [, must = '', also = ''] = DEMAND_AND_WISH.exec(text) ?? []
  if (isWishAlone(must, also)) return [must, also]
  const [, inside = ''] = BRACKET.exec(text) ?? []
  if (NICE.test(inside) && namesSomething(inside) && !NICE.test(text.replace(BRACKET, ' ')))
    return [text.replace(BRACKET, ''), inside]
  const [, demand = '', wish = ''] = WISH_BEHIND.exec(text) ?? []
  const isOpen = demand.lastIndexOf('(') > demand.lastIndexOf(')')
  return isWishAlone(demand, wish) && !isOpen && !ENDS_LIST.test(wish) && namesSomething(wish) ? [demand, wish] : [text]
}

/** The clauses of a demand, where one of them is a wish and another isn't: 'Duits C1; Frans is een plus'. */
export const clausesOf = (whole: string): string[] => {
  if (!NICE.test(whole)) return [whole]
  const text = whole.slice(0, LONGEST)
  if (WISH_IN_FRONT.test(text)) return [whole]
  const clauses = splitOutside(text, CLAUSES)
  if (clauses.length > 1 && !clauses.every((clause) => NICE.test(clause)) && clauses.every(namesSomething))
    return clauses.flatMap(splitBehind)
  const parts = splitBehind(text)
  return parts.length > 1 ? parts : [whole]
}
