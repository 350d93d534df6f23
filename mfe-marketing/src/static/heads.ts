import type { Head } from '@wervio/federation/prerender'

/** The head of each page by its id. */
export const heads: Record<string, Head> = {
  home: {
    title: 'Meer tijd voor mensen, minder voor admin',
    description:
      'AI voor recruiters: vacatureteksten, kandidaten matchen met bewijs en gesprekken samengevat. Probeer 14 dagen gratis, zonder creditcard.',
  },
}
