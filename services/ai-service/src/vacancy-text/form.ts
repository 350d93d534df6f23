import type { GenerateVacancyRequest } from '@wervio/contracts'
import { titleWithoutClient, UNNAMED_CLIENT, withoutClient } from './facts/client.ts'
import { personNamesIn } from './facts/person-names.ts'
import { isTown, townsThatAreWords } from './facts/town.ts'
import { breakAtGaps, breakAtMarks, filledText, oneLine, type Value, withLeads } from './field-text.ts'
import { tidyLine } from './language/clean.ts'
import { capitalFirst, fixKnownWords, isShouted, softenLine, titleCaseName } from './language/capitals.ts'
import { sameKey } from './language/join.ts'
import { hasSubject } from './language/sentences.ts'
import { withFieldsInPlace } from './mend/swapped-fields.ts'
import { type Spellings, spellingsIn } from './language/spellings.ts'
import type { FactField } from './lists/fact-rows.ts'
import { writeStoryRows } from './lists/labelled-items.ts'
import { writeRows } from './lists/table-rows.ts'
import { readFormSpelling } from './spelling.ts'

/** The form of either screen under one set of names, cleaned; an empty string is a field not filled in. */
export type VacancyForm = {
  title: string
  organisation: string
  /** What the text calls the client whom the organisation recruits for, its name only when that may be said; or ''. */
  client: string
  salary: string
  location: string
  hours: string
  benefits: string
  tasks: string
  softSkills: string
  hardSkills: string
  culture: string
  team: string
  history: string
  sector: string
  coreActivity: string
  goals: string
  mission: string
  contribution: string
  /** Whether most of the form was typed in capitals. */
  isShouted: boolean
  /** Words of the organisation and the place, in small letters: they keep their capital inside a sentence. */
  names: ReadonlySet<string>
  /** Names as the form spells them elsewhere, for words that it shouts. */
  spellings: Spellings
}

/** The first word of a title with two vowels is no abbreviation: 'METSER gezocht'. */
const FIRST_SHOUTED = /^(?=\p{Lu}*[AEIOU]\p{Lu}*[AEIOU])\p{Lu}{6}(?= \p{Ll}|$)/u

/** So is a long one, and one of five letters with two vowels: 'kapster / KAPPER'. */
const SHOUTED_WORD = /(?<![\p{L}-])(?:\p{Lu}{7,}|(?=\p{Lu}*[AEIOU]\p{Lu}*[AEIOU])\p{Lu}{5,6})(?![\p{L}-])/gu

/** A title in capitals is shouted even when the rest of the form isn't; codes and abbreviations are not. */
const softenTitle = (title: string, names: ReadonlySet<string>, spellings: Spellings) =>
  !/\p{Ll}/u.test(title) && /\p{Lu}{4,}|^KOK$/u.test(title)
    ? softenLine(title, names, spellings)
    : title
        .replace(SHOUTED_WORD, (word) => softenLine(word, names, spellings))
        .replace(FIRST_SHOUTED, (word) => softenLine(word, names, spellings))

/** Both spellings of one field; when they differ, one after the other. */
const either = (first: Value, second: Value): string => {
  const [one, two] = [filledText(writeStoryRows(first ?? '')), filledText(writeStoryRows(second ?? ''))]
  return one === '' || two === '' || sameKey(one) === sameKey(two) ? one || two : `${one}\n${two}`
}

const letters = (text: string, kind: RegExp) => (text.match(kind) ?? []).length

/** Most letters of the form are capitals: single words in capitals are then shouting too. */
const isShouting = (texts: string[]) => {
  const all = texts.join(' ')
  return letters(all, /\p{Lu}/gu) > 0.6 * letters(all, /\p{L}/gu)
}

const nameWords = (...names: string[]) =>
  new Set(
    names
      .flatMap((name) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !COMMON.has(word) && !COMMON_END.test(word)),
  )
/** What kinds of work and houses end in: 'Streekvervoer' in a name is the word for it elsewhere. */
const COMMON_END =
  /\p{L}{3}(?:vervoer|transport|techniek|beheer|onderhoud|zorg|diensten|service|bouw|werken|handel|verzekeringen|opleidingen|verhuur|verkoop|reizen)$/u
const COMMON = new Set(
  `een het der den van voor ons onze ter omgeving regio stichting gemeente groep bedrijf zorg bouw zand grind grond transport hout staal
  groen tuin bloemen brood fiets fietsen auto techniek installatie bakkerij kapsalon salon hotel restaurant school praktijk leiden diverse kantoren kantoor locaties locatie vestigingen vestiging filialen
  filiaal werven winkels winkel scholen heel station vlakbij soms ook vanuit industriezone industrieterrein centrum haven`.split(
    /\s+/,
  ),
)

/** A word of a name that the form types small elsewhere is none by itself: 'Van Geldrop Vleeswaren'. */
const withoutCommonWords = (names: ReadonlySet<string>, texts: readonly string[]): Set<string> => {
  const small = new Set(
    texts.flatMap((text) => text.replace(/(?<!\S)\S*[@/.]\S*/g, '').match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu) ?? []),
  )
  return new Set([...names].filter((name) => !small.has(name)))
}

/** Gives the place its capital in a form that was typed without any. */
const withPlaceNames = (location: string): ((line: string) => string) => {
  const places = new Map(
    (location.match(/\p{Lu}\p{Ll}{3,}/gu) ?? [])
      .filter((place) => !townsThatAreWords.has(place.toLowerCase()))
      .map((place) => [place.toLowerCase(), place]),
  )
  return (line) =>
    line
      .replace(/\p{L}+/gu, (word) => places.get(word) ?? word)
      .replace(BEHIND_PREPOSITION, (word) => (isPlainTown(word) ? capitalFirst(word) : word))
}

/** A word where a town may stand: 'tussen leuven en genk', 'op werven in genk', 'standplaats is leuven'. */
const BEHIND_PREPOSITION =
  /(?<=(?<!\p{L})(?:(?:in|te|uit|naar|tussen|regio|rond|nabij|vanuit|omgeving|standplaats(?: is)?) |(?:tussen|in|uit|regio) \p{L}{4,} (?:en|of) ))\p{Ll}{4,}(?!\p{L})/gu
const isPlainTown = (word: string) => !townsThatAreWords.has(word) && isTown(capitalFirst(word))

/** 'Dan over naar verhagen': the name of who employs, typed small where only a name stands. */
const namesBehindPrepositions = (names: string): ((line: string) => string) => {
  const nameByWord = new Map(
    (names.match(/\p{Lu}\p{Ll}{4,}/gu) ?? [])
      .filter((name) => !COMMON.has(name.toLowerCase()) && !COMMON_END.test(name.toLowerCase()))
      .map((name) => [name.toLowerCase(), name]),
  )
  return (line) =>
    line.replace(
      /(?<=(?<!\p{L})(?:naar|bij|door|namens) )(\p{Ll}{5,})(?=$|[,.;)])/gu,
      (word) => nameByWord.get(word) ?? word,
    )
}

/** The name of the organisation is spelled as its own field has it: 'IKEA' stays so. */
const withOrganisation = (spellings: Spellings, organisation: string): Spellings =>
  new Map([
    ...spellings,
    ...(organisation.match(/\p{Lu}[\p{L}\d]+/gu) ?? [])
      .filter((word) => word.length > 2 && !COMMON.has(word.toLowerCase()) && !COMMON_END.test(word.toLowerCase()))
      .map((word): [string, string] => [word.toLowerCase(), word]),
  ])

/** Hours of those of a full week behind a title: '19/38', '(30,4/38e)'. */
const PART_OF_WEEK = / \(?(\d{1,2}(?:[.,]\d{1,2})?)\/(?:3[5-9]|40)(?:e|ste|sten)?\)?$/

/** 'Monteur (40u)' is a monteur where the hours have a field of their own. */
const withoutHours = (title: string, hours: string) =>
  hours.trim() === ''
    ? title
    : title
        .replace(/ \((?:\d{1,2} ?[-–] ?)?\d{1,2} ?(?:u|uur)\)| \(\d,\d{1,2} ?fte\)/i, '')
        .replace(PART_OF_WEEK, (typed, part: string) => (hours.includes(part) ? '' : typed))

/** The request as one form; `organisation` and `location` get their capitals when the form has none or only those. */
export const readForm = (typedRequest: GenerateVacancyRequest): VacancyForm => {
  const request = withFieldsInPlace(readFormSpelling(typedRequest).form)
  const clientName = oneLine(request.opdrachtgever)
  const isUnnamed = clientName !== '' && request.opdrachtgever_in_tekst !== 'named'
  const client = isUnnamed ? UNNAMED_CLIENT : clientName
  const hideClient = (text: string) => (isUnnamed ? withoutClient(text, clientName) : text)
  const texts = Object.values(request).filter((value) => typeof value === 'string')
  const shouting = isShouting(texts)
  const sloppy = !texts.some((text) => /\p{Lu}/u.test(text))
  const organisation = nameOf(oneLine(request.organisatie, 'organisatie'), shouting || sloppy, true)
  const typedLocation = nameOf(
    hideClient(oneLine(request.locatie, 'locatie')),
    shouting || !/\p{Ll}/u.test(request.locatie ?? '') || !/\p{Lu}/u.test(request.locatie ?? ''),
    false,
  )
  const location = hasSubject(typedLocation)
    ? capitalFirst(withPlaceNames(typedLocation)(fixKnownWords(typedLocation)))
    : typedLocation
  const typedNames = nameWords(organisation, location, client === UNNAMED_CLIENT ? '' : client)
  const people = [request.team_samenstelling, request.collegas, request.geschiedenis].flatMap((story) =>
    personNamesIn(story ?? ''),
  )
  const names = withoutCommonWords(new Set([...typedNames, ...people]), sloppy ? [] : texts)
  const spellings = withOrganisation(spellingsIn(texts), organisation)
  const withNames = sloppy ? withPlaceNames(location) : (line: string) => line
  const soften = (line: string) =>
    isShouted(line) ||
    /^\P{Ll}*\p{Lu}{9,}\P{Ll}*$/u.test(line) ||
    (shouting && !/\p{Ll}/u.test(line) && /\p{Lu}{3,}/u.test(line))
      ? softenLine(line, names, spellings)
      : line
  const withOwnName = namesBehindPrepositions(`${organisation} ${clientName}`)
  const polish = (text: string) => {
    const lines = text.split('\n')
    // One word in capitals shouts where the other lines of its field do.
    const isShoutedField = lines.length > 1 && !/\p{Ll}/u.test(text) && lines.some(isShouted)
    return lines
      .map((line) => tidyLine(line))
      .map((line) => (isShoutedField ? softenLine(line, names, spellings) : soften(line)))
      .map((line) => withOwnName(withNames(fixKnownWords(line))))
      .join('\n')
  }
  const line = (value: Value, field: FactField) => polish(hideClient(oneLine(value, field)))
  const title = titleWithoutClient(oneLine(request.functie, 'functie'), clientName)
  const story = (value: Value, isList = false) =>
    polish(hideClient(filledText(isList ? value : writeStoryRows(value ?? ''), isList)))
  const list = (value: Value) => story(breakAtGaps(breakAtMarks(withLeads(writeRows(value ?? ''), shouting))), true)
  return {
    title: withoutHours(softenTitle(polish(hideClient(title)), names, spellings), request.uren ?? ''),
    organisation,
    client,
    location,
    salary: line(request.salaris, 'salaris'),
    hours: line(request.uren, 'uren'),
    benefits: list(request.secundaire_arbeidsvoorwaarden),
    tasks: list(request.specifieke_taken),
    softSkills: list(request.soft_skills),
    hardSkills: list(request.hard_skills),
    culture: polish(hideClient(either(request.organisatiecultuur, request.organisatie_cultuur))),
    team: polish(hideClient(either(request.team_samenstelling, request.collegas))),
    history: story(request.geschiedenis),
    sector: line(request.sector, 'sector'),
    coreActivity: story(request.kernactiviteit),
    goals: story(request.doelen),
    mission: writeValues(story(request.missie_visie_kernwaarden)),
    contribution: story(request.maatschappelijke_bijdrage),
    isShouted: shouting,
    names,
    spellings,
  }
}

/** 'Respect - nabijheid - kwaliteit': values between marks are a row. */
const writeValues = (text: string): string => {
  const values = text.split(/ (?:[-–|/•*]) /)
  return values.length > 2 && values.every((value) => value.split(' ').length < 3) ? values.join(', ') : text
}

const SINGLE_BRAND = /^[\p{Lu}\d&.]{1,6}$/u
const nameOf = (name: string, recase: boolean, ofOrganisation: boolean) =>
  recase &&
  !/[<>@]/.test(name) &&
  (ofOrganisation || !hasSubject(name)) &&
  !(ofOrganisation && SINGLE_BRAND.test(name)) &&
  !/^(?:een|ons|onze|wij|remote|thuis|hybride|landelijk)\b/i.test(name)
    ? titleCaseName(name, ofOrganisation)
    : name
