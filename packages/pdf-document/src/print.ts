import pdfMake from 'pdfmake/build/pdfmake'
import fonts from 'pdfmake/build/vfs_fonts'
import type { Block } from './block.ts'

type Definition = Parameters<typeof pdfMake.createPdf>[0]
type Content = Definition['content']

/** Points. */
const BAR = 220
/** Paper is white: the light theme's accent and lines, whatever the screen shows. */
const INK = '#17211C'
const MUTED = '#5B665F'
const ACCENT = '#0B5D45'
const LINE = '#E4DFD4'

const scoreRow = ({ label, score }: { label: string; score: number }): Content => ({
  columns: [
    { text: label, width: 120 },
    {
      canvas: [
        { type: 'rect', x: 0, y: 3, w: BAR, h: 7, r: 3, color: LINE },
        ...(score > 0 ? [{ type: 'rect' as const, x: 0, y: 3, w: (BAR * score) / 10, h: 7, r: 3, color: ACCENT }] : []),
      ],
      width: BAR + 12,
    },
    { text: `${score} van 10`, width: 60 },
  ],
  margin: [0, 0, 0, 4],
})

/** Copies every list: pdfmake turns the members of the arrays it is given into nodes of its own. */
const contentOf = (block: Block): Content => {
  if (block.kind === 'list') return { ul: [...block.items], margin: [0, 0, 0, 6] }
  if (block.kind === 'scores') return { stack: block.rows.map(scoreRow), margin: [0, 4, 0, 8] }
  const heading = block.kind === 'title' || block.kind === 'heading' || block.kind === 'subheading'
  return { text: block.text, style: block.kind, ...(heading && { headlineLevel: 1 }) }
}

export type Printed = {
  /** Of the file. */ title: string
  /** At the foot of every page, before its number. */ foot: string
}

const definitionOf = ({ title, foot }: Printed, blocks: readonly Block[]): Definition => ({
  info: { title },
  language: 'nl',
  pageMargins: [56, 56, 56, 64],
  content: blocks.map(contentOf),
  footer: (page, pages) => ({
    text: `${foot} · ${page} van ${pages}`,
    alignment: 'center',
    color: MUTED,
    fontSize: 8,
    margin: [0, 20, 0, 0],
  }),
  // A heading never stands alone at the foot of a page.
  pageBreakBefore: ({ headlineLevel }, nodes) => headlineLevel === 1 && nodes.getFollowingNodesOnPage().length === 0,
  defaultStyle: { fontSize: 10, lineHeight: 1.3, color: INK },
  styles: {
    title: { fontSize: 20, bold: true, margin: [0, 0, 0, 6] },
    heading: { fontSize: 14, bold: true, color: ACCENT, margin: [0, 14, 0, 4] },
    subheading: { fontSize: 11, bold: true, margin: [0, 8, 0, 2] },
    note: { fontSize: 9, color: MUTED, margin: [0, 0, 0, 4] },
    quote: { italics: true, color: MUTED, margin: [12, 0, 0, 3] },
    text: { margin: [0, 0, 0, 4] },
  },
})

/** Draws the blocks under each other on A4. */
export const print = ({ blocks, ...printed }: Printed & { blocks: readonly Block[] }): Promise<Blob> => {
  pdfMake.addVirtualFileSystem(fonts)
  return pdfMake.createPdf(definitionOf(printed, blocks)).getBlob()
}
