import type { GenerateVacancyRequest } from '@wervio/contracts'
import { titleWithoutClient, UNNAMED_CLIENT, withoutClient } from './facts/client.ts'
import { personNamesIn } from './facts/person-names.ts'
import { townsThatAreWords } from './facts/town.ts'
import { cleanText, tidyLine } from './language/clean.ts'
import { writeCutWords } from './language/cut-words.ts'
import { capitalFirst, fixKnownWords, isShouted, softenLine, titleCaseName } from './language/capitals.ts'
import { isInfinitive } from './language/infinitives.ts'
import { sameKey } from './language/join.ts'
import { isReference } from './language/references.ts'
import { mendSlips } from './language/slips.ts'
import { writeStandard } from './language/south.ts'
import { type Spellings, spellingsIn } from './language/spellings.ts'
import { writeRows } from './lists/table-rows.ts'

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

type Value = string | null | undefined

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

const PLACEHOLDER =
  /^(?:-+|–|n\.?v\.?t\.?|geen|onbekend|x+|\?+|\.+|tbd|tbc|n\/a|none|zie (?:onze |de )?(?:web)?site\.?)$/i
const filledText = (value: Value) => {
  const text = writeCutWords(writeStandard(mendSlips(withPauses(cleanText(value ?? '')))))
  return PLACEHOLDER.test(text) || isReference(text) || !/[\p{L}\p{N}]/u.test(text) ? '' : text
}
const oneLine = (value: Value) => tidyLine(filledText(value).replace(/\n+/g, ' '))

/** A list with two spaces or more between its items, as tables are pasted; behind a full stop they say nothing. */
const breakAtGaps = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const parts = line.trim().split(/(?<=[^\s.,;:!?]) {2,}(?=[\p{L}\d€])/u)
      return parts.length > 2 ? parts.join('\n') : line
    })
    .join('\n')

/** Marks that only stand between items: ' // ', ' -- ', ' || '. */
const breakAtMarks = (text: string): string =>
  text
    .replace(/ +(?:\/{2,}|-{2,}|\|{2,}|={2,}|~+|#) +/g, '\n')
    .split('\n')
    .map((line) => (line.split(' | ').length > 2 ? line.replaceAll(' | ', '\n') : line))
    .join('\n')

/** One or two words, of which one of six capitals and more with two vowels: nothing that letters stand for. */
const HEADING_IN_CAPITALS = /^(?=.*\p{Lu}{6})(?=(?:.*[AEIOU]){2})\p{Lu}{3,}(?:[ /+&-]{1,3}\p{Lu}{3,})?:?$/u

/** A line in capitals above lines that aren't leads them in. */
const withLeads = (text: string, isFormShouted: boolean): string => {
  if (isFormShouted) return text
  const lines = text.split('\n')
  return lines
    .map((line, index) =>
      HEADING_IN_CAPITALS.test(line.trim()) && !isInfinitive(line.trim()) && /\p{Ll}{3}/u.test(lines[index + 1] ?? '')
        ? `${capitalFirst(line.trim().toLowerCase().replace(/:$/, ''))}:`
        : line,
    )
    .join('\n')
}

/** The same in running text, where they are a pause. */
const withPauses = (text: string): string => text.replace(/ +-{2,} +/g, ' - ')

/** Both spellings of one field; when they differ, one after the other. */
const either = (first: Value, second: Value): string => {
  const [one, two] = [filledText(first), filledText(second)]
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
  return (line) => line.replace(/\p{L}+/gu, (word) => places.get(word) ?? word)
}

/** The name of the organisation is spelled as its own field has it: 'IKEA' stays so. */
const withOrganisation = (spellings: Spellings, organisation: string): Spellings =>
  new Map([
    ...spellings,
    ...(organisation.match(/\p{Lu}[\p{L}\d]+/gu) ?? [])
      .filter((word) => word.length > 2 && !COMMON.has(word.toLowerCase()) && !COMMON_END.test(word.toLowerCase()))
      .map((word): [string, string] => [word.toLowerCase(), word]),
  ])

/** 'Monteur (40u)' is a monteur where the hours have a field of their own. */
const withoutHours = (title: string, hours: string) =>
  hours.trim() === '' ? title : title.replace(/ \((?:\d{1,2} ?[-–] ?)?\d{1,2} ?(?:u|uur)\)| \(\d,\d{1,2} ?fte\)/i, '')

/** The request as one form; `organisation` and `location` get their capitals when the form has none or only those. */
export const readForm = (request: GenerateVacancyRequest): VacancyForm => {
  const clientName = oneLine(request.opdrachtgever)
  const isUnnamed = clientName !== '' && request.opdrachtgever_in_tekst !== 'named'
  const client = isUnnamed ? UNNAMED_CLIENT : clientName
  const hideClient = (text: string) => (isUnnamed ? withoutClient(text, clientName) : text)
  const texts = Object.values(request).filter((value) => typeof value === 'string')
  const shouting = isShouting(texts)
  const sloppy = !texts.some((text) => /\p{Lu}/u.test(text))
  const organisation = nameOf(oneLine(request.organisatie), shouting || sloppy, true)
  const location = nameOf(
    hideClient(oneLine(request.locatie)),
    shouting || !/\p{Ll}/u.test(request.locatie ?? '') || !/\p{Lu}/u.test(request.locatie ?? ''),
    false,
  )
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
  const polish = (text: string) => {
    const lines = text.split('\n')
    // One word in capitals shouts where the other lines of its field do.
    const isShoutedField = lines.length > 1 && !/\p{Ll}/u.test(text) && lines.some(isShouted)
    return lines
      .map((line) => tidyLine(line))
      .map((line) => (isShoutedField ? softenLine(line, names, spellings) : soften(line)))
      .map((line) => withNames(fixKnownWords(line)))
      .join('\n')
  }
  const line = (value: Value) => polish(hideClient(oneLine(value)))
  const title = titleWithoutClient(oneLine(request.functie), clientName)
  const story = (value: Value) => polish(hideClient(filledText(value)))
  const list = (value: Value) => story(breakAtGaps(breakAtMarks(withLeads(writeRows(value ?? ''), shouting))))
  return {
    title: withoutHours(softenTitle(polish(hideClient(title)), names, spellings), request.uren ?? ''),
    organisation,
    client,
    location,
    salary: line(request.salaris),
    hours: line(request.uren),
    benefits: list(request.secundaire_arbeidsvoorwaarden),
    tasks: list(request.specifieke_taken),
    softSkills: list(request.soft_skills),
    hardSkills: list(request.hard_skills),
    culture: polish(hideClient(either(request.organisatiecultuur, request.organisatie_cultuur))),
    team: polish(hideClient(either(request.team_samenstelling, request.collegas))),
    history: story(request.geschiedenis),
    sector: line(request.sector),
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
  !(ofOrganisation && SINGLE_BRAND.test(name)) &&
  !/^(?:een|ons|onze|wij|remote|thuis|hybride|landelijk)\b/i.test(name)
    ? titleCaseName(name, ofOrganisation)
    : name
