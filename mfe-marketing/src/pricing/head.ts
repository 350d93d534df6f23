import type { PageHead } from '../shared/page-head.ts'

export const head: PageHead = {
  title: 'Prijzen',
  description:
    'Starter, Professional of Enterprise, per recruiter per maand. Betaal per jaar en bespaar 25%. Eerst 14 dagen gratis, zonder creditcard.',
}
