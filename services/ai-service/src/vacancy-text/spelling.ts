import type { GenerateVacancyRequest, VacancyQuestionField } from '@wervio/contracts'
import { isPlace } from '../cv/person/places.ts'
import { readSpelling, type Correction, type DoubtfulWord } from '../spelling/read-spelling.ts'
import { isDottedAbbreviation } from './language/abbreviations.ts'
import { englishWords } from './language/english-words.ts'
import { properForm } from './language/proper-words.ts'

/** Names and figures: what stands here is spelled as its recruiter wants. */
const NAMES: ReadonlySet<string> = new Set(['organisatie', 'opdrachtgever', 'locatie'])
/** No texts. */
const SETTINGS: ReadonlySet<string> = new Set(['opdrachtgever_in_tekst', 'engine', 'language'])

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** A word with a capital that begins neither a line nor a sentence. */
const CAPITALS_INSIDE = /(?<=[\p{L}\d,;)] )\p{Lu}[\p{L}’'-]{2,}/gu
/** Names stand behind these. */
const BEHIND_PREPOSITIONS = /(?<=(?<!\p{L})(?:bij|van|naar|door|namens|met|te|via) )\p{Ll}{5,}/gu

type Field = readonly [name: string, text: string]

const textsOf = (request: GenerateVacancyRequest): readonly Field[] =>
  Object.entries(request).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !SETTINGS.has(entry[0]),
  )

/** Words that the form makes names: those of its fields of names, with a capital inside, or twice where names stand. */
const namesIn = (fields: readonly Field[]): ReadonlySet<string> => {
  const texts = fields.map(([, text]) => text)
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => /\p{Ll}/u.test(line))
  const capitals = lines.flatMap((line) => line.match(CAPITALS_INSIDE) ?? [])
  const counts = Map.groupBy(texts.flatMap(wordsIn), (word) => word)
  const behind = lines
    .flatMap((line) => line.match(BEHIND_PREPOSITIONS) ?? [])
    .filter((word) => (counts.get(word)?.length ?? 0) > 1)
  return new Set([
    ...fields.filter(([name]) => NAMES.has(name)).flatMap(([, text]) => wordsIn(text)),
    ...capitals.flatMap(wordsIn),
    ...behind,
  ])
}

/** What was found in the form: itself with its slips corrected, and what may be several words. */
export type SpelledForm = {
  form: GenerateVacancyRequest
  corrections: readonly Correction[]
  doubts: readonly (DoubtfulWord & { field: VacancyQuestionField })[]
}

/** Reads a form for typing errors; fields of names stay, and so do words that the form itself or this room knows. */
export const readFormSpelling = (request: GenerateVacancyRequest): SpelledForm => {
  const fields = textsOf(request)
  const names = namesIn(fields)
  const isOwnWord = (word: string) =>
    names.has(word) ||
    englishWords.has(word) ||
    properForm(word) !== undefined ||
    isDottedAbbreviation(word) ||
    isPlace(word)
  const read = fields
    .filter(([name]) => !NAMES.has(name))
    .map(([name, text]) => ({ name: name as VacancyQuestionField, ...readSpelling(text, isOwnWord) }))
  return {
    form: { ...request, ...Object.fromEntries(read.map(({ name, text }) => [name, text])) },
    corrections: read.flatMap(({ corrections }) => corrections),
    doubts: read.flatMap(({ name, doubts }) => doubts.map((doubt) => ({ ...doubt, field: name }))),
  }
}
