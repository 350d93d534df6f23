import { auditCategoryLabels, labelOf, type AuditEntry } from '@wervio/contracts'

const HEAD = [
  'moment',
  'laatste keer',
  'aantal keer',
  'wie',
  'wie (id)',
  'automatisch',
  'soort',
  'handeling',
  'onderwerp',
  'onderwerp (id)',
  'kandidaat',
  'kandidaat (id)',
  'vacature',
  'vacature (id)',
  'collega',
  'bijzonderheid',
  'velden',
  'rijen',
]

/** A spreadsheet would reckon with what begins like this; an apostrophe makes it text. OWASP, CSV injection. */
const REACHES_FOR_A_FORMULA = /^[=+\-@\t\r\n|%]/

/** One value between quotes (RFC 4180); never a formula. */
export const csvValue = (value: string | number | null): string => {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && REACHES_FOR_A_FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const line = (values: readonly (string | number | null)[]): string => `${values.map(csvValue).join(',')}\r\n`

/** The first line. With a byte order mark: without one Excel reads accents as something else. */
export const csvHead = (): string => `\uFEFF${line(HEAD)}`

const nameOf = (person: AuditEntry['actor'], gone: string): string | null => person && (person.name ?? gone)

/** One entry as a line. */
export const csvLine = (entry: AuditEntry): string => {
  const { actor, job, category, subject, candidate, vacancy, colleague } = entry
  return line([
    entry.at,
    entry.until,
    entry.times,
    actor === null ? 'Wervio' : nameOf(actor, 'oud-collega'),
    actor?.id ?? null,
    job,
    labelOf(auditCategoryLabels, category),
    entry.action,
    subject.kind,
    subject.id,
    nameOf(candidate, 'verwijderde kandidaat'),
    candidate?.id ?? null,
    nameOf(vacancy, 'verwijderde vacature'),
    vacancy?.id ?? null,
    nameOf(colleague, 'oud-collega'),
    entry.detail,
    entry.columns.join(' '),
    entry.rows,
  ])
}
