import { splitSentences } from '../language/sentences.ts'
import { isAgencyName } from './agency.ts'
import { hasNote } from '../mend/notes.ts'
import { isRegion, placeInSentence } from './place.ts'
import { isTown } from './town.ts'

/** What an agency tells of the client whom it recruits for, apart from what else it tells. */
export type ClientTold = {
  /** The text without what is told of the client. */
  rest: string
  /** 'een familiebedrijf in renovatie', or null. */
  kind: string | null
  /** Whole sentences about the client. */
  sentences: string[]
}

const CLIENT = '(?:eind)?(?:klant|opdrachtgever)'

/** Behind the name of an agency: 'Flexpunt - klant: groot magazijn', 'Lex (bureau). Eindklant = een school'. */
const BEHIND_NAME = new RegExp(
  `^(.{3,60}?)(?:[\\s.,;|(–-]+${CLIENT} ?[:=] ?([^()]{3,80}?)\\)?|[\\s,–-]+(?:voor|namens) (?:onze|een) ${CLIENT} \\(([^()]{3,60})\\))\\.?$`,
  'iu',
)
/** What an agency says of itself in brackets. */
const SAYS_AGENCY =
  / ?\((?:interim|uitzendburo|(?:uitzend|detacherings?|wervings?|interim|selectie)?-?bureau|interimkantoor|uitzendorganisatie)\)/gi

/** 'Flexpunt (uitzendbureau)' where a text says already that they mediate. */
export const withoutKindOfAgency = (name: string): string => name.replace(SAYS_AGENCY, '').trim()

/** 'Studiebureau Geel' is one in Geel. */
const withPlace = (kind: string): string =>
  kind.replace(/(?<! (?:in|te|uit|bij|van|rond|omgeving|regio)) (\p{Lu}[\p{L}-]+)$/u, (typed, name: string) => {
    const place = isTown(name) || isRegion(name) ? placeInSentence(name) : null
    return place === null ? typed : ` ${place}`
  })

const withArticle = (kind: string) =>
  withPlace(
    /^(?:een|de|het|onze?) /i.test(kind) ? kind.replace(/^\p{L}/u, (letter) => letter.toLowerCase()) : `een ${kind}`,
  )

/** A capital begins a name, unless the whole was shouted. */
const isName = (kind: string) => /^\p{Lu}/u.test(kind) && !/^(?:Een|De|Het) /.test(kind)

/** The name of an agency apart from the kind of client behind it; a client by its name isn't taken apart. */
export const splitClient = (organisation: string, wasShouted = false): { name: string; kind: string | null } => {
  const [, name = '', behind, inBrackets] = BEHIND_NAME.exec(organisation) ?? []
  const typedKind = (behind ?? inBrackets ?? '')
    .split(', ')
    .filter((part) => !hasNote(part))
    .join(', ')
  const kind = wasShouted ? typedKind.toLowerCase() : typedKind
  const isTaken = kind !== '' && !isName(kind)
  return {
    name: isTaken ? withoutKindOfAgency(name).replace(/(?<=\p{L}{3})\.$/u, '') : organisation,
    kind: isTaken ? withArticle(kind) : null,
  }
}

/** What a title tells of an unnamed client: 'Lasser (klant: scheepswerf)'. */
const IN_TITLE = new RegExp(` ?\\((?:onze )?${CLIENT} ?[:=] ?(\\p{Ll}[^()]{2,60})\\)`, 'u')

/** A title without that, and it. */
export const takeKindOfTitle = (title: string): { title: string; kind: string | null } => {
  const [typed, kind = ''] = IN_TITLE.exec(title) ?? []
  return typed === undefined ? { title, kind: null } : { title: title.replace(typed, ''), kind: withArticle(kind) }
}

const FOR = String.raw`(?:voor|namens|t\.?b\.?v\.?|i\.?o\.?v\.?|in opdracht van|ten behoeve van)`
/** 'Flexpunt Uitzenden (voor: Bakkerij Smit)', 'Flexpunt Interim voor Bakkerij Smit': the client by its name. */
const CLIENT_BY_NAME = new RegExp(
  String.raw`^(.{3,60}?) ?(?:\((?:(?:klant|eindklant|opdrachtgever|inlener) ?[:=]?|${FOR}:?) ?(\p{Lu}[^()]{2,80})\)|[,–-]? ?${FOR}:? (\p{Lu}[^(),]{2,60})|[,;–-] ?(?:klant|eindklant|opdrachtgever|inlener) ?[=:] ?(\p{Lu}[^(),]{2,60}?)(?: ?\([^()]*\))?)$`,
  'iu',
)
/** Who writes of their client recruits for one, whatever their name. */
const SAYS_CLIENT = /\((?:klant|eindklant|opdrachtgever|inlener) ?[:=]? ?\p{Lu}/u

/** An agency and the client whom its name tells, or null; of nobody else a name tells one. */
export const namedClientIn = (organisation: string): { agency: string; client: string } | null => {
  const [, agency = '', inBrackets, behind, labelled] = CLIENT_BY_NAME.exec(organisation) ?? []
  const client = inBrackets ?? behind ?? labelled ?? ''
  // 'Uitzendbureau voor Horeca' says what it does.
  const isKindOnly = !agency.trim().includes(' ') && !organisation.includes('(')
  return !isKindOnly &&
    (isAgencyName(agency) || labelled !== undefined || SAYS_CLIENT.test(organisation)) &&
    /^\p{Lu}/u.test(client)
    ? { agency: withoutKindOfAgency(agency.trim()), client }
    : null
}

/** Whether the name of an organisation says that its client may not become known. */
export const isSecretClient = (organisation: string): boolean =>
  hasNote(organisation) ||
  /vertrouwelijk|geheim|anoniem|confidentieel|niet (?:te )?(?:noemen|vermelden)/i.test(organisation)

/** 'Voor onze opdrachtgever, een familiebedrijf, zoeken wij een timmerman': the text itself is the search. */
const SEARCH = new RegExp(
  `^(?:voor|namens) (?:onze|een) ${CLIENT}(?: \\(([^()]{3,80})\\))?(?:,? ((?:een|het|de) [^,]{3,80}?))?,? (?:zoeken|zoekt) (?:wij|we|\\p{Lu}\\p{L}+)(?: per direct)? (?:een|naar een|\\d) .{2,80}$`,
  'iu',
)
/** 'Bij onze klant een machinebouwer voor de zuivel: lassen, slijpen'. */
const LEADS_IN = new RegExp(`^(?:bij|voor) (?:onze|een) ${CLIENT},? ((?:een|het) [^:,]{3,80}): (?=\\p{L})`, 'iu')
/** 'De klant is een industriële bakkerij met 160 medewerkers'. */
const OF_CLIENT = new RegExp(
  `^(?:(?:de|onze) )?${CLIENT} (?:is|heeft|bestaat|telt|maakt|levert|bouwt|verzorgt|werkt) `,
  'iu',
)

/** Takes what is told of the client out of a list of tasks. */
export const takeClient = (text: string): ClientTold => {
  let kind: string | null = null
  const sentences: string[] = []
  const restOf = (sentence: string): string[] => {
    const bare = sentence.replace(/\.$/, '')
    const search = SEARCH.exec(bare)
    if (search !== null) {
      kind ??= search[2] ?? (search[1] === undefined ? null : withArticle(search[1]))
      return []
    }
    const leading = LEADS_IN.exec(sentence)
    if (leading !== null) {
      kind ??= leading[1] ?? null
      return [sentence.slice(leading[0].length)]
    }
    if (!OF_CLIENT.test(bare)) return [sentence]
    sentences.push(`${bare}.`)
    return []
  }
  const lines = text.split('\n').flatMap((line) => {
    const rest = splitSentences(line).flatMap(restOf).join(' ')
    return rest === '' && line !== '' ? [] : [rest]
  })
  return kind === null && sentences.length === 0
    ? { rest: text, kind, sentences }
    : { rest: lines.join('\n'), kind, sentences }
}
