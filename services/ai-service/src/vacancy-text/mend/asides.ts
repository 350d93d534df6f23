import type { VacancyForm } from '../form.ts'
import { hasAddress } from '../language/cut-words.ts'
import { hasSubject } from '../language/sentences.ts'
import { whereabouts } from './note-words.ts'
import { hasNote } from './notes.ts'

/** A field without what stands beside its words for its writer alone, and that. */
export type ReadAsides = { text: string; asides: string[] }

/** 'Weert? nee Roermond': what was typed first, and taken back. Behind it a sentence may answer who reads. */
const TAKEN_BACK =
  /(?<=^|[;,(\n] ?|(?:\p{L}{5}|\d{4})\. )(?! )([^.?!,;()\n]{1,40})\? ?(?:nee+|neen|nope|toch niet)[,:!]? (?=\S)([^.?!\n]{0,80})/giu

/** 'Lassen en draaien (dat laatste niet noemen)': the last of what stands before the brackets goes too. */
const LAST_OF_ROW =
  /(?:,? (?:en|of|\+|&) |, )(?:(?! (?:en|of|\+|&) )[^,()\n]){2,40} ?\((?:dat |die |deze |het )?(?:laatste|laatstgenoemde) (?:even |maar |nog )?(?:weglaten|weg|niet (?:noemen|vermelden|in de tekst))\)/giu

const BRACKETS = / ?\(([^()\n]{2,100})\)/g

/** 'In Exact boeken - check of dat nog zo heet': what one is going to look up about the words before the dash. */
const LOOK_UP_BEHIND =
  / [-–] ?(?:(?:nog|even|zelf|ff) )*(?:check(?:en)?|kijk(?:en)?|nagaan|navragen|vraag(?:en)?|verifiëren|dubbelchecken) (?:(?:nog|even|zelf|na) )*(?:of|bij|aan|met) [^.;\n]{3,60}/giu

/** Why somebody leaves is theirs to tell: 'tijdelijk wegens ziekte van Els'. */
const REASON_OF_SOMEBODY =
  /,? (?:ivm|i\.v\.m\.|in verband met|wegens|vanwege|door) (?:de |het |langdurige )*(?:ziekte|zwangerschap\p{L}*|burn-?out|ontslag|vertrek|overlijden|pensioen\p{L}*|\p{L}*verlof)(?: van)? \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/gu

/** 'Vervanging zwangerschapsverlof Els tot 30/6': whom one stands in for, and why. */
const REASON_OF_REPLACEMENT =
  /(?<=\b[Vv]ervang(?:ing|er|ster)) (?:van |voor |wegens )?(?:zwangerschap\p{L}*|bevalling\p{L}*|ziekte\p{L}*|\p{L}*verlof|burn-?out|loopbaanonderbreking|tijdskrediet)(?: van)? \p{Lu}\p{Ll}+(?![\p{L}])/gu

/** A clause about where something else is, behind one that tells something: 'sinds 1987, foto's zitten in de mail'. */
const CLAUSE_BEHIND = /(?<=\S)(?:, | [-–] )([^,.;!?()\n]{6,80})(?=$|[.;!?\n])/gu

/** Takes off what a field says to its writer beside what it tells; a note that is the whole of a line stays here. */
export const readAsides = (typed: string): ReadAsides => {
  if (hasAddress(typed) && !typed.includes('\n') && !/[(?]/.test(typed)) return { text: typed, asides: [] }
  const asides: string[] = []
  const take = (words: string) => {
    asides.push(words.trim())
    return ''
  }
  const text = typed
    .replace(TAKEN_BACK, (typedWords, first: string, rest: string) => {
      if (hasSubject(rest)) return typedWords
      take(`${first}?`)
      return rest
    })
    .replace(LAST_OF_ROW, take)
    .replace(REASON_OF_SOMEBODY, take)
    .replace(REASON_OF_REPLACEMENT, take)
    .replace(BRACKETS, (typedWords, words: string) => (hasNote(words) ? take(typedWords) : typedWords))
    .replace(LOOK_UP_BEHIND, take)
    .replace(CLAUSE_BEHIND, (typedWords, clause: string) =>
      whereabouts.some((form) => form.test(clause)) ? take(typedWords.replace(/^[,\s–-]+/u, '')) : typedWords,
    )
  return asides.length === 0 ? { text: typed, asides } : { text, asides }
}

/** The fields that are read so. */
export const asideFields = [
  'title',
  'tasks',
  'hardSkills',
  'softSkills',
  'benefits',
  'team',
  'history',
  'coreActivity',
  'culture',
  'mission',
  'goals',
  'contribution',
  'salary',
  'hours',
  'location',
] as const satisfies readonly (keyof VacancyForm)[]

/** The form without such words. */
export const withoutAsides = (form: VacancyForm): VacancyForm => ({
  ...form,
  ...Object.fromEntries(asideFields.map((field) => [field, readAsides(form[field]).text])),
})
