import { isAllCapitals } from '../sections/line-style.ts'
import { isCommonGivenName } from './given-names.ts'
import { inOrdinaryCase, isParticle, nameIn, properWords } from './name-shape.ts'
import { withoutTitles } from './name-titles.ts'
import { isPlace } from './places.ts'

const INITIALS = /^(?:\p{Lu}\p{Ll}?\.-?)+$/u
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
const isInitials = (words: readonly string[]) =>
  words.length > 0 && words.every((word) => INITIALS.test(word) || /^\(\p{L}[\p{L}'’-]+\)$/u.test(word))

/** Whether an e-mail address says the given name before the surname. */
function saysGivenFirst(email: string | null, given: string, surname: string): boolean {
  const local = fold(email?.split('@')[0] ?? '')
  const [at, behind] = [
    local.indexOf(fold(given.split(/[ -]/)[0] ?? '')),
    local.indexOf(fold(properWords(surname)[0] ?? '')),
  ]
  return at >= 0 && behind > at
}

const capitals = (words: readonly string[]) => {
  const lower = words.findIndex((word) => !(isAllCapitals(word) && word.length > 1))
  return lower <= 0 ? 0 : lower
}

/** 'DUPONT Jean-Luc' and, behind a label, 'De Vries Jan', where capitals or the e-mail address tell which is which. */
function withoutComma(text: string, email: string | null, told: Told): string | null {
  const words = (nameIn(text) ?? '').split(' ')
  const shouted = capitals(words)
  const end = shouted > 0 && shouted < words.length ? shouted : told === null ? 0 : words.length - 1
  if (end === 0) return null
  const [surname, given] = [words.slice(0, end).join(' '), words.slice(end).join(' ')]
  const certain = saysGivenFirst(email, given, surname) || (told === 'surname' && shouted > 0)
  return certain && !saysGivenFirst(email, surname, given) ? `${given} ${inOrdinaryCase(surname)}` : null
}

/** What a label says about the order: 'Achternaam, voornaam' or only that it is a name; null without one. */
export type Told = 'surname' | 'label' | null

/** 'PAPADOPOULOU, Eleni' and 'Vries, J. de' in the order in which names are said; null where nothing tells that it is another one. */
export function inSpokenOrder(text: string, email: string | null, told: Told): string | null {
  const [last = '', first = '', ...others] = withoutTitles(text).split(/,\s*/)
  if (first === '') return withoutComma(text, email, told)
  const words = first.trim().split(' ')
  const before = words.filter(isParticle)
  const given = words.filter((word) => !isParticle(word))
  const [surname, called] = [nameIn([...before, last].join(' ')), given.join(' ')]
  if (
    others.length > 0 ||
    !surname ||
    given.length === 0 ||
    given.length > 4 ||
    (nameIn(called) !== called && !isInitials(given))
  )
    return null
  const certain =
    told !== null ||
    before.length > 0 ||
    isParticle(last.split(' ')[0] ?? '') ||
    (isCommonGivenName(given[0] ?? '') && !isCommonGivenName(last) && !isPlace(last)) ||
    isInitials(given) ||
    saysGivenFirst(email, called, surname) ||
    (isAllCapitals(surname) && !isAllCapitals(called))
  if (!certain) return null
  const whole = `${called} ${surname}`
  return isAllCapitals(whole)
    ? inOrdinaryCase(whole)
    : `${called} ${isAllCapitals(surname) ? inOrdinaryCase(surname) : surname}`
}
