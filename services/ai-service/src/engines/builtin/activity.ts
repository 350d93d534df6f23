import { sayAgain } from '../../vacancy-text/facts/organisation.ts'
import { capitalFirst } from '../../vacancy-text/language/capitals.ts'
import { isInfinitive } from '../../vacancy-text/language/infinitives.ts'
import type { Draft } from './draft.ts'
import { fragmentOf, inline, opening } from './stories.ts'

const PLACE_OR_FIRM =
  /^(?:(?:\p{Ll}+e|algemeen|online|lokaal|regionaal|landelijk|gezellig|modern|zelfstandig) )?(?:\d-sterrenhotel|hotel|gemeente|provincie|waterschap|ziekenhuis|huisartsenpraktijk|tandartspraktijk|woonzorgcentrum|basisschool|restaurant|brasserie|taverne|eethuis|frituur|café|bistro|kapsalon|salon|school|winkel|adviesbureau|bureau|museum|garage|kliniek|apotheek|(?!vis|bos)\p{Ll}{3,}erij|webshop|fabriek|bakkerij|praktijk|ingenieursbureau|advocatenkantoor|accountantskantoor|theater|camping|mavo|lyceum|gymnasium|college|kinderdagverblijf|crèche|juwelier|opticien|slager|bakker|kapper|drogist|groothandel|architect|makelaar|aannemer|rijschool|uitvaartverzorger|reisbureau|\p{Ll}*(?:bar|zaak|winkel|bedrijf|bureau|kantoor|school|centrum|praktijk(?! en )|atelier|hoeve|kwekerij))(?![\p{L}-])/u
const HET = /^(?:onderhoud|beheer|transport|vervoer|ontwerp|advies|toezicht)$/
/** An infinitive used as a noun: 'het verduurzamen van woningen'. */
const DOING = /^(?:ver|be|ont|her|aan|op|uit|af|in)\p{Ll}{3,}en$/u
/** An enumeration with figures or a choice, which no sentence can take in. */
const NO_THEME = /\p{L}\/\p{L}|, \d/u
const DE =
  /^(?:\p{Ll}{3,}ing|\p{Ll}+atie|\p{Ll}+ductie|distributie|verkoop|inkoop|verhuur|aanleg|bouw|nieuwbouw|opvang|zorg|reparatie|productie|schoonmaak)$/u

const articleOf = (noun: string): string | null =>
  HET.test(noun) || DOING.test(noun) || isInfinitive(noun) ? 'het' : DE.test(noun) ? 'de' : null

/** Adds the article: 'de verkoop van schoenen'. Unchanged when the article isn't known. */
const withArticle = (phrase: string): string => {
  const article = articleOf(/^(\p{Ll}+)(?: en (?:\p{Ll}+ )?\p{Ll}+en)? van /u.exec(phrase)?.[1] ?? '')
  return article === null ? phrase : `${article} ${phrase}`
}

/** 'Ziekenhuis, 600 bedden': what it counts belongs to it. */
const COUNT_BEHIND =
  /^([^,]{3,40}), (?=\d[\d.]* (?:bedden|kamers|leerlingen|studenten|bewoners|cliënten|patiënten|couverts|inwoners|zitplaatsen|kinderen)\b)/

/** 'Algemeen ziekenhuis 600 bedden': what it counts comes with 'met'. */
const withWith = (phrase: string) =>
  phrase.replace(
    /^((?:\S+ )?(?!met )[^\s,]+)(?<!(?: |^)(?:met|aan|voor|van|in|op|bij|tot|over|ruim)) (?=\d[\d.]* (?:bedden|kamers|leerlingen|studenten|bewoners|cliënten|medewerkers|couverts|inwoners|zitplaatsen|plaatsen|vestigingen|filialen)\b)/,
    '$1 met ',
  )

/** 'Huisartsenzorg 9.800 patiënten': for whom it is comes with 'voor'. */
const withFor = (phrase: string) =>
  phrase.replace(
    /^(\p{Ll}*(?:zorg|onderwijs|opvang|dienstverlening|begeleiding)) (?=\d[\d.]* (?:patiënten|cliënten|leerlingen|kinderen|bewoners|inwoners)\b)/u,
    '$1 voor ',
  )

/** Known to stand without an article or to have one: 'verkoop van schoenen', 'paprika’s en bloemen'. */
const isThing = (phrase: string): boolean => {
  const [first = ''] = phrase.split(/[ ,]/)
  return articleOf(first) !== null || /(?:en|ie|ing|zorg|handel|bouw|werk|teelt|vervoer|onderhoud)$/u.test(first)
}

/**
 * What the organisation does, as one sentence around a fragment; null leaves the fragment as it is. `isNamed`: the
 * sentence before names it.
 */
export const activitySentence = (
  fragment: string,
  { form, choose, organisation }: Draft,
  isNamed: boolean,
): string | null => {
  const phrase = withFor(withWith(inline(fragment.replace(COUNT_BEHIND, '$1 met '), form.names)))
  const isFirm = PLACE_OR_FIRM.test(phrase) && !/\p{L}\/\p{L}/u.test(phrase)
  if (phrase.length > 140 || /[:;<>]/.test(phrase) || (NO_THEME.test(phrase) && !isFirm)) return null
  if (/^(?:\d[\d.]*|twee|drie|vier|vijf|zes|zeven|acht|negen|tien) (?!jaar\b)\p{Ll}/u.test(phrase))
    return `${isNamed ? sayAgain(organisation, 'telt', 'tellen') : organisation.say('telt', 'tellen')} ${phrase}`
  if (PLACE_OR_FIRM.test(phrase))
    return `${isNamed ? sayAgain(organisation, 'is', 'zijn') : organisation.say('is', 'zijn')} een ${phrase}`
  if (isInfinitive(phrase.split(' ').at(-1) ?? '') || /^\p{Ll}+en voor /u.test(phrase))
    return `${opening(fragment, form.names)}: ${organisation.isWriter ? choose('activity', ['dat is ons werk', 'dat is wat we doen']) : 'dat is het werk van de organisatie'}`
  if (!isThing(phrase)) return `${organisation.isWriter ? 'Dit doen we' : 'Dit doet de organisatie'}: ${phrase}`
  return choose('activity', [
    `${isNamed ? (organisation.isWriter ? 'Bij ons' : 'Daar') : capitalFirst(organisation.at)} draait het om ${withArticle(phrase)}`,
    `${opening(fragment, form.names)}: dat is ${organisation.isWriter ? 'ons vak' : 'het vak'}`,
  ])
}

/**
 * The activity as the subject of an intro: 'koeltransport door heel Europa'; null when it is prose, a deed or a name.
 */
export const activityTheme = (draft: Draft): string | null => {
  const { form } = draft
  const fragment = fragmentOf(form.coreActivity, draft)
  if (fragment === null) return null
  const phrase = withFor(inline(fragment, form.names))
  const words = phrase.split(' ')
  if (
    words.length < 3 ||
    phrase.length > 90 ||
    /[:;<>(]/.test(phrase) ||
    NO_THEME.test(phrase) ||
    PLACE_OR_FIRM.test(phrase) ||
    !isThing(phrase) ||
    isInfinitive(words.at(-1) ?? '')
  )
    return null
  return /^\p{Ll}/u.test(phrase) && !/^\p{Ll}+en (?:van|voor) /u.test(phrase) ? withArticle(phrase) : null
}
