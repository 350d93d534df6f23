import type { VacancyForm } from '../form.ts'
import { hasAddress } from '../language/cut-words.ts'
import { hasSubject } from '../language/sentences.ts'
import { asksSomebody, secrets, whereabouts } from './note-words.ts'
import { hasNote } from './notes.ts'

/** A field without what stands beside its words for its writer alone, and that. */
export type ReadAsides = { text: string; asides: string[] }

/** 'Weert? nee Roermond': what was typed first, and taken back. Behind it a sentence may answer who reads. */
const TAKEN_BACK =
  /(?<=^|[;,(\n] ?|(?:\p{L}{5}|\d{4})\. )(?! )([^.?!,;()\n]{1,40})\? ?(?:nee+|neen|nope|toch niet)[,:!]? (?=\S)([^.?!\n]{0,80})/giu

/** 'Bedrijfswagen? nee dat niet': nothing comes in its place. */
const ONLY_REFUSES = /^(?:(?:dat|die|dit|toch|helaas|nog|voorlopig) )*niet(?: (?:meer|mogelijk|nodig|zo|echt))?$/iu

/** 'Lassen en draaien (dat laatste niet noemen)': the last of what stands before the brackets goes too. */
const LAST_OF_ROW =
  /(?:,? (?:en|of|\+|&) |, )(?:(?! (?:en|of|\+|&) )[^,()\n]){2,40} ?\((?:dat |die |deze |het )?(?:laatste|laatstgenoemde) (?:even |maar |nog )?(?:weglaten|weg|niet (?:noemen|vermelden|in de tekst))\)/giu

const BRACKETS = / ?\(([^()\n]{2,100})\)/g

/** 'In Exact boeken - check of dat nog zo heet': what one is going to look up about the words before the dash. */
const LOOK_UP_BEHIND =
  / [-–] ?(?:(?:nog|even|zelf|ff) )*(?:check(?:en)?|kijk(?:en)?|nagaan|navragen|vraag(?:en)?|verifiëren|dubbelchecken) (?:(?:nog|even|zelf|na) )*(?:of|bij|aan|met) [^.;\n]{3,60}/giu

/** Brackets of a question to oneself, and of what is to be looked up: '(niet nodig toch?)', '(check cao)'. */
const isAsideInBrackets = (words: string): boolean =>
  hasNote(words) ||
  LOOK_UP_IN_BRACKETS.test(words) ||
  (words.endsWith('?') &&
    !hasSubject(words) &&
    !/^(?:vragen|interesse|meer (?:info|weten)|zin|nieuwsgierig)/i.test(words))
const LOOK_UP_IN_BRACKETS =
  /^(?:(?:nog|even|zelf|ff|eerst) )*(?:check(?:en)?|kijk(?:en)?|na(?:kijken|vragen|gaan)|verifiëren|dubbelchecken|controleren)(?:$|[!.]| (?:in|bij|of|de|het|dit|dat|nog|even|cao|met|aan|\p{L}+$))/iu

/** A sentence or line with nothing in its brackets but that it is a secret: '(nog niet communiceren!)'. */
const SECRET_BEFORE_BRACKETS =
  /(?<=^|\n|[.!?] )(?:(?![.!?] )[^()\n])+\((?:(?:nog|dus|aub|svp|dit|s\.v\.p\.) )*(?:niet|nooit) (?:te )?(?:communiceren|zeggen|vertellen|verder vertellen|doorvertellen|delen|publiceren|bekendmaken)(?: aub)?[.!]*\)[.!]*/giu

/** A line that begins with a question mark: nothing of it is decided. */
const LINE_OF_DOUBT = /(?<=^|\n)(?:[-*•] ?)?\?+ ?\p{L}[^\n]*(?=\n|$)/gu
/** One of several lines that ends in whom to ask about it: 'containers lossen, navragen bij Kevin'. */
const LINE_TO_ASK = /(?<=^|\n)([^\n()]{3,90})[,–-] ?(?=\S)([^\n,()]{8,60}(?:\([^\n()]*\))?)(?=\n|$)/gu

const TO_ASK = '(?:(?:nog|even|ff|zelf|eerst) )*(?:navragen|nagaan|nakijken|checken|check|uitzoeken|bevestigen|vragen)'
/** An item of a row behind which a question mark stands: 'laptop, pensioen?? navragen, vast contract'. */
const ITEM_TO_ASK = new RegExp(
  `(?<=^|[,;\\n] ?)(?! )([^,;:?!.()\\n]{2,40})\\?+(?: ?${TO_ASK})?[.!]?(?: ?[,;] ?|(?=$|\\n))`,
  'gu',
)
const MOST_WORDS_OF_ITEM = 4
/** A question to who reads. */
const TO_READER =
  /^(?:[-*•] ?)?(?:zin|interesse|enthousiast|nieuwsgierig|benieuwd|klaar|vragen|iets|klinkt|wat|wie|waar|waarom|wanneer|welke?|hoe|ben|heb|hou|houd|wil|kun|kan|word|zoek|meer)(?!\p{L})/iu
const isItemToAsk = (words: string, text: string, at: number): boolean => {
  const before =
    text
      .slice(0, at)
      .split(/[.!?\n]/)
      .at(-1)
      ?.trim() ?? ''
  return /[,;]/.test(text) && !hasSubject(before.split(',')[0] ?? '') && !TO_READER.test(before) && isDoubtful(words)
}
const isDoubtful = (words: string): boolean =>
  /\p{L}{3}/u.test(words) &&
  !/\d/.test(words) &&
  words.trim().split(' ').length <= MOST_WORDS_OF_ITEM &&
  !hasSubject(words) &&
  !TO_READER.test(words.trim())

/** 'Ik + 4 collega's': who fills in the form is none of the team's number. */
const WHO_TYPES =
  /(?<=^|\n)ik(?: zelf| dus)? ?(?:\+|en|met|plus|&) ?(?=\d|een )(?!\d(?: (?:man|collega(?:[’']?s)?|anderen?))?(?:\n|$))/giu

/** What somebody tells of their own family: 'ik, mijn man en 3 bakkers', 'overgenomen van mijn ouders'. */
const FAMILY =
  '(?:schoon)?(?:ouders|vader|moeder|zoon|dochter|broer|zus|man|vrouw|partner|opa|oma|grootouders|grootvader|oom|tante|kinderen)'
const OWN_FAMILY_FIRST = new RegExp(
  `(?<=^|\\n)(?:(?:ik|mijn ${FAMILY}|m['’]n ${FAMILY})(?:,| en| \\+| &) ?){1,3}(?=\\d|een )`,
  'giu',
)
const CLAUSE_OF_FAMILY = new RegExp(
  `(?:, |(?<=^|\\n|\\. ))[^,.;\\n]*(?:\\b(?:mijn|m['’]n) ${FAMILY}\\b|(?<!\\p{L})ik (?:ben|heb|was|run|zit)\\b)[^,.;\\n]*`,
  'giu',
)

/** Why somebody leaves is theirs to tell: 'tijdelijk wegens ziekte van Els'. */
const REASON_OF_SOMEBODY =
  /,? (?:ivm|i\.v\.m\.|in verband met|wegens|vanwege|door) (?:de |het |langdurige )*(?:ziekte|zwangerschap\p{L}*|burn-?out|ontslag|vertrek|overlijden|pensioen\p{L}*|\p{L}*verlof)(?: van)? \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/gu

/** 'Vervanging zwangerschapsverlof Els tot 30/6': whom one stands in for, and why. */
const REASON_OF_REPLACEMENT =
  /(?<=\b[Vv]ervang(?:ing|er|ster)) (?:van |voor |wegens )?(?:zwangerschap\p{L}*|bevalling\p{L}*|ziekte\p{L}*|\p{L}*verlof|burn-?out|loopbaanonderbreking|tijdskrediet)(?: van)? \p{Lu}\p{Ll}+(?![\p{L}])/gu

/** A secret that says itself what it is about; 'niet noemen' is about the words before it. */
const OF_NAME = /^(?:de )?(?:bedrijfs|klant)?(?:naam|namen)\b/i

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
    .replace(ITEM_TO_ASK, (typedWords, words: string, at: number) => {
      if (!isItemToAsk(words, typed, at)) return typedWords
      take(typedWords.replace(/ ?[,;] ?$/, ''))
      return ''
    })
    .replace(TAKEN_BACK, (typedWords, first: string, rest: string) => {
      if (hasSubject(rest)) return typedWords
      take(`${first}?`)
      return ONLY_REFUSES.test(rest) ? '' : rest
    })
    .replace(SECRET_BEFORE_BRACKETS, take)
    .replace(LINE_OF_DOUBT, take)
    .replace(OWN_FAMILY_FIRST, (words: string) => (/\bm(?:ij|['’])n /i.test(words) ? take(words) : words))
    .replace(CLAUSE_OF_FAMILY, take)
    .replace(WHO_TYPES, (words: string) => take(words))
    .replace(LAST_OF_ROW, take)
    .replace(REASON_OF_SOMEBODY, take)
    .replace(REASON_OF_REPLACEMENT, take)
    .replace(BRACKETS, (typedWords, words: string) => {
      const parts = words.split(', ')
      const others = parts.filter((part) => !asksSomebody.test(part) && !LOOK_UP_IN_BRACKETS.test(part))
      if (others.length === parts.length) return isAsideInBrackets(words) ? take(typedWords) : typedWords
      if (others.length === 0) return take(typedWords)
      take(parts.filter((part) => !others.includes(part)).join(', '))
      return ` (${others.join(', ')})`
    })
    .replace(LINE_TO_ASK, (line: string, _: string, behind: string) =>
      typed.includes('\n') && asksSomebody.test(behind) ? take(line) : line,
    )
    .replace(LOOK_UP_BEHIND, take)
    .replace(CLAUSE_BEHIND, (typedWords, clause: string) =>
      whereabouts.some((form) => form.test(clause)) ||
      (OF_NAME.test(clause) && secrets.some((form) => form.test(clause)))
        ? take(typedWords.replace(/^[,\s–-]+/u, ''))
        : typedWords,
    )
  return asides.length === 0
    ? { text: typed, asides }
    : {
        text: text
          .replace(/\n{2,}/g, '\n')
          .replace(/ ?[,;] ?(?=$|\n)/g, '')
          .trim(),
        asides,
      }
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
