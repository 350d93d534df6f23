import { isAdjective } from '../language/adjectives.ts'
import { capitalFirst } from '../language/capitals.ts'
import { isTown } from './town.ts'

/** A client in a text that doesn't name them. */
export const UNNAMED_CLIENT = 'onze opdrachtgever'

const LEGAL_FORM = '(?:,? (?:B\\.?V|N\\.?V|V\\.?O\\.?F|C\\.?V|BVBA|SRL|GmbH|Ltd)\\b\\.?)'
/** What an organisation is, before its name. */
const KIND =
  '(?:aannemer|bakkerij|bouwbedrijf|garage|gemeente|groep|hotel|installatiebedrijf|notariskantoor|restaurant|scholengroep|school|slagerij|stichting|transportbedrijf|woonzorgcentrum|ziekenhuis|zorggroep|zorgorganisatie)'
/** Businesses that carry a family's name: 'Bouwbedrijf Smit' is called 'Smit' too. */
const OF_FAMILY =
  /^(?:aannemer|bakkerij|bouwbedrijf|garage|installatiebedrijf|notariskantoor|slagerij|transportbedrijf) (\p{L}{4,})$/iu

const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
/** Abbreviations are words or parts of words in small letters. */
const isAbbreviation = (name: string) => !/\p{Ll}/u.test(name) && name.length <= 6

/** The name as a pattern: with or without its legal form, its kind and an apostrophe, spaces typed as hyphens too. */
const patternOf = (name: string): RegExp => {
  const words = name
    .split(/[ -]+/)
    .map((word) => RegExp.escape(word))
    .join('[\\s-]+')
  const body = isAbbreviation(name) ? RegExp.escape(name) : `(?:${KIND} )?${words}`
  return new RegExp(
    `(?<![\\p{L}\\d-])${body}(?:${LEGAL_FORM})?(['’]s?(?!\\p{L})|s(?= \\p{Ll}))?(?![\\p{L}\\d])`,
    isAbbreviation(name) ? 'gu' : 'giu',
  )
}

const startsSentence = (text: string) => /(?:^|[.!?:\n]\s*|\n[-•*]\s*)$/.test(text)

const unnamed = (text: string, pattern: RegExp) =>
  text.replace(pattern, (_, genitive: string | undefined, at: number) => {
    const client = genitive === undefined ? UNNAMED_CLIENT : `${UNNAMED_CLIENT}s`
    return startsSentence(text.slice(0, at)) ? capitalFirst(client) : client
  })

const withoutLegalForm = (name: string) => name.replace(new RegExp(`${LEGAL_FORM}$`, 'iu'), '')

/** Takes the name of a client out of a text that may not say it, also the name they go by, and their addresses. */
export const withoutClient = (text: string, name: string): string => {
  const plain = withoutLegalForm(name)
  if (plain.length < 2) return text
  const family = OF_FAMILY.exec(plain)?.[1] ?? ''
  const squeezed = squeeze(plain)
  const withoutAddresses =
    squeezed.length < 3
      ? text
      : text.replace(/(?:https?:\/\/|www\.|[^\s@]+@)[^\s,;)]*[^\s,;.)]/gi, (address) =>
          squeeze(address).includes(squeezed) ? UNNAMED_CLIENT : address,
        )
  const hidden = unnamed(withoutAddresses, patternOf(plain))
  if (!/^\p{Lu}/u.test(family) || isTown(family) || isAdjective(family.toLowerCase())) return hidden
  return unnamed(hidden, new RegExp(`(?<![\\p{L}\\d])${family}(['’]s?(?!\\p{L})|s(?= \\p{Ll}))?(?![\\p{L}\\d])`, 'gu'))
}

/** A title without where one works: 'Timmerman bij Bouwbedrijf Smit'. */
export const titleWithoutClient = (title: string, name: string): string =>
  name === ''
    ? title
    : title.replace(new RegExp(` (?:bij|voor) ${patternOf(withoutLegalForm(name)).source}$`, 'iu'), '')

/**
 * A word of the client's name that still stands in a text, or null: who knows the trade may recognise the client by it.
 */
export const clientWordIn = (text: string, name: string): string | null => {
  const words = (name.match(/\p{Lu}[\p{L}\d]{3,}/gu) ?? []).filter(
    (word) => !new RegExp(`^${KIND}$`, 'i').test(word) && !isTown(word),
  )
  return words.find((word) => new RegExp(`(?<![\\p{L}\\d])${word}`, 'u').test(text)) ?? null
}
