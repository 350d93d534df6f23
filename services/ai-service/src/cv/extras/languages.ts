import type { SpokenLanguage } from '@wervio/contracts'
import { labelled } from '../labels.ts'
import { piecesOf, type Piece } from '../pieces.ts'
import { readOn } from '../quoting.ts'
import type { Read } from '../reading.ts'
import { isLanguageName } from './language-names.ts'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const LEVEL = /moedertaal|moerstaal|tweetalig|vloeiend|uitstekend|zeer goed|goed(?:e)?|ruim voldoende|voldoende|redelijk|matig|basis(?:kennis|niveau)?|beginner|gevorderd|elementair|professioneel|conversatie|native(?: speaker| or bilingual(?: proficiency)?)?|mother tongue|bilingual|fluent|proficient|full professional(?: proficiency)?|professional working(?: proficiency)?|limited working(?: proficiency)?|elementary(?: proficiency)?|professional|advanced|upper.?intermediate|intermediate|conversational|basic|good|excellent|very good|working proficiency|muttersprache|fließend|verhandlungssicher|grundkenntnisse|grundlagen|[ABC][12](?:\s?[-–/]\s?[ABC][12])?(?![\p{L}\d])|near.?native/iu
const FILLER = /[●○◉◯◐★☆■□▪▫▮▯•·█░▓⬤⚫⚪]+|\b\d{1,3}\s?%|\b[0-9]\s?\/\s?(?:5|10)\b/gu
const LABEL = /^(?:talen|talenkennis|taalvaardigheid|taalvaardigheden|languages?|spoken languages?|sprachen|language skills|moedertaal|mother tongue(?:\(s\))?|other languages?|andere talen)(?![\p{L}])/iu
const LEVEL_FIRST = new RegExp(`^(${LEVEL.source})\\s*[:–-]\\s*(?=\\p{L})`, 'iu')
const LONGEST = 400

const nameAt = (words: readonly string[]): string | null => {
  for (const count of [2, 1]) {
    const some = words.slice(0, count).join(' ')
    if (words.length >= count && isLanguageName(some.replace(/[^\p{L} -]/gu, ''))) return some
  }
  return null
}

/** The stretches of a text that each begin with the name of a language. */
function languagesIn(text: string): { language: string; rest: string; quote: string }[] {
  const words = text.slice(0, LONGEST).replace(FILLER, ' ').split(/\s+/).filter(Boolean)
  const found: { language: string; rest: string[]; quote: string[] }[] = []
  for (let at = 0; at < words.length; at += 1) {
    const bare = words.slice(at, at + 2).map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    const first = bare[0] ?? ''
    const name = /[,;:()/]$/.test(words[at] ?? '') ? (isLanguageName(first) ? first : null) : nameAt(bare)
    if (name === null) {
      found.at(-1)?.rest.push(words[at] ?? '')
      found.at(-1)?.quote.push(words[at] ?? '')
      continue
    }
    found.push({ language: name, rest: [], quote: words.slice(at, at + name.split(' ').length) })
    at += name.split(' ').length - 1
  }
  return found.map(({ language, rest, quote }) => ({ language, rest: rest.join(' '), quote: quote.join(' ') }))
}

function levelIn(rest: string): string | null {
  const level = LEVEL.exec(rest)
  if (!level) return null
  const bare = rest.replace(/^[\s:(,;–—-]+|[\s),;.–—-]+$/g, '').trim()
  return bare.length <= 60 && /mondeling|schriftelijk|woord|geschrift|spreken|lezen|schrijven|written|spoken|speaking|\(/i.test(bare) ? bare.replace(/[()]/g, '').replace(/\s+/g, ' ') : level[0]
}

/** True for a language, with or without its level: 'Engels (goed)'. */
export function isLanguage(text: string): boolean {
  const [only, ...others] = languagesIn(text)
  if (!only || others.length > 0 || text.length > 60) return false
  const behind = text.slice(text.indexOf(only.language) + only.language.length).trim()
  return text.startsWith(only.language) && (behind === '' || (LEVEL.test(behind) && /^[(:–—-]/.test(behind)))
}

/** True for a list of nothing but languages: 'Nederlands, Engels en Duits'. */
const areLanguages = (text: string): boolean => text.length <= 200 && text.split(/[,;|•·/]|\s(?:en|and|und|et|y)\s/).every((part) => isLanguage(part.trim()))

const hasLevel = (piece: Piece | undefined) => piece !== undefined && isLanguage(piece.text) && levelIn(piece.text.replace(/^\S+/, '')) !== null

/** True for 'Engels: B1' below or above another such line, whatever the section is called. */
const isListed = (lines: readonly Piece[], at: number) => lines[at]?.kind !== 'references' && lines[at]?.kind !== 'experience' && hasLevel(lines[at]) && (hasLevel(lines[at - 1]) || hasLevel(lines[at + 1]))

const presentable = (language: string) => (language === language.toUpperCase() && language.length > 3 ? language.charAt(0) + language.slice(1).toLowerCase() : language)

/** Levels that stand in a column of their own, beside as many languages. */
function withColumnOfLevels(reads: readonly Read<SpokenLanguage>[], lines: readonly Piece[]): readonly Read<SpokenLanguage>[] {
  const levels = lines.filter(({ text }) => text.length <= 60 && languagesIn(text).length === 0 && LEVEL.test(text)).map(({ text }) => levelIn(text))
  return reads.every(({ value }) => value.level === null) && levels.length === reads.length ? reads.map((read, at) => ({ ...read, value: { ...read.value, level: levels[at] ?? null } })) : reads
}

/** The cells behind a value that ends in the middle of a list. */
const restOfRow = (lines: readonly Piece[], at: Piece): readonly { at: Piece; text: string }[] =>
  at.line.row === null || !at.line.text.endsWith(',') ? [] : lines.filter(({ line }) => line.row === at.line.row && line.box.page === at.line.box.page && line.box.x > at.line.box.x).map((piece) => ({ at: piece, text: piece.text }))

/** Languages somebody speaks, with the level in the words of the CV. */
export function readLanguages(lines: readonly Piece[]): readonly Read<SpokenLanguage>[] {
  const within = lines.filter(({ kind, text }, at) => kind === 'languages' || (kind === 'skills' && areLanguages(text)) || isListed(lines, at))
  const byLabel = labelled(piecesOf(lines.filter(({ kind }) => !['references', 'experience', 'education', 'languages', 'projects'].includes(kind))), LABEL)
  const sources = [...within.map((piece) => ({ at: piece, text: piece.text })), ...byLabel.flatMap(({ at, value }) => [{ at, text: value }, ...restOfRow(lines, at)])]
  const found = new Map<string, Read<SpokenLanguage>>()
  let last: { read: Read<SpokenLanguage>; region: number; row: number | undefined } | null = null
  for (const { at, text } of sources) {
    const before = LEVEL_FIRST.exec(text)
    const languages = before ? languagesIn(text.slice(before[0].length)).map((one) => ({ ...one, rest: one.rest || (before[1] ?? '') })) : languagesIn(text)
    if (languages.length === 0 && last && last.read.value.level === null && (last.region === at.line.region || at.line.row === last.row) && text.length <= 60) {
      last.read.value = { ...last.read.value, level: levelIn(text) }
      continue
    }
    for (const { language, rest, quote } of languages) {
      const key = fold(language)
      const read = readOn(at.line, { language: presentable(language), level: levelIn(rest) }, at.line.text.includes(quote) ? quote : language, at.kind === 'languages' ? 0.95 : 0.85)
      const known = found.get(key)
      if (known && known.value.level !== null) continue
      found.set(key, known && read.value.level === null ? known : read)
      last = { read: found.get(key) ?? read, region: at.line.region, row: at.line.row ?? undefined }
    }
  }
  return withColumnOfLevels([...found.values()].slice(0, 50), within)
}
