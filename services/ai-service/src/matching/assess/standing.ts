import { fold } from '../words/fold.ts'
import { keysOf } from '../words/terms.ts'
import type { TermGroup } from '../words/term-index.ts'

const DENIAL =
  /(?<!\p{L})(?:geen|nooit|zonder|no|never|without|don't|lack|(?:niet|not)(?!\s(?:alleen|enkel|slechts|only|just)\s))\s(?:\p{L}+\s){0,3}$/iu
/** 'De SKJ-registratie heb ik niet', 'React: nog niets mee gemaakt'. */
const DENIAL_BEHIND =
  /^[\p{L}-]{0,30}\s(?:heb ik|bezit ik|ontbreekt|is)\s?(?:nog )?(?:niet|geen|ontbreekt)|^[\p{L}-]{0,30}: ?(?:nee|geen|no|none)(?!\p{L})/iu
/** Learned and never used: 'Power BI: e-learning, nog niet op het werk gebruikt'. */
const UNUSED =
  /^[^.;]{0,60}(?<!\p{L})(?:nog (?:niet|niets|nooit) (?:\p{L}+ ){0,3}(?:gebruikt|toegepast|gedaan|gemaakt|gewerkt)|(?:not|never) (?:yet )?(?:been )?(?:used|applied|tried)|not used|never used|(?:haven't|have not) (?:yet )?(?:used|applied))/iu
/** What somebody would like to learn, and hasn't. */
const INTENTION =
  /(?<!\p{L})(?:(?:ben )?bereid (?:om|me)|wil (?:ik )?(?:graag )?(?:nog )?(?:leren|bijleren|behalen|volgen)|zou (?:ik )?graag|van plan|op mijn (?:lijst|wensenlijst)|ingeschreven voor (?:een|de) (?:cursus|opleiding|training)|signed up for|enrolled (?:for|in) a course|would love to|would like to (?:learn|obtain|get)|willing to (?:learn|obtain|get)|eager to learn|hope to|plan(?:ning)? to (?:learn|take|obtain|get)|want to learn)(?!\p{L})/iu
const UNDER_WAY =
  /(?<!\p{L})(?:bezig met|in opleiding|volg momenteel|aan het leren|currently (?:studying|learning)|working towards|in training|leerling|gestart met|binnenkort)(?!\p{L})/iu
/** Courses that anybody can click through. */
const LIGHT_COURSE =
  /(?<!\p{L})(?:e-learning|tutorial\p{L}*|online (?:course|cursus|training)\p{L}*|webinar\p{L}*|mooc|udemy|coursera|youtube|één dag|eendaagse|one-day|zelfstudie|self-taught|self-study)(?!\p{L})/iu
/** A certificate that ran out is none, and one that was applied for is none yet. */
const EXPIRED =
  /(?<!\p{L})(?:verlopen|vervallen|niet (?:meer )?(?:verlengd|geldig)|expired|lapsed|not renewed|no longer valid|uitgeschreven|doorgehaald)(?!\p{L})/iu
const PENDING =
  /(?<!\p{L})(?:aanvraag|in aanvraag|aangevraagd|ingediend|in behandeling|pending|applied for|application|in progress|bezig|gestart|in opleiding|verwacht|expected|scheduled|ingepland|binnenkort)(?!\p{L})/iu
/** Characters before a word in which it is denied, and behind it in which its standing is told. */
const REACH = 70
/** The next certificate of a list, not what follows of this one: 'SKJ tot 2021, daarna niet verlengd'. */
const NEXT_OF_LIST = /[;,](?!\s*(?:daarna|nog|niet|not|since|sinds|inmiddels|now|nu|werkervaring\p{L}*)(?!\p{L}))/iu
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.'-]*/gu

/** Without one of these no text matches INTENTION. */
const WORDS_OF_INTENTION =
  /bereid|wil |graag|plan to|planning to|van plan|mijn |ingeschreven|signed|enrolled|would|willing|eager|hope|want/iu
/** Without one of these no text matches DENIAL, DENIAL_BEHIND or UNUSED: most texts say none. */
const WORDS_OF_DENIAL = /geen|niet|nooit|zonder|never|without|don't|lack|ontbreekt|nee|none|haven't|not?(?!\p{L})/iu

/** Words that are looked for first, with the patterns of which one stands in every text that they match. */
export const FIRST_LOOKS = [
  { words: WORDS_OF_DENIAL, patterns: [DENIAL, DENIAL_BEHIND, UNUSED] },
  { words: WORDS_OF_INTENTION, patterns: [INTENTION] },
] as const

type Place = { from: number; to: number }

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
const placesOf = (text: string, group: TermGroup): Place[] => {
  const { words, keys } = askedOf(group)
  const lowered = fold(text)
  // Folding can shorten a text; its words are looked for again then.
  const isAligned = lowered.length === text.length
  const places = words.flatMap(({ folded, length }): Place[] => {
    const from = isAligned ? lowered.indexOf(folded) : -1
    return from < 0 ? [] : [{ from, to: from + length }]
  })
  if (places.length > 0) return places
  for (const { 0: word, index } of text.matchAll(WORD))
    if (keysOf(word).some((key) => keys.has(key))) return [{ from: index, to: index + word.length }]
  return []
}

const isSaidBefore = (pattern: RegExp, text: string, { from }: Place): boolean =>
  pattern.test(text.slice(Math.max(0, from - REACH), from))

const behind = (text: string, { to }: Place): string => text.slice(to, to + REACH)

/** Whether a line says that it isn't so: 'geen BIG', 'SKJ: nee', 'React: tutorial gedaan, nog niets mee gemaakt'. */
export const isDenied = (text: string, group: TermGroup): boolean =>
  WORDS_OF_DENIAL.test(text) &&
  placesOf(text, group).some(
    (place) =>
      isSaidBefore(DENIAL, text, place) || DENIAL_BEHIND.test(behind(text, place)) || UNUSED.test(behind(text, place)),
  )

/** Whether a line only tells what somebody would like. */
export const isIntended = (text: string): boolean => WORDS_OF_INTENTION.test(text) && INTENTION.test(text)

/** Whether a line tells of something that isn't finished. */
export const isUnderWay = (text: string): boolean => UNDER_WAY.test(text)

export const isLightCourse = (text: string): boolean => LIGHT_COURSE.test(text)

const says = (pattern: RegExp, text: string, group: TermGroup): boolean =>
  placesOf(text, group).some(({ from, to }) => {
    const [standing = ''] = text.slice(from, to + REACH).split(NEXT_OF_LIST, 1)
    return pattern.test(standing)
  })

/** How a certificate stands by the words behind it. */
export const standingOf = (text: string, group: TermGroup): 'expired' | 'pending' | null => {
  if (says(EXPIRED, text, group)) return 'expired'
  return says(PENDING, text, group) ? 'pending' : null
}
