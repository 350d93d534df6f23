import { erasedKindLabels, labelOf, type ErasureReport } from '@wervio/contracts'
import type { Block } from '@wervio/pdf-document'
import { exactMoment } from '@wervio/ui'

/** When it was done and by whom. */
export const erasedAt = ({ erased_at, by }: ErasureReport): string =>
  `Gewist op ${exactMoment(erased_at)}${by ? ` door ${by}` : ''}`

/**
 * What somebody has yet to look at: CVs that stayed because only their name is like the erased one; null without any.
 */
export const alikeText = ({ alike_in_imports: count = 0 }: ErasureReport): string | null => {
  if (count === 0) return null
  const [cvs, look] = count === 1 ? ['staat nog 1 CV', 'Kijk het na.'] : [`staan nog ${count} CV’s`, 'Kijk ze na.']
  return `In stapels ${cvs} op een naam die hierop lijkt, zonder e-mailadres of telefoonnummer om het aan te zien. ${look}`
}

/** The proof as it is kept outside the product; it names nobody who was erased. */
export const proofDocument = (report: ErasureReport): Block[] => {
  const alike = alikeText(report)
  return [
    { kind: 'title', text: 'Bewijs van wissen' },
    { kind: 'text', text: `${erasedAt(report)}.` },
    { kind: 'note', text: `Nummer van dit bewijs: ${report.id}. Nummer van de kandidaat: ${report.candidate_id}.` },
    { kind: 'heading', text: 'Wat is gewist' },
    {
      kind: 'list',
      items: report.items.map(
        ({ kind, removed, left }) =>
          `${labelOf(erasedKindLabels, kind)}: ${removed} gewist, ${left} over na een nieuwe telling`,
      ),
    },
    ...(alike
      ? [
          { kind: 'heading' as const, text: 'Nog na te kijken' },
          { kind: 'text' as const, text: alike },
        ]
      : []),
  ]
}
