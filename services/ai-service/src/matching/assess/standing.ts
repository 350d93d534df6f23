import { fold } from '../words/fold.ts'
import { keysOf } from '../words/terms.ts'
import { validUntil } from './valid-until.ts'
import type { TermGroup } from '../words/term-index.ts'
import {
  DENIAL_LOOKS,
  isDeniedAt,
  isLapsedAt,
  mayDeny,
  standingBehind,
  textBefore,
  textBehind,
  type TextPlace,
} from '../words/denial.ts'

/** What somebody would like to learn, and hasn't. */
const INTENTION =
  /(?<!\p{L})(?:(?:ben )?bereid (?:om|me)|wil (?:ik )?(?:graag )?(?:nog )?(?:leren|bijleren|behalen|volgen)|zou (?:ik )?graag|van plan|op mijn (?:lijst|wensenlijst)|ingeschreven voor (?:een|de) (?:cursus|opleiding|training)|signed up for|enrolled (?:for|in) a course|would love to|would like to (?:learn|obtain|get)|willing to (?:learn|obtain|get)|eager to learn|hope to|plan(?:ning)? to (?:learn|take|obtain|get)|want to learn)(?!\p{L})/iu
/** What somebody will or must learn, wherever they say it: 'ga ik met plezier leren', 'still have to learn'. */
const STILL_TO_LEARN =
  /(?<!\p{L})(?:(?:ga|wil|moet|zou|zal|hoop) (?:ik|dat|het|die|dit)(?: \p{L}+){0,4} (?:bij)?leren|(?:have|need|want|hope|wish|like|love) (?:yet |still )?to learn|(?:will|going to) learn|nog (?:te|moeten) leren)(?!\p{L})/iu
const UNDER_WAY =
  /(?<!\p{L})(?:bezig met|in opleiding|volg momenteel|aan het leren|currently (?:studying|learning)|working towards|in training|leerling|gestart met|binnenkort)(?!\p{L})/iu
/** Courses that anybody can click through. */
const LIGHT_COURSE =
  /(?<!\p{L})(?:e-learning|tutorial\p{L}*|online (?:course|cursus|training)\p{L}*|webinar\p{L}*|mooc|udemy|coursera|youtube|één dag|eendaagse|one-day|zelfstudie|self-taught|self-study)(?!\p{L})/iu
/** A certificate that was applied for is none yet. */
const PENDING =
  /(?<!\p{L})(?:aanvraag|in aanvraag|aangevraagd|ingediend|in behandeling|pending|applied for|application|in progress|bezig|gestart|in opleiding|verwacht|expected|scheduled|planned|booked|(?:in)?gepland|binnenkort)(?!\p{L})/iu
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.'-]*/gu

/** Without one of these no text matches INTENTION. */
const WORDS_OF_INTENTION =
  /bereid|wil |graag|plan to|planning to|van plan|mijn |ingeschreven|signed|enrolled|would|willing|eager|hope|want/iu
/** Without one of these no text matches STILL_TO_LEARN. */
const WORDS_OF_LEARNING = /leren|learn/iu
/** Words that are looked for first, with the patterns of which one stands in every text that they match. */
export const FIRST_LOOKS = [
  ...DENIAL_LOOKS,
  { words: WORDS_OF_INTENTION, patterns: [INTENTION] },
  { words: WORDS_OF_LEARNING, patterns: [STILL_TO_LEARN] },
] as const

type Asked = { words: readonly { folded: string; length: number }[]; keys: ReadonlySet<string> }
const askedByGroup = new WeakMap<TermGroup, Asked>()

/** The words and keys of a group, taken together once. */
const askedOf = (group: TermGroup): Asked => {
  const knownGroup = askedByGroup.get(group)
  if (knownGroup) return knownGroup
  const requirementTerms = {
    words: group.terms.map(({ text }) => ({ folded: fold(text), length: text.length })),
    keys: new Set(group.terms.flatMap(({ keys }) => keys)),
  }
  askedByGroup.set(group, requirementTerms)
  return requirementTerms
}

/** Where a line names a term, in its own words or in others that mean the same. */
const placesOf = (text: string, group: TermGroup): TextPlace[] => {
  const { words, keys } = askedOf(group)
  const lowered = fold(text)
  // Folding can shorten a text; its words are looked for again then.
  const isAligned = lowered.length === text.length
  const places = words.flatMap(({ folded, length }): TextPlace[] => {
    const from = isAligned ? lowered.indexOf(folded) : -1
    return from < 0 ? [] : [{ from, to: from + length }]
  })
  if (places.length > 0) return places
  for (const { 0: word, index } of text.matchAll(WORD))
    if (keysOf(word).some((key) => keys.has(key))) return [{ from: index, to: index + word.length }]
  return []
}

/** Whether a line says that it isn't so: 'geen BIG', 'SKJ: nee', 'React: tutorial gedaan, nog niets mee gemaakt'. */
export const isDenied = (text: string, group: TermGroup): boolean =>
  mayDeny(text) && placesOf(text, group).some((place) => isDeniedAt(text, place))

/** Whether a line only tells what somebody would like. */
export const isIntended = (text: string): boolean => WORDS_OF_INTENTION.test(text) && INTENTION.test(text)

/** Whether a line says that somebody will or must still learn what it names. */
export const isStillToLearn = (text: string): boolean => WORDS_OF_LEARNING.test(text) && STILL_TO_LEARN.test(text)

/** Whether a line tells of something that isn't finished. */
export const isUnderWay = (text: string): boolean => UNDER_WAY.test(text)

export const isLightCourse = (text: string): boolean => LIGHT_COURSE.test(text)

/** Said before the name of a certificate: 'uitgeschreven uit het BIG-register'. */
const EXPIRED_BEFORE =
  /(?<!\p{L})(?<!(?:niet|not) )(?:uitgeschreven|doorgehaald|doorhaling|verlopen|vervallen|expired|lapsed|former)\s(?:\p{L}+\s){0,3}$/iu

/** How a certificate stands by the words around it, and by the day until which it is valid; `today` is ISO 8601. */
export const standingOf = (text: string, group: TermGroup, today: string): 'valid' | 'expired' | 'pending' | null => {
  const places = placesOf(text, group)
  if (places.some((place) => isLapsedAt(text, place) || EXPIRED_BEFORE.test(textBefore(text, place)))) return 'expired'
  const [until] = places.flatMap((place) => validUntil(textBehind(text, place)) ?? [])
  if (until !== undefined) return until >= today.slice(0, until.length) ? 'valid' : 'expired'
  return places.some((place) => PENDING.test(standingBehind(text, place))) ? 'pending' : null
}
