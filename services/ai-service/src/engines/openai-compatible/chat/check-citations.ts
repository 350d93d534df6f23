import type { ChatSource } from '@wervio/contracts'
import type { Unit } from '../../../chat/context/units.ts'
import { isLight } from '../../../chat/retrieval/light-words.ts'
import { stem } from '../../../chat/retrieval/stem.ts'
import { stemsOf, wordsOf } from '../../../chat/retrieval/tokens.ts'
import { isEnglish } from '../../../vacancy-text/language/english.ts'

const MARK = /\s?\[(\d{1,5}(?:\s*,\s*\d{1,5})*)\]/g
const QUOTED = /[‘“"]([^‘’“”"\n]{12,500})[’”"]/g

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const tellingStems = (text: string) =>
  wordsOf(text)
    .filter((word) => !isLight(word))
    .map((word) => stem(word.toLowerCase()))

const isNamedIn = (line: string, name: string): boolean => {
  const words = bare(line).split(' ')
  const [first = ''] = bare(name).split(' ')
  return words.includes(first)
}

/** Whether a line that names candidates names the one this source is about. */
const isAboutTheSame = (line: string, { person }: Unit, names: readonly string[]): boolean =>
  person === undefined || isNamedIn(line, person) || !names.some((name) => isNamedIn(line, name))

/**
 * Whether a line can rest on a source: they share a word that says something. Across languages only names would match.
 */
const canRestOn = (line: string, unit: Unit): boolean => {
  if (isEnglish(unit.text)) return true
  const heldWords = new Set(
    stemsOf([unit.text, unit.keys, unit.heading, unit.asked, ...unit.sources.map(({ label }) => label)].join(' ')),
  )
  return tellingStems(line.replace(MARK, '')).some((word) => heldWords.has(word))
}

/**
 * Renumbers the marks of an answer by first use; a mark without a source, or with a sentence about something else, is
 * dropped with a warning.
 */
export const checkCitations = (
  answer: string,
  units: readonly Unit[],
): { text: string; sources: ChatSource[]; warnings: string[] } => {
  const sources: ChatSource[] = []
  const names = [...new Set(units.flatMap(({ person }) => (person === undefined ? [] : [person])))]
  const numbers = new Map<Unit, number[]>()
  let dropped = 0
  const numbersOf = (unit: Unit) => {
    const existing = numbers.get(unit)
    if (existing) return existing
    const sourceNumbers = unit.sources.map((source) => sources.push(source))
    numbers.set(unit, sourceNumbers)
    return sourceNumbers
  }
  const text = answer
    .split('\n')
    .map((line) =>
      line.replace(MARK, (_, list: string) => {
        const marks = list.split(',').flatMap((number) => {
          const unit = units[Number(number) - 1]
          if (unit && isAboutTheSame(line, unit, names) && canRestOn(line, unit)) return numbersOf(unit)
          dropped += 1
          return []
        })
        return marks.length === 0 ? '' : ` ${marks.map((number) => `[${number}]`).join('')}`
      }),
    )
    .join('\n')
  const sourceText = bare(units.map((unit) => unit.text).join(' '))
  const misquoted = [...text.matchAll(QUOTED)].filter(([, quote = '']) => !sourceText.includes(bare(quote)))
  return {
    text,
    sources,
    warnings: [
      ...(dropped > 0
        ? [
            dropped === 1
              ? 'Eén bronverwijzing klopte niet en is weggelaten.'
              : `${dropped} bronverwijzingen klopten niet en zijn weggelaten.`,
          ]
        : []),
      ...misquoted.slice(0, 3).map(([, quote]) => `Dit citaat staat niet letterlijk in de bronnen: ‘${quote ?? ''}’`),
    ],
  }
}
