import type { PageHead } from '../shared/page-head.ts'

export const head: PageHead = {
  title: 'Meer tijd voor mensen, minder voor admin',
  description:
    'AI voor recruiters: vacatureteksten, kandidaten matchen met bewijs en gesprekken samengevat. Probeer 14 dagen gratis, zonder creditcard.',
}
