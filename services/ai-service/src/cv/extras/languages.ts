import { fold } from '../lexicon/fold.ts'
import type { SpokenLanguage } from '@wervio/contracts'
import { labelled } from '../labels.ts'
import type { LinePiece } from '../pieces.ts'
import { readOn } from '../quote-boxes.ts'
import type { FieldReading } from '../field-reading.ts'
import {
  areLanguages,
  clausesOf,
  isLanguage,
  languagesIn,
  LEVEL,
  levelIn,
  languagesAfterLevel,
  listsOnlyLanguages,
  unknownLanguageIn,
} from './language-text.ts'

const CEFR = /^[ABC][12]\+?$/
const LABEL =
  /^(?:talen|langues|idiomas|lingue|taal|sprachkenntnisse|known languages|spoken tongues|languages (?:spoken|known)|andere taal(?:\/talen)?|talenkennis|taalvaardigheid|taalvaardigheden|languages?|spoken languages?|sprachen|language skills|moedertaal(?:\(-?talen\))?|mother tongue(?:\(s\))?|muttersprache|langue maternelle|other languages?(?:\(s\))?|andere talen|madrelingua(?:\(e\))?|lingua madre|altr[ae]\(?[ei]?\)? lingu[ae](?:\([ea]\))?|lengua\(?s?\)? materna\(?s?\)?|otr[ao]s? (?:lenguas?|idiomas?)|langue\(s\) maternelle\(s\)|autres? langues?)(?![\p{L}])/iu
const LEVEL_FIRST = new RegExp(`^(${LEVEL.source})\\s*[:–-]\\s*(?=\\p{L})`, 'iu')

const hasLevel = (piece: LinePiece | undefined) =>
  piece !== undefined && isLanguage(piece.text) && levelIn(piece.text.replace(/^\S+/, '')) !== null

/** True for 'Engels: B1' below or above another such line, in any section but those of work and references. */
const isListed = (lines: readonly LinePiece[], at: number): boolean => {
  const [piece, next] = [lines[at], lines[at + 1]]
  if (!piece || piece.kind === 'references' || piece.kind === 'experience') return false
  if (hasLevel(piece)) return hasLevel(lines[at - 1]) || hasLevel(next)
  return inTable(lines, at) !== null
}

/** The text of a row in a table of levels: 'Engels C2' for 'Engels' beside 'C2'. Null outside such a table. */
const inTable = (lines: readonly LinePiece[], at: number): string | null => {
  const [piece, next] = [lines[at], lines[at + 1]]
  return piece &&
    next &&
    piece.line.row !== null &&
    piece.line.row === next.line.row &&
    CEFR.test(next.text) &&
    isLanguage(piece.text)
    ? `${piece.text} ${next.text}`
    : null
}

const presentable = (language: string) =>
  language === language.toUpperCase() && language.length > 3
    ? language.charAt(0) + language.slice(1).toLowerCase()
    : language

/** Adds the levels of a separate column, if it has one for each language. */
const withColumnOfLevels = (
  reads: readonly FieldReading<SpokenLanguage>[],
  lines: readonly LinePiece[],
): readonly FieldReading<SpokenLanguage>[] => {
  const levels = lines
    .filter(({ text }) => text.length <= 60 && languagesIn(text).length === 0 && LEVEL.test(text))
    .map(({ text }) => levelIn(text))
  return reads.every(({ value }) => value.level === null) && levels.length === reads.length
    ? reads.map((reading, at) => ({ ...reading, value: { ...reading.value, level: levels[at] ?? null } }))
    : reads
}

/** The cells to the right of a value that ends in a comma, and so continues there. */
const restOfRow = (lines: readonly LinePiece[], at: LinePiece): readonly { at: LinePiece; text: string }[] =>
  at.line.row === null || !at.line.text.endsWith(',')
    ? []
    : lines
        .filter(
          ({ line }) => line.row === at.line.row && line.box.page === at.line.box.page && line.box.x > at.line.box.x,
        )
        .map((piece) => ({ at: piece, text: piece.text }))

/** True for 'Nederlands, Engels, Duits (werkniveau)', which may follow a sentence about something else. */
const areMostlyLanguages = (clause: string) => areLanguages(clause.trim().replace(/(?<![,.])[,.]+$/, ''))

const SPEAKS = /\b(?:ik spreek|spreek|beheers|i speak|speak)\s+(?=[^.;]{3,100})/iu

/** Languages in running text: 'Ik spreek vloeiend Nederlands en Engels'. */
const inSentence = (at: LinePiece): readonly { at: LinePiece; text: string }[] => {
  const opening = SPEAKS.exec(at.text.slice(0, 1_000))
  if (!opening) return []
  const [clause = ''] = at.text
    .slice(opening.index + opening[0].length)
    .split(/[.;]|\s(?:maar|but|omdat|because)\s/iu, 1)
  return languagesAfterLevel(clause).map(({ language, rest }) => ({ at, text: `${language} ${rest}` }))
}

/**
 * The clauses of a line, each language with its level: 'German fluent', 'English fluent' for 'Fluent in German and
 * English'.
 */
const withoutFluency = (at: LinePiece): readonly { at: LinePiece; text: string }[] =>
  clausesOf(at.text).flatMap((clause) => {
    const mentions = languagesAfterLevel(clause)
    return mentions.length > 0
      ? mentions.map(({ language, rest }) => ({ at, text: `${language} ${rest}` }))
      : [{ at, text: clause }]
  })

/** Languages of the candidate, with the level in the words of the CV. */
export const readLanguages = (lines: readonly LinePiece[]): readonly FieldReading<SpokenLanguage>[] => {
  const listLines = lines.filter(
    ({ kind, text }, at) =>
      kind === 'languages' ||
      (kind === 'skills' && (areLanguages(text) || listsOnlyLanguages(text))) ||
      isListed(lines, at),
  )
  const otherLines = lines.filter(
    ({ kind }) => !['references', 'experience', 'education', 'languages', 'projects'].includes(kind),
  )
  const sentences = otherLines.flatMap((piece) =>
    piece.text
      .slice(0, 1_000)
      .split(/(?<=[.;])\s+/)
      .map((text) => ({ ...piece, text })),
  )
  const byLabel = [...labelled(otherLines, LABEL), ...labelled(sentences, LABEL)]
  const inTables = lines.flatMap((at, index) =>
    (at.kind === 'references' || at.kind === 'languages' ? [] : [inTable(lines, index)]).flatMap((text) =>
      text === null ? [] : [{ at, text }],
    ),
  )
  const inSkills = lines
    .filter(({ kind }) => kind === 'skills')
    .flatMap((piece) =>
      clausesOf(piece.text)
        .filter((clause) => !listsOnlyLanguages(piece.text) && areMostlyLanguages(clause))
        .map((text) => ({ at: piece, text })),
    )
  const sources = [
    ...inTables,
    ...listLines.flatMap((piece) => withoutFluency(piece)),
    ...inSkills,
    ...lines.filter(({ kind }) => kind === 'summary' || kind === 'other' || kind === 'header').flatMap(inSentence),
    ...byLabel.flatMap(({ at, value }) => [{ at, text: value }, ...restOfRow(lines, at)]),
  ]
  const readings = new Map<string, FieldReading<SpokenLanguage>>()
  let last: { reading: FieldReading<SpokenLanguage>; region: number; row: number | undefined } | null = null
  for (const { at, text } of sources) {
    const levelFirst = LEVEL_FIRST.exec(text)
    const mentions = levelFirst
      ? languagesIn(text.slice(levelFirst[0].length)).map((one) => ({
          ...one,
          rest: one.rest || (levelFirst[1] ?? ''),
        }))
      : languagesIn(text)
    const languages = mentions.length === 0 && at.kind === 'languages' ? unknownLanguageIn(text) : mentions
    if (
      languages.length === 0 &&
      last &&
      last.reading.value.level === null &&
      (last.region === at.line.region || at.line.row === last.row) &&
      text.length <= 60
    ) {
      last.reading.value = { ...last.reading.value, level: levelIn(text) }
      continue
    }
    for (const { language, rest, quote } of languages) {
      const key = fold(language)
      const reading = readOn(
        at.line,
        { language: presentable(language), level: levelIn(rest) },
        at.line.text.includes(quote) ? quote : language,
        at.kind === 'languages' ? 0.95 : 0.85,
      )
      const earlier = readings.get(key)
      if (earlier && earlier.value.level !== null) continue
      readings.set(key, earlier && reading.value.level === null ? earlier : reading)
      last = { reading: readings.get(key) ?? reading, region: at.line.region, row: at.line.row ?? undefined }
    }
  }
  return withColumnOfLevels([...readings.values()].slice(0, 50), listLines)
}
