import * as routes from '@wervio/contracts/routes'

/** The addresses of this remote; those that others link to are named routes. Links, routes and tests read them. */
export const paths = {
  dashboard: routes.vacancies,
  create: {
    ...routes.newVacancy,
    /** The form filled with an existing vacancy; saving changes that one. */
    edit: (id: string) => `${routes.newVacancy.path}?vacature=${encodeURIComponent(id)}`,
    vacancyParameter: 'vacature',
  },
  preview: { path: '/vacancy-preview', href: () => '/vacancy-preview' },
  details: {
    ...routes.vacancy,
    alias: '/vacancy-details/:id',
    tabParameter: 'tab',
    /** The publication text, to read. */
    text: (id: string) => `${routes.vacancy.href(id)}?tab=publicatietekst`,
    /** The publication text, open in the editor. */
    editText: (id: string) => `${routes.vacancy.href(id)}?tab=publicatietekst&tekst=bewerken`,
    textParameter: 'tekst',
  },
  /** The public pages: a list, and a form with a text. */
  list: {
    path: '/vacatures',
    href: () => '/vacatures',
    /** A sample vacancy, open to read. */
    sample: (id: string) => `/vacatures?voorbeeld=${encodeURIComponent(id)}`,
    sampleParameter: 'voorbeeld',
  },
  generator: {
    ...routes.vacancyGenerator,
    /** The form filled with a sample vacancy. */
    sample: (id: string) => `${routes.vacancyGenerator.path}?voorbeeld=${encodeURIComponent(id)}`,
  },
} as const
