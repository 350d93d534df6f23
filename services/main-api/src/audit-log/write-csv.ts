import { auditCategoryLabels, labelOf, type AuditEntry } from '@wervio/contracts'
import { CSV_MARK, csvLine } from '@wervio/contracts/csv'

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

/** What stands before the first entry. */
export const csvHead = (): string => CSV_MARK + csvLine(HEAD)

const nameOf = (person: AuditEntry['actor'], nameOfAbsent: string): string | null =>
  person && (person.name ?? nameOfAbsent)

/** One entry as a line. */
export const entryLine = (entry: AuditEntry): string => {
  const { actor, job, category, subject, candidate, vacancy, colleague } = entry
  return csvLine([
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
