import { patternOf } from '../lexicon/lexicon.ts'
import type { CvLine } from '@wervio/cv-document'
import { labelled, type LabelledValue } from '../labels.ts'
import { piecesOf, type LinePiece } from '../pieces.ts'
import { properWords } from './name-shape.ts'

const ENDING = '(?:\\(?-?(?:namen|naam|e?s|n|i)\\/?\\))?'
const GIVEN = `${patternOf('name-labels', 'given')}${ENDING}`
const SURNAME = `${patternOf('name-labels', 'surname')}${ENDING}`
const NAME = `${patternOf('name-labels', 'whole')}(?:\\(s\\))?`
const AND = '\\s?(?:,|\\/|&|\\b(?:en|and|und|et|y|e)\\b)\\s?'
const END = '(?![\\p{L}])'
const label = (words: string) => new RegExp(`^(?:${words})${END}`, 'iu')

/** Both in one cell, by which comes first; a label that was broken ends with its mark. */
const SURNAME_FIRST = new RegExp(`^(?:${SURNAME})(?:${AND}(?:${GIVEN}|${NAME})|\\s?\\/)${END}`, 'iu')
const GIVEN_FIRST = new RegExp(
  `^(?:(?:voor|vor)-? ?(?:en|und|&) (?:achternaam|nachname|zuname|familienaam)|(?:${GIVEN})(?:${AND}(?:${SURNAME}|${NAME})|\\s?\\/)|(?:${NAME})${AND}(?:${SURNAME}|${GIVEN})|naam (?:kandidaat|sollicitant|medewerker)|kandidaat|sollicitant|profiel van|kandidaatprofiel(?: van)?|(?:cv|curriculum vitae) van|(?:${NAME}))${END}`,
  'iu',
)
const WHOLE = label(NAME)
const FIRST = label(GIVEN)
const CALLED = label(patternOf('name-labels', 'called'))
const INITIALS = label(patternOf('name-labels', 'initials'))
const MIDDLE = label(patternOf('name-labels', 'middle'))
const LAST = label(SURNAME)

/** Of labels of one kind; a CV is about one person. */
const MOST = 20

/** A name behind a label, and whether it says the surname first. `composed`: of parts that have labels of their own. */
export type LabelledName = { text: string; lines: readonly CvLine[]; surnameFirst: boolean; composed: boolean }

const mayLabel = ({ kind }: LinePiece) =>
  kind !== 'references' && kind !== 'experience' && kind !== 'education' && kind !== 'projects'

/** A value with the cells behind it, which a typewriter's spaces set apart: 'DE VRIES,' and 'M.J.'. */
const whole = (
  { value, at }: LabelledValue,
  pieces: readonly LinePiece[],
): { text: string; lines: readonly CvLine[] } => {
  const { row, box } = at.line
  const behind =
    row === null
      ? []
      : pieces.filter(
          ({ line }) =>
            line.row === row && line.box.page === box.page && line.box.x > box.x && !line.text.includes(':'),
        )
  const goesOn =
    value.endsWith(',') || behind.every(({ text }) => /^(?:(?:\p{L}\.)+|\(\p{L}[\p{L}'’-]+\))$/u.test(text))
  return goesOn
    ? {
        text: [value, ...behind.map(({ text }) => text)].join(' '),
        lines: [at.line, ...behind.map(({ line }) => line)],
      }
    : { text: value, lines: [at.line] }
}

const composed = (pieces: readonly LinePiece[]): LabelledName[] => {
  const [called, given, initials, middle, last, named] = [CALLED, FIRST, INITIALS, MIDDLE, LAST, WHOLE].map(
    (one) => labelled(pieces, one)[0],
  )
  const first = called ?? given ?? initials
  // Beside 'Voornaam' a 'Naam' of one word is the surname.
  const surname = last ?? (given && named && properWords(named.value).length === 1 ? named : undefined)
  if (!first || !surname) return []
  const parts = [first, middle, surname].flatMap((part) => (part ? [part] : []))
  return [
    {
      text: parts.map(({ value }) => value).join(' '),
      lines: parts.map(({ at }) => at.line),
      surnameFirst: false,
      composed: true,
    },
  ]
}

/** Names that a label such as 'Naam', 'Achternaam, voornaam' or 'Voornaam' with 'Achternaam' tells. */
export const labelledNames = (lines: readonly LinePiece[]): readonly LabelledName[] => {
  const personLines = lines.filter(mayLabel)
  const pieces = piecesOf(personLines)
  const some = (words: RegExp, surnameFirst: boolean): LabelledName[] =>
    [...labelled(pieces, words), ...labelled(personLines, words)]
      .slice(0, MOST)
      .map((value) => ({ ...whole(value, personLines), surnameFirst, composed: false }))
  return [...some(SURNAME_FIRST, true), ...some(GIVEN_FIRST, false), ...composed(pieces)]
}
