import { hasAddress } from '../language/cut-words.ts'
import { joinWithEn } from '../language/join.ts'
import { hasSubject, isStatement, splitSentences, withoutEnd } from '../language/sentences.ts'
import { splitOutsideBrackets } from '../lists/commas.ts'

/** What is added with a plus is enumerated: '4 adviseurs + 3 op kantoor + eigenaar'. */
export const withoutPlus = (text: string) =>
  text
    .split('\n')
    .map((line) => {
      const parts = hasAddress(line)
        ? [line]
        : line.split(
            /(?<=[\p{Ll})%]|(?<!\p{L})(?!BE|CE)\p{Lu}{2,6}) \+ (?=[\p{L}\d])|(?<=\b(?:van|met) \d{1,3}) \+ (?=\p{L})/u,
          )
      // Only what stands between the same commas is one row with it.
      const isRow = parts.some((part, at) =>
        / en /.test(at === 0 ? (part.split(/[,;] /).at(-1) ?? '') : (part.split(/[,;] /)[0] ?? '')),
      )
      if (parts.length === 2 && isRow) return parts.join(' plus ')
      return isRow ? parts.join(', ') : joinWithEn(parts)
    })
    .join('\n')

const MOST_WORDS = 8

/** Running text of which some sentences say nothing by themselves, as items: a paragraph of them reads torn. */
export const splitMixed = (text: string): string[] => {
  const sentences = splitSentences(text)
  if (sentences.some((sentence) => sentence.startsWith('('))) return []
  const fragments = sentences.filter((sentence) => !isStatement(sentence) && !sentence.endsWith('?')).length
  return sentences.length > 1 && fragments > 0 ? sentences : []
}

/** Two short things in one item, of which one says something: 'Geen ervaring nodig. Wij leren het je.' */
export const sentencesOfMixed = (item: string): string[] => {
  const sentences = splitMixed(item)
  return sentences.length > 0 && sentences.every((sentence) => sentence.split(' ').length <= MOST_WORDS)
    ? sentences.map(withoutEnd)
    : [item]
}

/** 'Voor een bedrijf: laden, lossen, tellen' as the only line of a field: what leads the list in stands above it. */
export const withLeadApart = (text: string): string => {
  const [, lead = '', list = ''] = /^([^:,.;?\n]{4,60}): ([^:;\n]+)$/u.exec(text) ?? []
  const items = splitOutsideBrackets(withoutEnd(list), ',')
  const isList = items.length > 2 && splitSentences(list).length === 1 && !items.some((item) => hasSubject(item))
  return isList ? [`${lead}:`, ...items.map((item) => `- ${item.replace(/^(?:en|of) /, '')}`)].join('\n') : text
}
