import type { CvDocument } from '@wervio/cv-document'
import { partsOfRow, type HeadingPart } from '../entries/parts.ts'
import { pieceOf, rowOf, type Row } from '../entries/row.ts'
import { rowsOf } from '../entries/rows-of.ts'
import { cutAtCommas } from '../entries/split-row.ts'
import type { CvSection } from '../sections/section.ts'

/**
 * What is given one state: a stretch of a row, such as 'Kok' and 'De Eik' of 'Kok, De Eik (2016-2019)', or a whole row
 * of text, or dates that stand alone (`part` is null).
 */
export type Unit = {
  row: Row
  part: HeadingPart | null
  text: string
  section: CvSection
  /** True for the heading of its section. */
  isHeading: boolean
  /** Its position in its row, and how many the row has. */
  at: number
  count: number
}

/** Letters of a row that is taken apart; a longer one is text. */
const LONGEST_ROW = 200
const LONGEST_BULLET = 100
const MOST_PARTS = 8
const WITH_BRACKET = /^([^()]{2,80}) \(([^()]{2,60})\)$/

/** 'Kok (De Eik)' as 'Kok' and 'De Eik'. */
const cutAtBracket = (part: HeadingPart): readonly HeadingPart[] => {
  const { line, from, to, text } = part.piece
  const [, before = ''] = WITH_BRACKET.exec(text) ?? []
  const first = before && pieceOf(line, from, from + before.length)
  const second = before && pieceOf(line, from + before.length + 2, to - 1)
  return first && second ? [first, second].map((piece) => ({ ...part, piece })) : [part]
}

const partsOf = (row: Row): readonly HeadingPart[] => {
  if (row.text.length > (row.bullet && !row.period ? LONGEST_BULLET : LONGEST_ROW)) return []
  const parts = partsOfRow(row, 0).flatMap((part) =>
    part.role === null
      ? cutAtCommas(part.piece)
          .map((piece) => ({ ...part, piece }))
          .flatMap(cutAtBracket)
      : [part],
  )
  return parts.length > MOST_PARTS ? [] : parts
}

/** The row as one part. */
const wholeOf = (row: Row): readonly HeadingPart[] =>
  row.pieces.slice(0, 1).map((piece) => ({ piece, role: null, slot: '0/0' }))

const unitsOfRow = (row: Row, section: CvSection, isHeading: boolean): readonly Unit[] => {
  const rowParts = partsOf(row)
  const parts = rowParts.length > 0 ? rowParts : wholeOf(row)
  if (parts.length === 0) return [{ row, part: null, text: '', section, isHeading, at: 0, count: 1 }]
  const isWhole = rowParts.length === 0
  return parts.map((part, at) => ({
    row,
    part,
    text: isWhole ? row.text : part.piece.text,
    section,
    isHeading,
    at,
    count: parts.length,
  }))
}

/** The units of a document in the order of its sections and rows. */
export const unitsOf = (document: CvDocument, sections: readonly CvSection[]): readonly Unit[] =>
  sections.flatMap((section, number) => [
    ...(section.heading ? unitsOfRow(rowOf([section.heading], number), section, true) : []),
    ...rowsOf(document, section, number).flatMap((row) => unitsOfRow(row, section, false)),
  ])
