import { frameworkLevel, languageLevelIn, languageOf, languagesIn } from './languages.ts'

const OR = /(?<!\p{L})(?:of|or|en\/of|and\/or)(?!\p{L})/iu
/** 'In woord en geschrift' is said of one language. */
const AND = /(?<!-)\s(?:en|and|plus|met|with)\s(?!geschrift|schrift|written|spoken|writing|speech)/iu
const WORD = /\p{L}+/gu

/** A language and its level: 'Engels (B2)'. */
const languageLabel = (language: string, level: number | null): string =>
  level === null ? language : `${language} (${frameworkLevel(level)})`

/** What stands before the first and behind the last language of a piece. */
const around = (piece: string): { before: string; behind: string } => {
  const names = [...piece.matchAll(WORD)].filter(({ 0: word }) => word.length > 2 && languageOf(word) !== null)
  const [first, last] = [names[0], names.at(-1)]
  return first === undefined || last === undefined
    ? { before: piece, behind: '' }
    : { before: piece.slice(0, first.index), behind: piece.slice(last.index + last[0].length) }
}

/**
 * The pieces between commas that share a level: 'goed Frans, Duits of Engels' is one run, 'Nederlands C1, Frans of
 * Duits B2' two. A piece without a language belongs to the one before it.
 */
const runsOf = (text: string): string[] => {
  const runs: { text: string; isClosed: boolean }[] = []
  for (const piece of text.split(/[,;]/u)) {
    const last = runs.at(-1)
    const { before, behind } = around(piece)
    const hasLanguage = languagesIn(piece).length > 0
    const isClosed = hasLanguage && languageLevelIn(behind) !== null
    const begins = last === undefined || (hasLanguage && (last.isClosed || languageLevelIn(before) !== null))
    if (begins) runs.push({ text: piece, isClosed })
    else {
      last.text += `, ${piece}`
      last.isClosed ||= isClosed
    }
  }
  return runs.map((run) => run.text)
}

const ofRun = (run: string, usual: number | null): string[] => {
  const languages = languagesIn(run)
  const level = languageLevelIn(run) ?? usual
  if (languages.length === 0) return []
  if (OR.test(run)) return [languageLabel(languages.join(' of '), level)]
  const pieces = run.split(AND)
  const levels = new Set(pieces.flatMap((piece) => languageLevelIn(piece) ?? []))
  const pieceOf = (language: string) => pieces.find((piece) => languagesIn(piece).includes(language)) ?? ''
  return languages.map((language) =>
    languageLabel(language, levels.size < 2 ? level : languageLevelIn(pieceOf(language))),
  )
}

/** The languages of a demand, each with its level; those with a choice are one: 'Frans of Duits (B2)'. */
export const languagesWithLevel = (text: string): string[] => {
  const runs = runsOf(text)
  const levels = new Set(runs.flatMap((run) => languageLevelIn(run) ?? []))
  const [only = null] = levels.size === 1 ? levels : []
  return [...new Set(runs.flatMap((run) => ofRun(run, runs.length > 1 && levels.size === 1 ? only : null)))]
}
