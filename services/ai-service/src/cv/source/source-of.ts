import { limits } from '@wervio/contracts/limits'
import { hasOrder } from '../../chat/hidden-orders/has-order.ts'
import type { CvDocument, CvLine } from '../document/cv-document.ts'
import { placeOf } from '../reading.ts'
import { sectionsOf } from '../sections/sections.ts'
import { cutSensitive } from '../sensitive/cut-sensitive.ts'
import type { CvSource, SourceLine } from './cv-source.ts'

/** Formatting characters nobody sees; the joiner stays, which emoji are made with. */
const UNSEEN = /(?!\u200D)\p{Cf}/gu
/** Tag characters: unseen doubles of the ASCII letters, which a model can read. */
const TAG = /[\u{E0020}-\u{E007E}]/gu
const TAGS_FROM = 0xe0000
const CONTACT = /^(?:mailto:|tel:)|linkedin\.com\//i
const QUERY = /[?#].*$/su
const LONGEST_LINK = 2_000
/** An order is no longer than this; a longer line is looked at in its beginning and its end. */
const SEARCHED = 2_000

/** A line, and what a machine could read in it. */
type Read = { line: SourceLine; read: string }

const readOf = ({ text, box }: CvLine, document: CvDocument, reference: boolean): Read => ({
  line: { text: text.replace(UNSEEN, '').trim(), place: placeOf(document, box), reference },
  read: text
    .replace(TAG, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? TAGS_FROM) - TAGS_FROM))
    .replace(UNSEEN, ''),
})

const gives = (text: string) =>
  hasOrder(text.slice(0, SEARCHED)) || (text.length > SEARCHED && hasOrder(text.slice(-SEARCHED)))

/** Lines that speak to a machine, alone or with the line after them. */
function ordersIn(lines: readonly Read[]): ReadonlySet<Read> {
  const found = new Set(lines.filter(({ read }) => gives(read)))
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    if (
      next &&
      !found.has(line) &&
      !found.has(next) &&
      gives(`${line.read.slice(-SEARCHED / 2)} ${next.read.slice(0, SEARCHED / 2)}`)
    )
      found.add(line).add(next)
  }
  return found
}

function capped(lines: readonly Read[]): readonly Read[] {
  let length = 0
  return lines.filter(({ line }) => {
    length += line.text.length + 1
    return length <= limits.cvText
  })
}

/** What an engine may know of a CV's document. */
export function sourceOf(whole: CvDocument): CvSource {
  const { document, sections } = cutSensitive(whole, sectionsOf(whole))
  const references = new Set(sections.flatMap(({ kind, lines }) => (kind === 'references' ? lines : [])))
  const all = document.lines.map((line) => readOf(line, document, references.has(line)))
  const some = capped(all)
  const orders = ordersIn(some)
  return {
    lines: some.flatMap((one) => (orders.has(one) || one.line.text === '' ? [] : one.line)),
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
      ...(some.length < all.length ? ['Dit CV is erg lang; het taalmodel heeft alleen het eerste deel gelezen.'] : []),
      ...(orders.size > 0
        ? ['In dit CV staat tekst die opdrachten aan een AI lijkt te geven. Die regels zijn niet gebruikt.']
        : []),
    ],
  }
}
