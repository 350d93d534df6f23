import { isSmallAbbreviation } from '../../vacancy-text/language/abbreviations.ts'
import { lowerFirst } from '../../vacancy-text/language/capitals.ts'
import { isInfinitive } from '../../vacancy-text/language/infinitives.ts'
import { isStatement, withoutEnd } from '../../vacancy-text/language/sentences.ts'
import { readList } from '../../vacancy-text/lists/read-list.ts'
import type { VacancyForm } from '../../vacancy-text/form.ts'

const NESTED = /[,;:()<>"“”]|\d ?[x×] ?\d| (?:en|of|om|te|die|dat|zoals|waar|wie) |@|\//

/** Singular nouns that look like a plural. */
export const SINGULAR =
  /^\p{L}*(?:keuken|wagen|oven|examen|haven|teken|proces|huis|kas|bus|les|reis|was|gras|glas|vlees|ijs|prijs|advies|nieuws|kennis|service) /u

/**
 * An object in the plural or with an article: 'zorgplannen opstellen', not 'voorraad tellen', which asks for an article
 * in a sentence.
 */
export const FITS = /^(?:\d+ \p{L}+(?:en|s) |(?:de|het|een|onze?) |(?:\p{L}+e )*\p{L}+(?:en|s|['’]s) )/u

/** Two nouns without the word between them, 'mutaties eigenaren doorvoeren', or one thing by its number. */
const TWO_NOUNS = /^(?:\p{L}{4,}(?:en|s|['’]s) \p{L}{4,}(?:en|s|['’]s) \p{L}+$|1 )/u

/** What is done now and then opens no text. */
const NOW_AND_THEN = /^(?:soms|af en toe|eventueel|ook|occasioneel|incidenteel|mee|daarnaast|verder) /i

/** A lone task opens a text only when it is among the first. */
const FIRST_TASKS = 2

const BEFORE_NO_VERB = /^(?:aan|bij|door|in|met|na|naast|om|onder|op|over|per|tijdens|tot|uit|van|voor|zonder)$/i

/** 'Opstellen van zorgplannen' and 'Zorgplannen opstellen' both become 'zorgplannen opstellen'; others null. */
export const infinitivePhrase = (item: string, names: ReadonlySet<string>): string | null => {
  const phrase = lowerFirst(
    withoutEnd(item)
      .replace(/ \([^()]{0,80}\)$/, '')
      .replace(/^het (?=\p{L}+en (?:en \p{L}+en )?van )/iu, ''),
    names,
  )
  const words = phrase.split(' ')
  if (phrase.length > 80) return null
  const pair = /^(\p{L}+) en (\p{L}+) van (\p{L}+)$/u.exec(phrase)
  if (pair?.[1] && pair[2] && isInfinitive(pair[1]) && isInfinitive(pair[2]))
    return `${pair[3] ?? ''} ${pair[1]} en ${pair[2]}`
  if (words.length < 2 || words.length > 7 || NESTED.test(phrase) || isStatement(phrase)) return null
  if (!/^\p{L}/u.test(phrase)) return null
  // 'Oudergesprekjes bij ophalen': what stands before the verb has to be its object.
  if (isInfinitive(words.at(-1) ?? '')) return BEFORE_NO_VERB.test(words.at(-2) ?? '') ? null : phrase
  const nominal = /^(\p{L}+) van (.+)$/u.exec(phrase)
  const [verb = '', object = ''] = nominal?.slice(1) ?? []
  return isInfinitive(verb) && object.split(' ').length <= (/^(?:de|het|een) /.test(object) ? 2 : 5)
    ? `${object} ${verb}`
    : null
}

const canOpen = (phrase: string): boolean =>
  !phrase.split(' ').some(isSmallAbbreviation) &&
  !/\D\d/.test(phrase) &&
  FITS.test(phrase) &&
  !SINGULAR.test(phrase) &&
  !TWO_NOUNS.test(phrase) &&
  !NOW_AND_THEN.test(phrase)

/** Two tasks of the form that can follow 'wil jij', or one that says enough alone, or none. */
export const taskPhrases = (form: VacancyForm): string[] => {
  const items = readList(form.tasks).flatMap((part) => (part.kind === 'items' ? part.items : []))
  const opening = items
    .slice(0, 20)
    .map((item, at) => ({ at, phrase: infinitivePhrase(item, form.names) }))
    .flatMap(({ at, phrase }) => (phrase === null || !canOpen(phrase) ? [] : [{ at, phrase }]))
    .slice(0, 2)
  const phrases = opening.map(({ phrase }) => phrase)
  const isEarly = (opening[0]?.at ?? FIRST_TASKS) < FIRST_TASKS
  if (phrases[0]?.includes(' en ')) return isEarly ? phrases.slice(0, 1) : []
  return phrases.length === 2 || (isEarly && (phrases[0]?.split(' ').length ?? 0) > 2) ? phrases : []
}
