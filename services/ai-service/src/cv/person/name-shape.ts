import { fold } from '../lexicon/fold.ts'
import { wordSetOf } from '../lexicon/lexicon.ts'
import { withoutTitles } from './name-titles.ts'

const particles = wordSetOf('name-particles')
const WORD =
  /^(?:[\p{L}\p{M}]+(?:['’‘`´.\u2010-\u2015-]{1,2}[\p{L}\p{M}]+)*['’.]?|(?:\p{L}\.-?){1,8}|['’‘]\p{L}{1,3}|\(\p{L}[\p{L}.'’-]{1,20}\)|["“”„']\p{L}[\p{L}'’-]{1,20}["“”'])$/u
const LONGEST = 60
const ONE_SCRIPT_NAME = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}・·\s]{2,20}$/u

/** True for 'van', "'t" and what else brings in a surname. */
export const isParticle = (word: string) => particles.has(fold(word))
const isCapital = (word: string) => /^["“”„'’‘(]?\p{Lu}/u.test(word)
const isCased = (word: string) => word.toLowerCase() !== word.toUpperCase()

/** A text that is shaped like a name, without titles and salutations; null for one that can't be a name. */
export const nameIn = (text: string): string | null => {
  if (text.length > LONGEST * 2 || /@|https?|www\./.test(text)) return null
  const bare = stripped(text)
  if (bare.length < 2 || bare.length > LONGEST || /[\d\\/:;!?*=<>{}[\]#%&+_]/.test(bare)) return null
  if (ONE_SCRIPT_NAME.test(bare)) return bare
  if (/\p{L}{4}\.$/u.test(bare)) return null
  const words = bare.split(' ')
  if (words.length > 7 || !words.every((word) => WORD.test(word))) return null
  const proper = words.filter((word) => !isParticle(word))
  if (
    proper.length === 0 ||
    proper.length > 5 ||
    proper.every((word) => /^(?:\p{L}\.?){1,2}$/u.test(word) && isCased(word))
  )
    return null
  return bare
}

/** True when each word of it begins with a capital letter, or has no such thing. */
export const isWrittenAsName = (name: string): boolean =>
  name.split(' ').every((word) => isParticle(word) || isCapital(word) || !isCased(word))

/**
 * True for a slogan such as 'Samen bouwen aan morgen': it begins with a capital, and a word of it that no tussenvoegsel
 * brings in does not.
 */
export const isWrittenAsSentence = (name: string): boolean => {
  const words = name.split(' ')
  return (
    isCapital(words[0] ?? '') &&
    words.some(
      (word, at) =>
        at > 0 && !isParticle(word) && !isParticle(words[at - 1] ?? '') && isCased(word) && !isCapital(word),
    )
  )
}

const TWICE = /^([^()/|]{2,50}?)\s*[(/|]\s*([^()/|]{2,50}?)\s*\)?$/u
const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}]/u

/**
 * The half in Latin letters of a name that is written in two scripts, 'Eleni Papas (Ελένη Παπά)'; null for any other
 * text.
 */
export const latinHalf = (text: string): string | null => {
  const twice = text.length > LONGEST * 2 ? null : TWICE.exec(text.trim())
  const halves = twice ? [twice[1] ?? '', twice[2] ?? ''] : []
  const latin = halves.filter((half) => !OTHER_LETTERS.test(half))
  return latin.length === 1 ? (latin[0] ?? null) : null
}

const PROSE = /^(?:en|of|and|or|und|et|met|with|for|without|zonder)$/iu
const PLACES = /^(?:in|op|aan|bij|uit|onder|over|voor|te|tot)$/iu
const ARTICLE = /^(?:['’‘]?t|de|den|der|het)$/iu

/**
 * True for 'Mens en Organisatie' and 'Passie voor mensen'; a name has 'in' or 'op' only before an article, as in 'In 't
 * Veld'.
 */
export const readsAsProse = (name: string): boolean =>
  name
    .split(' ')
    .some(
      (word, at, words) => at > 0 && (PROSE.test(word) || (PLACES.test(word) && !ARTICLE.test(words[at + 1] ?? ''))),
    )

const DOUBLE = /^(.{3,50}?\p{L}[.)]?)(\s+[–—-]\s*|[–—-]\s+)/u

/** The two halves of 'Femke Roelofs – Bergsma'; null where what stands behind the dash is no surname by its shape. */
export const doubleName = (text: string): { own: string; dash: string; other: string } | null => {
  const double = text.length > LONGEST * 2 ? null : DOUBLE.exec(text)
  const ownName = nameIn(double?.[1] ?? '')
  const other = double ? nameIn(text.slice(double[0].length)) : null
  return ownName &&
    other &&
    isWrittenAsName(other) &&
    properWords(ownName).length > 1 &&
    properWords(other).length === 1
    ? { own: ownName, dash: double?.[2] ?? ' ', other }
    : null
}

/** How many words it has beside tussenvoegsels. */
export const properWords = (name: string): readonly string[] => name.split(' ').filter((word) => !isParticle(word))

const UNSEEN = /[\u200b-\u200f\u2028-\u202e\ufeff]|\p{Extended_Pictographic}|\ufe0f/gu

const ALIAS = /\s(?:a\.?k\.?a\.?|alias)\s.*$/iu

const stripped = (text: string) =>
  withoutTitles(
    text
      .replace(UNSEEN, '')
      .replace(ALIAS, '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,.|•·–—-]+|[\s,|•·–—-]+$/g, ''),
  )

const cap = (word: string) =>
  /^['’‘][st]$/.test(word)
    ? word
    : word.startsWith('ij')
      ? `IJ${word.slice(2)}`
      : word.replace(
          /^(["“”„'’‘(]?)(mc(?=\p{L}{3}))?(\p{L})/u,
          (_, mark: string, mc: string | undefined, letter: string) => mark + (mc ? 'Mc' : '') + letter.toUpperCase(),
        )

/**
 * 'JAN DE VRIES' as 'Jan de Vries'; a name in ordinary letters, or with initials and abbreviations alone, stays as it
 * is.
 */
export const inOrdinaryCase = (name: string): string => {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name
  return name
    .split(' ')
    .map((word, at) => {
      if (/^(?:\p{L}\.-?)+$/u.test(word) || word.length === 1) return word
      const small = word.toLowerCase()
      if (at > 0 && isParticle(small)) return small
      if (/^[^aeiouyà-ÿ]{2,3}$/i.test(small)) return word
      return small
        .split(/([\u2010-\u2015-])/u)
        .map((part, within) =>
          within > 0 && isParticle(part)
            ? part
            : part
                .split(/(?<=\p{L}['’])(?=\p{L}{3})/u)
                .map(cap)
                .join(''),
        )
        .join('')
    })
    .join(' ')
}
