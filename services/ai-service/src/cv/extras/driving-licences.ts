import type { LinePiece } from '../pieces.ts'
import { readOn } from '../quote-boxes.ts'
import type { FieldReading } from '../field-reading.ts'
import type { CvSection } from '../sections/sections.ts'

const MENTION =
  /(?<!\p{L})(?:(?:auto|motor|vrachtwagen)?rijbewijs|rijbewijzen|rijvaardigheidsbewijs|driver['’]?s?['’]? licen[cs]es?|driving (?:licen[cs]es?|permit)|führer(?:scheine?|ausweise?)|fahrerlaubnis|permis(?: de conduire)?|(?:permiso|carn[eé]) de conducir|patente(?: di guida)?|carta de condução|(?<=(?<!\p{L})(?:code|class|category) [A-E]\d? )licen[cs]e)(?!\p{L})/iu
const CATEGORIES = /(?<![\p{L}\d])(?:AM|A[12]?|BE|B\+E|B\s?E|B|C1E|C1|CE|C\+E|C|D1|DE|D|E|T)(?![\p{L}\d])/gu
/** Words before the categories: 'Categorie' in 'Rijbewijs: Categorie B'. */
const KIND =
  /^[\s:–-]*(?:categorie(?:ën)?|category|categories|[ck]at\.?|kategorien?|klassen?|class|type|(?:personen)?auto|motor(?:bikes?|cycles?|fiets|rad)?|cars?|pkw|lkw|trucks?|moto|voiture|coche)?[\s:]*/iu
const LEADING =
  /^(?:(?:AM|A[12]?|B\+?E?|C1E?|C\+?E?|D1?E?|E|T)(?=$|[\s,/&+;.(–-])(?:\s*(?:[,/&+]|\b(?:en|EN|and|AND|und|y|et)\b)\s*)*)+/u
const AFTER = /^\s*(?:$|[,;.(–-]|(?:in bezit|eigen|sinds|since|seit|met|with|code|auto)\b)/iu
const REACH = 60

/** A trailer category after its vehicles: 'E bij B en C' is BE and CE. */
const TRAILER = /(?<![\p{L}\d])E (?:bij|achter|met) ([BCD])(?:(?:\s?[,/&]\s?|\s(?:en|and)\s)([BCD]))?(?![\p{L}\d])/gu
const withoutTrailers = (text: string) =>
  text.replace(TRAILER, (_, first: string, second: string | undefined) =>
    second === undefined ? `${first}E` : `${first}E, ${second}E`,
  )

/** The categories that a line under 'Rijbewijs' begins with; empty for running text. */
const leadingCategories = (text: string): readonly string[] => {
  const rest = withoutTrailers(text.slice(0, REACH)).replace(KIND, '')
  const categories = (LEADING.exec(rest)?.[0] ?? '').replace(/(?<![\s,/&+])[\s,/&+]+$/u, '')
  return AFTER.test(rest.slice(categories.length))
    ? [...categories.matchAll(CATEGORIES)].map(([category]) => category)
    : []
}

/** Sections under a heading such as 'Rijbewijs'. */
export const licenceSections = (sections: readonly CvSection[]): readonly CvSection[] =>
  sections.filter(({ heading }) => heading !== null && heading.text.length < 40 && MENTION.test(heading.text))

/** Categories of driving licences: 'B', 'BE', 'CE', in the order of the CV. */
export const readDrivingLicences = (
  lines: readonly LinePiece[],
  sections: readonly CvSection[],
): readonly FieldReading<string>[] => {
  const categories = new Map<string, FieldReading<string>>()
  for (const line of licenceSections(sections).flatMap((section) => section.lines)) {
    for (const category of leadingCategories(line.text))
      categories.set(category.replace(/[\s+]/g, ''), readOn(line, category.replace(/[\s+]/g, ''), category, 0.95))
  }
  for (const [at, { line, text, kind }] of lines.entries()) {
    if (kind === 'references' || text.length > 2_000) continue
    const mention = MENTION.exec(text)
    if (!mention) continue
    const behind =
      withoutTrailers(text.slice(mention.index + mention[0].length).slice(0, REACH))
        .replace(KIND, ' ')
        .split(/[.;|]|\s(?:sinds|since|eigen|auto)\s/i, 1)[0] ?? ''
    const before =
      /(?:^|\s)((?:(?:AM|A[12]?|BE|B|C1E?|CE|C|D1?|T)(?:\s?(?:,|\/|\+|&|en|and)\s?)?)+)[\s-]*$/u.exec(
        text.slice(Math.max(0, mention.index - 30), mention.index),
      )?.[1] ?? ''
    const next = lines[at + 1]
    const nextLineCategories =
      /^[\s:]*$/.test(behind) && before === '' && next ? leadingCategories(next.text).join(' ') : ''
    for (const [category] of `${behind} ${before} ${nextLineCategories}`.matchAll(CATEGORIES)) {
      const value = category.replace(/[\s+]/g, '')
      if (!categories.has(value))
        categories.set(
          value,
          readOn(
            nextLineCategories && next ? next.line : line,
            value,
            nextLineCategories ? category : mention[0],
            0.95,
          ),
        )
    }
  }
  return [...categories.values()].slice(0, 20)
}

/** True for a line that mentions a driving licence. */
export const namesLicence = (text: string): boolean => MENTION.test(text.slice(0, 300))
