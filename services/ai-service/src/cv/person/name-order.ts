import { fold } from '../lexicon/fold.ts'
import { isAllCapitals } from '../sections/line-style.ts'
import { isCommonGivenName } from './given-names.ts'
import { inOrdinaryCase, isParticle, nameIn, properWords } from './name-shape.ts'
import { withoutTitles } from './name-titles.ts'
import { isPlace } from './places.ts'

const INITIALS = /^(?:\p{Lu}\p{Ll}?\.-?)+$/u
const lettersOf = (text: string) => fold(text).replace(/[^a-z]/g, '')
const isInitials = (words: readonly string[]) =>
  words.length > 0 && words.every((word) => INITIALS.test(word) || /^\(\p{L}[\p{L}'’-]+\)$/u.test(word))

/** Whether an e-mail address says the given name before the surname. */
const saysGivenFirst = (email: string | null, givenName: string, surname: string): boolean => {
  const local = lettersOf(email?.split('@')[0] ?? '')
  const [at, behind] = [
    local.indexOf(lettersOf(givenName.split(/[ -]/)[0] ?? '')),
    local.indexOf(lettersOf(properWords(surname)[0] ?? '')),
  ]
  return at >= 0 && behind > at
}

const capitals = (words: readonly string[]) => {
  const lower = words.findIndex((word) => !(isAllCapitals(word) && word.length > 1))
  return lower <= 0 ? 0 : lower
}

/** 'DUPONT Jean-Luc' and, behind a label, 'De Vries Jan', where capitals or the e-mail address tell which is which. */
const withoutComma = (text: string, email: string | null, source: NameSource): string | null => {
  const words = (nameIn(text) ?? '').split(' ')
  const shouted = capitals(words)
  const end = shouted > 0 && shouted < words.length ? shouted : source === null ? 0 : words.length - 1
  if (end === 0) return null
  const [surname, given] = [words.slice(0, end).join(' '), words.slice(end).join(' ')]
  const certain = saysGivenFirst(email, given, surname) || (source === 'surname' && shouted > 0)
  return certain && !saysGivenFirst(email, surname, given) ? `${given} ${inOrdinaryCase(surname)}` : null
}

/** What a label says about the order: 'Achternaam, voornaam' or only that it is a name; null without one. */
type NameSource = 'surname' | 'label' | null

/**
 * 'PAPADOPOULOU, Eleni' and 'Vries, J. de' in the spoken order; null where nothing shows that the surname stands first.
 */
export const inSpokenOrder = (text: string, email: string | null, source: NameSource): string | null => {
  const [last = '', first = '', ...others] = withoutTitles(text).split(/,\s*/)
  if (first === '') return withoutComma(text, email, source)
  const words = first.trim().split(' ')
  const before = words.filter(isParticle)
  const givenNames = words.filter((word) => !isParticle(word))
  const [surname, called] = [nameIn([...before, last].join(' ')), givenNames.join(' ')]
  if (
    others.length > 0 ||
    !surname ||
    givenNames.length === 0 ||
    givenNames.length > 4 ||
    (nameIn(called) !== called && !isInitials(givenNames))
  )
    return null
  const certain =
    source !== null ||
    before.length > 0 ||
    isParticle(last.split(' ')[0] ?? '') ||
    (isCommonGivenName(givenNames[0] ?? '') && !isCommonGivenName(last) && !isPlace(last)) ||
    isInitials(givenNames) ||
    saysGivenFirst(email, called, surname) ||
    (isAllCapitals(surname) && !isAllCapitals(called))
  if (!certain) return null
  const whole = `${called} ${surname}`
  return isAllCapitals(whole)
    ? inOrdinaryCase(whole)
    : `${called} ${isAllCapitals(surname) ? inOrdinaryCase(surname) : surname}`
}
