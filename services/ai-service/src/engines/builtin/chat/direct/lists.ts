import type { Unit } from '../../../../chat/context/units.ts'

/**
 * A list of a context that can be counted: how a question names it, the keys it stands under, and what it is called.
 */
export type CountedList = { asks: RegExp; keys: RegExp; one: string; many: string }

/** The narrower before the wider: 'harde vaardigheden' before 'vaardigheden'. */
export const countedLists: readonly CountedList[] = [
  {
    asks: /\b(?:hard skills?|harde vaardigheden|technische vaardigheden|functie-?eisen|eisen)\b/,
    keys: /harde vaardigheden|hard skills|\beisen\b/iu,
    one: 'harde vaardigheid',
    many: 'harde vaardigheden',
  },
  {
    asks: /\b(?:soft ?skills?|zachte vaardigheden|eigenschappen)\b/,
    keys: /zachte vaardigheden|soft skills/iu,
    one: 'zachte vaardigheid',
    many: 'zachte vaardigheden',
  },
  {
    asks: /\b(?:vaardigheden|skills|competenties)\b/,
    keys: /\bvaardigheden\b|\bskills\b/iu,
    one: 'vaardigheid',
    many: 'vaardigheden',
  },
  { asks: /\b(?:talen|taal)\b/, keys: /\btalen\b|languages/iu, one: 'taal', many: 'talen' },
  {
    asks: /\b(?:certificaten|certificaat|attesten|getuigschriften)\b/,
    keys: /certific/iu,
    one: 'certificaat',
    many: 'certificaten',
  },
  {
    asks: /\b(?:opleidingen|opleiding|studies|diploma'?s?|scholen)\b/,
    keys: /\bopleiding|education|studie/iu,
    one: 'opleiding',
    many: 'opleidingen',
  },
  { asks: /\b(?:rijbewijzen|rijbewijs)\b/, keys: /rijbewijs/iu, one: 'rijbewijs', many: 'rijbewijzen' },
  {
    asks: /\b(?:interviewvragen|gespreksvragen|vragen)\b/,
    keys: /interview ?vragen|interview/iu,
    one: 'interviewvraag',
    many: 'interviewvragen',
  },
  { asks: /\b(?:taken|werkzaamheden)\b/, keys: /\btaken\b|werkzaamheden/iu, one: 'taak', many: 'taken' },
  {
    asks: /\b(?:arbeidsvoorwaarden|voordelen|extralegale voordelen|benefits)\b/,
    keys: /arbeidsvoorwaarden|benefits/iu,
    one: 'arbeidsvoorwaarde',
    many: 'arbeidsvoorwaarden',
  },
]

const LONGEST_ITEM = 80

/** The items of a unit: a short line with commas or semicolons is a list, a sentence is one item. */
export const itemsOf = ({ text, sources }: Unit): string[] => {
  if (sources.length > 1 || /[.!?]$/.test(text.trim())) return [text]
  const items = text
    .split(/[,;•|]|\s\/\s|\s-\s/)
    .map((item) => item.trim())
    .filter(Boolean)
  return items.length > 1 && items.every((item) => item.length <= LONGEST_ITEM) ? items : [text]
}
