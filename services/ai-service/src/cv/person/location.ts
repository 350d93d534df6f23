import type { CountryCode } from 'libphonenumber-js/max'
import { labelled } from '../labels.ts'
import { isOwn, piecesOf, type LinePiece } from '../pieces.ts'
import { readOn } from '../quote-boxes.ts'
import type { FieldReading } from '../field-reading.ts'
import type { Trace } from '../trace.ts'
import { hasDutchPostcode, isCityLike, placeIn, withoutPostcode } from './address.ts'
import { countryOf, isAmericanState } from './countries.ts'
import { contactBlock, isContact } from './contact-block.ts'
import { byPosition, overLines } from './place-by-position.ts'
import { isPlace, ordinarySpelling } from './places.ts'

const LABEL =
  /^(?:woonplaats|woonachtig(?: te| in)?|woonadres|adres(?:gegevens)?|address|(?:huidige |current )?locatie|(?:current )?location|living place|place of living|hometown|domicile|domicilie|ort|ciudad|ville|plaats|stad|city|residence|place of residence|home address|wohnort|adresse|anschrift|lives in|based in|gevestigd te|regio|standplaats|postcode(?:\s?(?:en|\/|&)\s?(?:woon)?plaats)?|pc(?:\s?\/\s?|\s)?(?:woon)?plaats)(?![\p{L}\p{N}])/iu
const BIRTH = /\b(?:geboren|geboorteplaats|geboortedatum|geb\b|born|birth|geburtsort|geboren am|geboorte)/iu
const LIVES =
  /\b(?:[Ww]oonachtig|[Ww]onende?|[Ww]oont?|[Gg]evestigd|[Ll]iving|[Bb]ased|[Rr]esiding|[Ll]ocated)\s+(?:in|te)\s+(?:de regio\s+)?((?:(?:den|de|het|'t|the)\s)?[\p{Lu}'’][\p{L}'’-]{1,40}(?:\s(?:aan|a\/d|op|bij|en|de|den|het|of|[\p{Lu}][\p{L}'’-]{1,30})){0,4})/u
const LONGEST = 150

const CONTACT = /\S{1,80}@\S{1,80}|https?:\S{1,200}|www\.\S{1,200}|(?:\+|\(|\b0)\d[\d\s().-]{7,16}\d/giu

/** 'Heerlen 06-12345678' is a place beside a number. */
const withoutContact = (piece: LinePiece): readonly LinePiece[] => {
  const stretches = piece.text.split(CONTACT)
  if (stretches.length === 1) return [piece]
  const texts = stretches
    .map((text) => text.replace(/(?<![^\p{L}\p{N}.)'’])[^\p{L}\p{N}.)'’]+$/u, '').trim())
    .filter((text) => /\p{L}/u.test(text))
  return [...texts.map((text) => ({ ...piece, text })), ...(piece.shared || texts.length > 0 ? [] : [piece])]
}

/** How many lines the top of a CV has at most between its contact details and the rest of them. */
const BLOCK = 8

/** Where the person lives or works from, as the CV prints it; of a Dutch address the place. Never a place of birth. */
export const readLocation = (lines: readonly LinePiece[], trace?: Trace): FieldReading<string> | null => {
  const pieces = piecesOf(lines).flatMap(withoutContact)
  const near = pieces.filter((piece) => isOwn(piece) || piece.kind === 'summary')
  const allowed = near.filter(({ text }) => !BIRTH.test(text))
  const block = contactBlock(pieces)
  const ranked = [
    ...labelled(near, LABEL)
      .filter(({ value }) => !BIRTH.test(value))
      .flatMap(({ value, at }) => {
        const place =
          placeIn(value, true) ??
          (isCityLike(value) && value.length <= 40 && !isContact(value) ? { value, confidence: 0.75 } : null)
        return place ? [{ ...place, confidence: place.confidence + 0.02, at, rule: 'behind a label' }] : []
      }),
    ...allowed.filter(isOwn).flatMap((at) => {
      const place = placeIn(at.text, false) ?? byPosition(at, block)
      // Places under an unknown heading are those of employers.
      const penalty = at.kind === 'header' && at.index > BLOCK && !block.near(at, BLOCK) ? 0.4 : 0
      return place ? [{ ...place, confidence: place.confidence - penalty, at, rule: 'between personal details' }] : []
    }),
    ...allowed.filter(isOwn).flatMap((at, index, own) => {
      const place = overLines(at, own[index + 1])
      return place ? [{ ...place, rule: 'below a street or a postcode' }] : []
    }),
    ...block.elsewhere().flatMap((at) => {
      const place = placeIn(at.text, false)
      const penalty = at.kind === 'experience' || at.kind === 'projects' ? 0.3 : 0.1
      return place ? [{ ...place, confidence: place.confidence - penalty, at, rule: 'beside contact details' }] : []
    }),
    ...pieces
      .filter(
        ({ kind, text }) =>
          kind !== 'references' &&
          kind !== 'experience' &&
          kind !== 'education' &&
          hasDutchPostcode(text.slice(0, LONGEST)),
      )
      .flatMap((at) => {
        const place = placeIn(at.text, false)
        return place ? [{ ...place, confidence: place.confidence - 0.2, at, rule: 'beside a postcode' }] : []
      }),
    ...pieces
      .filter(({ kind }) => kind === 'summary' || kind === 'other' || kind === 'header')
      .flatMap((at) => {
        const place = LIVES.exec(at.text.slice(0, 1_000))?.[1]
        return place && isPlace(place) ? [{ value: place, confidence: 0.7, at, rule: 'in a sentence' }] : []
      }),
  ]
  trace?.offers.set(
    'location',
    ranked.map(({ rule, value, confidence, at }) => ({
      rule,
      read: readOn(at.line, presentable(value), value, confidence),
      score: confidence,
    })),
  )
  const best = ranked.reduce<(typeof ranked)[number] | null>(
    (most, one) => (most === null || one.confidence > most.confidence ? one : most),
    null,
  )
  return best && readOn(best.at.line, presentable(best.value), best.value, best.confidence)
}

const presentable = (value: string) => ordinarySpelling(value.replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, ''))

/** Countries in the order in which the CV's own location suggests them, for telephone numbers without one. */
export const countriesOf = (location: string | null): readonly CountryCode[] => {
  const parts = location?.split(',').map((part) => part.trim()) ?? []
  const countries = parts.flatMap((part) => countryOf(withoutPostcode(part)) ?? [])
  const american = parts.some((part) => isAmericanState(part) || /\s[A-Z]{2}\s\d{5}$/.test(part))
  return american ? ['US', 'NL'] : [...countries, 'NL', 'BE', 'US']
}
