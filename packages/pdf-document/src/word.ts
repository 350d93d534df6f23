import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import type { Block } from './block.ts'

/** Twentieths of a point. */
const INDENT = 360
const HEADINGS = {
  title: HeadingLevel.HEADING_1,
  heading: HeadingLevel.HEADING_2,
  subheading: HeadingLevel.HEADING_3,
} as const

const cell = (text: string) =>
  new TableCell({ children: [new Paragraph(text)], margins: { left: 100, right: 100, top: 40, bottom: 40 } })

const partsOf = (block: Block): (Paragraph | Table)[] => {
  switch (block.kind) {
    case 'list':
      return block.items.map((text) => new Paragraph({ text, bullet: { level: 0 } }))
    case 'scores':
      return [
        new Table({
          width: { size: 60, type: WidthType.PERCENTAGE },
          rows: block.rows.map(
            ({ label, score }) => new TableRow({ children: [cell(label), cell(`${score} van 10`)] }),
          ),
        }),
      ]
    case 'quote':
      return [new Paragraph({ indent: { left: INDENT }, children: [new TextRun({ text: block.text, italics: true })] })]
    case 'note':
    case 'text':
      return [new Paragraph(block.text)]
    default:
      return [new Paragraph({ text: block.text, heading: HEADINGS[block.kind], keepNext: true })]
  }
}

export type Written = {
  /** Of the file. */ title: string
  /** Who made the file, in its properties. */ creator: string
}

/** The blocks under each other, with real headings, lists and a table of the scores. */
export const write = ({ title, creator, blocks }: Written & { blocks: readonly Block[] }): Promise<Blob> =>
  Packer.toBlob(
    new Document({
      title,
      creator,
      styles: {
        default: {
          document: {
            run: { font: 'Calibri', size: 22, language: { value: 'nl-NL' } },
            paragraph: { spacing: { after: 120, line: 276 } },
          },
        },
      },
      sections: [{ children: blocks.flatMap(partsOf) }],
    }),
  )
