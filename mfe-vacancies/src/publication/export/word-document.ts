import { brand } from '@wervio/brand'
import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx'
import { wordRuns } from './word-runs.ts'

const HEADINGS: Record<string, (typeof HeadingLevel)[keyof typeof HeadingLevel]> = {
  H1: HeadingLevel.HEADING_1,
  H2: HeadingLevel.HEADING_2,
  H3: HeadingLevel.HEADING_3,
}
const BLOCKS = new Set(['H1', 'H2', 'H3', 'P', 'UL', 'OL', 'LI', 'BLOCKQUOTE'])
const NUMBERS = 'nummers'
/** Word knows nine levels of a list. */
const DEEPEST = 8
/** Twentieths of a point. */
const STEP = 360

type BlockContext = { list?: { ordered: boolean; level: number; instance: number }; quote?: boolean }

const numberLevel = (level: number) => ({
  level,
  format: LevelFormat.DECIMAL,
  text: `%${level + 1}.`,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: STEP * (level + 1), hanging: STEP } } },
})

const lookOf = ({ list, quote }: BlockContext): IParagraphOptions => {
  if (list?.ordered) return { numbering: { reference: NUMBERS, level: list.level, instance: list.instance } }
  if (list) return { bullet: { level: list.level } }
  return quote ? { indent: { left: STEP * 2 } } : {}
}

/** Blocks become paragraphs in the order of reading; each numbered list counts from one. */
const paragraphsOf = (root: Element): Paragraph[] => {
  let lists = 0
  const toParagraphs = (element: Element, context: BlockContext): Paragraph[] => {
    const paragraphs: Paragraph[] = []
    let runs: ParagraphChild[] = []
    let first = true
    const close = () => {
      if (runs.length === 0) return
      const heading = HEADINGS[element.tagName]
      // Only the first paragraph of an item carries its mark.
      const look: IParagraphOptions =
        element.tagName === 'LI' && !first && context.list
          ? { indent: { left: STEP * (context.list.level + 1) } }
          : lookOf(context)
      paragraphs.push(new Paragraph({ ...look, ...(heading ? { heading } : {}), children: runs }))
      runs = []
      first = false
    }
    for (const child of element.childNodes) {
      if (!(child instanceof Element) || !BLOCKS.has(child.tagName)) runs.push(...wordRuns(child))
      else if (element.tagName === 'LI' && child.tagName === 'P') {
        close()
        runs.push(...[...child.childNodes].flatMap((inline) => wordRuns(inline)))
        close()
      } else {
        close()
        const list =
          child.tagName === 'UL' || child.tagName === 'OL'
            ? {
                ordered: child.tagName === 'OL',
                level: Math.min(DEEPEST, (context.list?.level ?? -1) + 1),
                instance: (lists += 1),
              }
            : context.list
        paragraphs.push(
          ...toParagraphs(child, {
            ...context,
            ...(list ? { list } : {}),
            quote: context.quote === true || child.tagName === 'BLOCKQUOTE',
          }),
        )
      }
    }
    close()
    return paragraphs
  }
  return toParagraphs(root, {})
}

/** Sanitised publication text as a Word file with real headings, lists and links. */
export const wordDocument = (title: string, html: string): Promise<Blob> => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return Packer.toBlob(
    new Document({
      title,
      creator: brand().name,
      styles: {
        default: {
          document: {
            run: { font: 'Calibri', size: 22, language: { value: 'nl-NL' } },
            paragraph: { spacing: { after: 120, line: 276 } },
          },
        },
      },
      numbering: {
        config: [{ reference: NUMBERS, levels: Array.from({ length: DEEPEST + 1 }, (_, level) => numberLevel(level)) }],
      },
      sections: [{ children: paragraphsOf(body) }],
    }),
  )
}
