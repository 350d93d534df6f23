import type { Head } from '@wervio/federation/prerender'
import { paths } from '../paths.ts'
import { addressParameters } from '../vacancy-search/list-filter.ts'

/** The heads of the public pages by their id. */
export const heads: Record<'list' | 'generator', Head> = {
  list: {
    title: 'Vacatures',
    description:
      'Bekijk twee vacatureteksten als voorbeeld, bewerk ze en schrijf er zelf een. Zonder account te proberen.',
    unlessSearch: Object.values(addressParameters).map(({ name }) => name),
  },
  generator: {
    title: 'Vacaturetekst schrijven',
    description:
      'Vul in wat je weet over de functie en krijg een vacaturetekst van precies die gegevens. Aanpassen, kopiëren en bewaren, zonder account te proberen.',
    unlessSearch: [paths.list.sampleParameter],
  },
}
