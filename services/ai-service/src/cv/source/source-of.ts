import { limits } from '@wervio/contracts/limits'
import { hasOrder } from '../../chat/hidden-orders/has-order.ts'
import type { CvDocument } from '../document/cv-document.ts'
import { placeOf } from '../reading.ts'
import { sectionsOf } from '../sections/sections.ts'
import { cutSensitive } from '../sensitive/cut-sensitive.ts'
import type { CvSource, SourceLine } from './cv-source.ts'

/** Formatting characters nobody sees, tag characters too, which can spell words; the joiner stays, which emoji are made with. */
const UNSEEN = /(?!\u200D)\p{Cf}/gu
const CONTACT = /^(?:mailto:|tel:)|linkedin\.com\//i
const QUERY = /[?#].*$/su
const LONGEST_LINK = 2_000
/** An order is no longer than this; a longer line is looked at in its beginning and its end. */
const SEARCHED = 2_000

const gives = (text: string) => hasOrder(text.slice(0, SEARCHED)) || (text.length > SEARCHED && hasOrder(text.slice(-SEARCHED)))

/** Lines that speak to a machine, alone or with the line after them. */
function ordersIn(lines: readonly SourceLine[]): ReadonlySet<SourceLine> {
  const found = new Set(lines.filter(({ text }) => gives(text)))
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    if (next && !found.has(line) && !found.has(next) && gives(`${line.text.slice(-SEARCHED / 2)} ${next.text.slice(0, SEARCHED / 2)}`)) found.add(line).add(next)
  }
  return found
}

function capped(lines: readonly SourceLine[]): readonly SourceLine[] {
  let length = 0
  return lines.filter(({ text }) => {
    length += text.length + 1
    return length <= limits.cvText
  })
}

/** What an engine may know of a CV's document. */
export function sourceOf(whole: CvDocument): CvSource {
  const { document } = cutSensitive(whole, sectionsOf(whole))
  const all = document.lines.map(({ text, box }): SourceLine => ({ text: text.replace(UNSEEN, ''), place: placeOf(document, box) }))
  const some = capped(all)
  const orders = ordersIn(some)
  return {
    lines: some.filter((line) => !orders.has(line)),
    links: document.links.flatMap(({ href, box }) => (href.length <= LONGEST_LINK && CONTACT.test(href) ? [{ href: href.replace(QUERY, ''), place: box && placeOf(document, box) }] : [])),
    warnings: [
      ...(some.length < all.length ? ['Dit cv is erg lang; het taalmodel heeft alleen het eerste deel gelezen.'] : []),
      ...(orders.size > 0 ? ['In dit cv staat tekst die opdrachten aan een AI lijkt te geven. Die regels zijn niet gebruikt.'] : []),
    ],
  }
}
