import { type Block, paragraph } from '../../vacancy-text/document.ts'
import { capitalFirst, lowerFirst } from '../../vacancy-text/language/capitals.ts'
import { isEnglish } from '../../vacancy-text/language/english.ts'
import { joinWithEn, sameKey } from '../../vacancy-text/language/join.ts'
import { finishSentence, splitSentences, withoutEnd } from '../../vacancy-text/language/sentences.ts'
import { splitOutsideBrackets } from '../../vacancy-text/lists/commas.ts'
import { polishProse } from '../../vacancy-text/lists/polish.ts'
import { readStory } from '../../vacancy-text/lists/read-story.ts'
import { blocksOf, withLead } from './blocks.ts'
import type { Draft } from './draft.ts'

const CLAUSE =
  /^(?:en|maar|met|veelal|vooral|met name|van|die|dat|waar|zoals|dus|ook|bij|in|op|vanuit|om|als|zonder|waaronder|ruim|al|nu|sinds|inmiddels|gevestigd|onderdeel|vanaf|mede|deels|ontstaan|opgericht|momenteel|elke?|ieder|\d+e) /i

/** The parts of a fragment as an enumeration closed with 'en', or as they were typed where that would read wrong. */
const enumerate = (plainText: string): string => {
  const parts = splitOutsideBrackets(plainText, ',')
  const isEnumeration =
    / (?:en|&) /.test(parts.at(-1) ?? '') || parts.slice(1).some((part) => CLAUSE.test(part) || /\d{4}/.test(part))
  const attributive = parts.length === 2 && /^\p{L}+e$/u.test(parts[0] ?? '')
  const pair = parts.length === 2 && parts.every((part) => part.includes(' ')) && !/^\d/.test(parts[0] ?? '')
  const isDescribed =
    parts.length === 2 &&
    /(?:praktijk|bedrijf|bureau|kantoor|school|winkel|zaak|centrum|organisatie)$/.test(parts[0] ?? '') &&
    /^\p{Ll}+(?:air|isch|ief|aal|eel|ig|baar|zaam)$/u.test(parts[1] ?? '')
  const short = parts.every((part) => part.split(' ').length < 5 || /^\d+ collega’s? (?:in|op|aan) /u.test(part))
  return isEnumeration || attributive || isDescribed || pair || !short ? plainText : joinWithEn(parts)
}

/** A fragment for use inside a sentence, its enumeration closed with 'en'. */
export const inline = (fragment: string, names: ReadonlySet<string>): string =>
  enumerate(lowerFirst(withoutEnd(fragment).replace(/!+$/, '').replaceAll(' / ', ', '), names))

/** The same with a capital, before a colon: 'Korte lijnen en humor: …'. */
export const opening = (fragment: string, names: ReadonlySet<string>): string => capitalFirst(inline(fragment, names))

/** Whether a fragment can't be part of a sentence: it contains a colon, a question or a foreign language. */
const standsAlone = (fragment: string, { english }: Draft) =>
  (english && /\p{L}/u.test(fragment)) ||
  /: |[?…]$/.test(fragment) ||
  splitSentences(fragment).length > 1 ||
  isEnglish(fragment)

/**
 * The one fragment without a verb that a story field consists of, when a sentence can be built around it; else null.
 */
export const fragmentOf = (text: string, draft: Draft): string | null => {
  const story = text === '' ? null : readStory(text)
  return story === null || !('fragment' in story) || standsAlone(story.fragment, draft) ? null : story.fragment
}

/**
 * A story field as blocks: prose as it is, a list with `lead`, a fragment in the sentence `frame` makes; null leaves it
 * as it is.
 */
export const storyBlocks = (
  text: string,
  draft: Draft,
  lead: string,
  frame: (fragment: string) => string | null,
): Block[] => {
  const { form, usedTexts } = draft
  const key = sameKey(text)
  if (key === '' || usedTexts.has(key)) return []
  const story = readStory(text)
  if (!('fragment' in story)) return withLead(lead, blocksOf(story.parts, usedTexts), form.names)
  usedTexts.add(key)
  const framed = standsAlone(story.fragment, draft) ? null : frame(story.fragment)
  return [paragraph(framed === null ? polishProse(story.fragment) : finishSentence(framed))]
}
