import { patternOf } from '../lexicon/lexicon.ts'
import { MONTH_NAME } from '../dates/month-names.ts'
import type { CvLine } from '@wervio/cv-document'
import type { LinePiece } from '../pieces.ts'
import { readOn } from '../quote-boxes.ts'
import type { FieldReading } from '../field-reading.ts'
import type { CvSection } from '../sections/sections.ts'
import { licenceSections, namesLicence } from './driving-licences.ts'

/** Certificates and registrations that are named anywhere in a CV, each with the words that may follow it. */
const KNOWN = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    'VCA(?:[ -]?(?:VOL|basis|B|P|\\*{1,2}))?',
    'B-VCA',
    'VOL[ -]VCA',
    'VOG',
    'Verklaring Omtrent (?:het )?Gedrag',
    'BHV',
    'EHBO',
    'HACCP',
    'BIG[ -](?:registratie|geregistreerd|register|nummer)',
    'SKJ[ -](?:registratie|geregistreerd)',
    'PRINCE2?\\s?2?(?: (?:Foundation|Practitioner|Agile))?',
    'IPMA[ -]?[A-D]',
    'ITIL(?: ?v?[34])?(?: Foundation)?',
    'Code 95',
    'ADR(?:[ -]certificaat)?',
    '(?:heftruck|reachtruck|hoogwerker|verreiker|EPT)[ -]?certificaat',
    'NEN ?3140',
    'GPI',
    'Lean Six Sigma (?:Yellow|Orange|Green|Black) Belt',
    '(?:Yellow|Orange|Green|Black) Belt',
    'Wft[ -](?:Basis|Vermogen|Zorg|Inkomen|Schade(?: particulier| zakelijk)?|Hypothecair krediet|Consumptief krediet|Pensioen)',
    'Sociale hygiëne',
    'SVH [A-Z]\\p{L}+',
    'PSM ?(?:I{1,3})',
    'PSPO ?(?:I{1,3})',
    'CSM',
    'CSPO',
    'SAFe(?: \\d(?:\\.\\d)?)?(?: Agilist| Practitioner)',
    'CISSP',
    'CISM',
    'CISA',
    'CCNA',
    'CCNP',
    'PMP',
    'TOGAF',
    'ISTQB(?: Foundation)?',
    'TMap',
    'CompTIA [A-Z]\\p{L}+\\+?',
  ].join('|')})(?![\\p{L}\\d])`,
  'gu',
)
const PERIOD = new RegExp(
  String.raw`^(?:\(?\s*)?(?:${MONTH_NAME}\s*)?(?:\d{1,2}[-/])?(?:19|20)\d{2}(?:\s*(?:[-–—]|${patternOf('date-words', 'until', 'to')})\s*(?:(?:19|20)\d{2}|${patternOf('now', 'word')}))?\s*\)?$`,
  'iu',
)
const NUMBERED = /^\d{1,4}[.)]?$/
const LONGEST = 200
const FULL_LINE = 75

const withoutMarks = (text: string) => text.replace(/^[\s–—:•-]+|[\s;,–—-]+$/g, '').trim()
const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** True for a line that continues the sentence of the line above it. */
const continues = (line: CvLine, above: CvLine | undefined) =>
  above !== undefined &&
  above.region === line.region &&
  !line.bullet &&
  line.gap < 0.8 &&
  (/^\p{Ll}/u.test(line.text) || above.text.length >= FULL_LINE || /[,&-]$/.test(above.text))

/** Certificates, courses and registrations: the lines of their section, and well-known ones named elsewhere. */
export const readCertificates = (
  allLines: readonly LinePiece[],
  sections: readonly CvSection[],
): readonly FieldReading<string>[] => {
  const licences = new Set(
    licenceSections(sections).flatMap((section) =>
      /cert|cursus|course/i.test(section.heading?.text ?? '') ? [] : section.lines,
    ),
  )
  const lines = allLines.filter(({ line }) => !licences.has(line))
  const items: { lines: CvLine[]; text: string }[] = []
  let previous: CvLine | undefined
  for (const { line, text, kind } of lines) {
    if (kind !== 'certificates') continue
    const last = items.at(-1)
    if (last && continues(line, previous)) {
      last.text = `${last.text} ${text}`
      last.lines.push(line)
    } else if (!PERIOD.test(text) && !NUMBERED.test(text) && !namesLicence(text) && withoutMarks(text).length > 1)
      items.push({ lines: [line], text })
    previous = line
  }
  const listedReadings = items
    .filter(({ text }) => text.length <= LONGEST)
    .map(({ lines: itemLines, text }): FieldReading<string> => ({
      value: withoutMarks(text),
      confidence: 0.85,
      quote: text,
      boxes: itemLines.map(({ box }) => box),
    }))
  const listedText = fold(listedReadings.map(({ value }) => value).join(' '))
  const readingsElsewhere = new Map<string, FieldReading<string>>()
  for (const { line, text, kind } of lines) {
    if (kind === 'certificates' || kind === 'references') continue
    for (const [words] of text.slice(0, 2_000).matchAll(KNOWN)) {
      const key = fold(words)
      if (!listedText.includes(key) && !readingsElsewhere.has(key))
        readingsElsewhere.set(key, readOn(line, words, words, kind === 'experience' ? 0.6 : 0.8))
    }
  }
  return [...listedReadings, ...readingsElsewhere.values()].slice(0, 200)
}
