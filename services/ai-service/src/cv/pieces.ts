import type { CvDocument, CvLine } from '@wervio/cv-document'
import type { CvSection, SectionKind } from './sections/sections.ts'

/** A piece of a line between separators such as '|' and '•', and its position. */
export type LinePiece = {
  text: string
  line: CvLine
  /** Index of its line in the document. */
  index: number
  kind: SectionKind
  /** True when the line has more than one. */
  shared: boolean
}

const LONGEST = 2_000
const SEPARATOR = /\s*[|•·●▪◦■‣⋄◆◇∙⬥❖★☆✦]\s*|\s+(?:[–—-]|\/\/)\s+|\s{3,}|\t+/u
/** Icon letters and marks that stand before a value: '☎ 06…', '» Utrecht', '(m) 06…'. */
const LEADING_MARKS = /^[^\p{L}\p{N}(+@'’"‘]+/u

/** Lines of a document in reading order, each with the kind of its section. */
export const zonedLines = (document: CvDocument, sections: readonly CvSection[]): readonly LinePiece[] => {
  const kinds = new Map(sections.flatMap(({ kind, lines }) => lines.map((line) => [line, kind] as const)))
  return document.lines.flatMap((line, index) => {
    const kind = kinds.get(line)
    return kind ? [{ text: line.text, line, index, kind, shared: false }] : []
  })
}

/** Every line of a document, including headings; a line outside sections counts as 'other'. */
export const everyLine = (document: CvDocument, sections: readonly CvSection[]): readonly LinePiece[] => {
  const kinds = new Map(
    sections.flatMap(({ kind, heading, lines }) =>
      [...(heading ? [heading] : []), ...lines].map((line) => [line, kind] as const),
    ),
  )
  return document.lines.map((line, index) => ({
    text: line.text,
    line,
    index,
    kind: kinds.get(line) ?? 'other',
    shared: false,
  }))
}

/** Only marks that never stand within a value, as a dash does in '€ 4.000 - € 4.500'. */
export const CERTAIN_SEPARATOR = /\s*[|•·●▪◦■;]\s*|\s{3,}|\t+/u

/** The pieces of lines; of an overlong line only its beginning. */
export const piecesOf = (lines: readonly LinePiece[], separator: RegExp = SEPARATOR): readonly LinePiece[] =>
  lines.flatMap((zoned) => {
    const texts = zoned.text
      .slice(0, LONGEST)
      .split(separator)
      .map((text) => text.replace(LEADING_MARKS, '').trim())
      .filter(Boolean)
    return texts.map((text) => ({ ...zoned, text, shared: texts.length > 1 }))
  })

/** Sections about the person themselves: name, address and wishes. */
export const isOwn = ({ kind }: LinePiece): boolean => kind === 'header' || kind === 'personal'
