import type { Piece } from '../pieces.ts'
import { readOn } from '../quoting.ts'
import type { Read } from '../reading.ts'
import type { CvSection } from '../sections/sections.ts'

const MENTION = /\b(?:rijbewijs|rijbewijzen|rijvaardigheidsbewijs|driver'?s? licen[cs]es?|driving licen[cs]es?|führerschein|permis)\b/iu
const CATEGORIES = /(?<![\p{L}\d])(?:AM|A[12]?|BE|B\+E|B\s?E|B|C1E|C1|CE|C\+E|C|D1|DE|D|T)(?![\p{L}\d])/gu
const CATEGORIES_ONLY = /^(?:categorie(?:ën)?:?\s)?(?:(?:AM|A[12]?|B|BE|B\+E|C1E?|CE?|D1?|DE|T)[\s,/&+en]*)+$/u
const REACH = 60

/** Sections under a heading such as 'Rijbewijs'. */
export const licenceSections = (sections: readonly CvSection[]): readonly CvSection[] => sections.filter(({ heading }) => heading !== null && heading.text.length < 40 && MENTION.test(heading.text))

/** Categories of driving licences: 'B', 'BE', 'CE', in the order of the CV. */
export function readDrivingLicences(lines: readonly Piece[], sections: readonly CvSection[]): readonly Read<string>[] {
  const found = new Map<string, Read<string>>()
  for (const line of licenceSections(sections).flatMap((section) => section.lines)) {
    if (!CATEGORIES_ONLY.test(line.text.slice(0, REACH))) continue
    for (const [category] of line.text.slice(0, REACH).matchAll(CATEGORIES)) found.set(category.replace(/[\s+]/g, ''), readOn(line, category.replace(/[\s+]/g, ''), category, 0.95))
  }
  for (const [at, { line, text, kind }] of lines.entries()) {
    if (kind === 'references' || text.length > 2_000) continue
    const mention = MENTION.exec(text)
    if (!mention) continue
    const behind = text.slice(mention.index + mention[0].length).slice(0, REACH).split(/[.;|]|\s(?:sinds|since|eigen|auto)\s/i, 1)[0] ?? ''
    const before = /(?:^|\s)((?:(?:AM|A[12]?|BE|B|C1E?|CE|C|D1?|T)(?:\s?(?:,|\/|\+|&|en|and)\s?)?)+)[\s-]*$/u.exec(text.slice(Math.max(0, mention.index - 30), mention.index))?.[1] ?? ''
    const next = lines[at + 1]
    const alone = /^[\s:]*$/.test(behind) && before === '' && next && next.text.length <= 20 ? next.text : ''
    for (const [category] of `${behind} ${before} ${alone}`.matchAll(CATEGORIES)) {
      const value = category.replace(/[\s+]/g, '')
      if (!found.has(value)) found.set(value, readOn(alone && next ? next.line : line, value, alone ? category : mention[0], 0.95))
    }
  }
  return [...found.values()].slice(0, 20)
}

/** True for a line that speaks of a driving licence. */
export const namesLicence = (text: string): boolean => MENTION.test(text.slice(0, 300))
