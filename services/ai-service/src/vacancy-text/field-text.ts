import { cleanText, tidyLine } from './language/clean.ts'
import { writeCutWords } from './language/cut-words.ts'
import { capitalFirst } from './language/capitals.ts'
import { isInfinitive } from './language/infinitives.ts'
import { isReference } from './language/references.ts'
import { mendSlips } from './language/slips.ts'
import { writeSpoken } from './language/spoken.ts'
import { writeStandard } from './language/south.ts'
import { type FactField, writeFactRows } from './lists/fact-rows.ts'
import { writeForeignSums } from './mend/foreign-sums.ts'
import { readMessage } from './mend/read-message.ts'

/** A field as a request has it. */
export type Value = string | null | undefined

const PLACEHOLDER =
  /^(?:ok[eé]?|idem|volgt|nog in te vullen|\/|-+|–|n\.?v\.?t\.?|geen|onbekend|x+|\?+|\.+|tbd|tbc|n\/a|none|zie (?:onze |de )?(?:web)?site\.?)$/i
/** A picture between two sentences ends the first: 'we zoeken een barista 🎉 Je zet koffie'. */
const endAtPictures = (text: string): string =>
  text.replace(/(?<=\p{L}{2}) ?(?:\p{Extended_Pictographic}\ufe0f? ?)+(?=\p{Lu}\p{Ll})/gu, '. ')

/** A field cleaned and written out, or '' where it says nothing. */
export const filledText = (value: Value, isList = false) => {
  const clean = endAtPictures(isList ? writeForeignSums(cleanText(value ?? '')) : cleanText(value ?? ''))
  const text = writeCutWords(writeStandard(mendSlips(withPauses(writeSpoken(clean, isList)))))
  return PLACEHOLDER.test(text) || isReference(text) || !/[\p{L}\p{N}]/u.test(text) ? '' : text
}
/** The same of a field of one line. */
export const oneLine = (value: Value, field?: FactField) => {
  const rows = field === undefined ? (value ?? '') : writeFactRows(value ?? '', field)
  return tidyLine(
    filledText(readMessage(cleanText(rows)).text)
      .replace(NEXT_LINE, ', ')
      .replace(/\n+/g, ' '),
  )
}

/** A line break between two things that are said, neither of which ends or goes on with a mark or a small word. */
const NEXT_LINE =
  /(?<=[\p{L}\d€%)])(?<!(?<!\p{L})(?:en|of|met|per|tot|van|te|de|het|tussen|vanaf|bij|in))\n+(?=[\p{L}\d€])(?!(?:en|of|met|per|tot|bij|plus|excl|incl|van|te|in)\b)/giu

/** A list with two spaces or more between its items, as tables are pasted; behind a full stop they say nothing. */
export const breakAtGaps = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const parts = line.trim().split(/(?<=[^\s.,;:!?]) {2,}(?=[\p{L}\d€])/u)
      return parts.length > 2 ? parts.join('\n') : line
    })
    .join('\n')

/** Marks that only stand between items: ' // ', ' -- ', ' || '. */
export const breakAtMarks = (text: string): string =>
  text
    .replace(/^(?=(?:[^\n]* )?\*\p{L}[^\n]* \*\p{L})[^\n]*$/gmu, (line) =>
      line.replace(/(?:^| )\*(?=\p{L})/gu, '\n').trim(),
    )
    .replace(/ +(?:\/{2,}|-{2,}|\|{2,}|={2,}|~+|#) +/g, '\n')
    .split('\n')
    .map((line) => (line.split(' | ').length > 2 ? line.replaceAll(' | ', '\n') : line))
    .join('\n')

/** One or two words, of which one of six capitals and more with two vowels: nothing that letters stand for. */
const HEADING_IN_CAPITALS = /^(?=.*\p{Lu}{6})(?=(?:.*[AEIOU]){2})\p{Lu}{3,}(?:[ /+&-]{1,3}\p{Lu}{3,})?:?$/u

/** A line in capitals above lines that aren't leads them in. */
export const withLeads = (text: string, isFormShouted: boolean): string => {
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
