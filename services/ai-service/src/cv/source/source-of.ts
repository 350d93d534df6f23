import { limits } from '@wervio/contracts/limits'
import { hasOrder } from '../../chat/hidden-orders/has-order.ts'
import type { CvDocument, CvLine } from '@wervio/cv-document'
import { placeOf } from '../field-reading.ts'
import { sectionsOf } from '../sections/sections.ts'
import { cutSensitive } from '../sensitive/cut-sensitive.ts'
import type { CvSource, SourceLine } from './cv-source.ts'

/** Invisible formatting characters; the joiner stays, because emoji need it. */
const UNSEEN = /(?!\u200D)\p{Cf}/gu
/** Tag characters: invisible copies of the ASCII letters, which a model can read. */
const TAG = /[\u{E0020}-\u{E007E}]/gu
const TAGS_FROM = 0xe0000
const CONTACT = /^(?:mailto:|tel:)|linkedin\.com\//i
const QUERY = /[?#].*$/su
const LONGEST_LINK = 2_000
/** The longest instruction; of a longer line only the beginning and the end are checked. */
const SEARCHED = 2_000

/** A line, and its text as a machine may read it, with invisible characters decoded. */
type ReadableLine = { line: SourceLine; machineText: string }

const readOf = ({ text, box }: CvLine, document: CvDocument, reference: boolean): ReadableLine => ({
  line: { text: text.replace(UNSEEN, '').trim(), place: placeOf(document, box), reference },
  machineText: text
    .replace(TAG, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? TAGS_FROM) - TAGS_FROM))
    .replace(UNSEEN, ''),
})

const givesOrder = (text: string) =>
  hasOrder(text.slice(0, SEARCHED)) || (text.length > SEARCHED && hasOrder(text.slice(-SEARCHED)))

/** Lines that give instructions to a machine, alone or together with the next line. */
const ordersIn = (lines: readonly ReadableLine[]): ReadonlySet<ReadableLine> => {
  const orderLines = new Set(lines.filter(({ machineText: read }) => givesOrder(read)))
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    if (
      next &&
      !orderLines.has(line) &&
      !orderLines.has(next) &&
      givesOrder(`${line.machineText.slice(-SEARCHED / 2)} ${next.machineText.slice(0, SEARCHED / 2)}`)
    )
      orderLines.add(line).add(next)
  }
  return orderLines
}

const capped = (lines: readonly ReadableLine[]): readonly ReadableLine[] => {
  let length = 0
  return lines.filter(({ line }) => {
    length += line.text.length + 1
    return length <= limits.cvText
  })
}

/** The parts of a CV's document that an engine may get. */
export const sourceOf = (fullDocument: CvDocument): CvSource => {
  const { document, sections } = cutSensitive(fullDocument, sectionsOf(fullDocument))
  const references = new Set(sections.flatMap(({ kind, lines }) => (kind === 'references' ? lines : [])))
  const readableLines = document.lines.map((line) => readOf(line, document, references.has(line)))
  const cappedLines = capped(readableLines)
  const orders = ordersIn(cappedLines)
  return {
    lines: cappedLines.flatMap((one) => (orders.has(one) || one.line.text === '' ? [] : one.line)),
    links: document.links.flatMap(({ href, box, line }) => {
      const on = line === null ? undefined : document.lines[line]
      return href.length <= LONGEST_LINK && CONTACT.test(href)
        ? [
            {
              href: href.replace(QUERY, ''),
              place: box && placeOf(document, box),
              reference: on !== undefined && references.has(on),
            },
          ]
        : []
    }),
    warnings: [
      ...(cappedLines.length < readableLines.length
        ? ['Dit CV is erg lang; het taalmodel heeft alleen het eerste deel gelezen.']
        : []),
      ...(orders.size > 0
        ? ['In dit CV staat tekst die opdrachten aan een AI lijkt te geven. Die regels zijn niet gebruikt.']
        : []),
    ],
  }
}
