import { erasedKindLabels, type ErasureReport } from '@wervio/contracts'
import type { Block } from '@wervio/pdf-document'

const moment = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short' })

/** When it was done and by whom. */
export const erasedAt = ({ erased_at, by }: ErasureReport): string =>
  `Gewist op ${moment.format(new Date(erased_at))}${by ? ` door ${by}` : ''}`

/** The proof as it is kept outside the product; it names nobody who was erased. */
export const proofDocument = (report: ErasureReport): Block[] => [
  { kind: 'title', text: 'Bewijs van wissen' },
  { kind: 'text', text: `${erasedAt(report)}.` },
  { kind: 'note', text: `Nummer van dit bewijs: ${report.id}. Nummer van de kandidaat: ${report.candidate_id}.` },
  { kind: 'heading', text: 'Wat is gewist' },
  {
    kind: 'list',
    items: report.items.map(
      ({ kind, removed, left }) => `${erasedKindLabels[kind]}: ${removed} gewist, ${left} over na een nieuwe telling`,
    ),
  },
]
