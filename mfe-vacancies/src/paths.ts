/** Route patterns and the addresses made from them; links, routes and tests read them. */
export const paths = {
  dashboard: { path: '/vacancy-dashboard', href: () => '/vacancy-dashboard' },
  create: {
    path: '/create-vacancy',
    href: () => '/create-vacancy',
    /** The form filled with an existing vacancy; saving changes that one. */
    edit: (id: string) => `/create-vacancy?vacature=${encodeURIComponent(id)}`,
    vacancyParameter: 'vacature',
  },
  preview: { path: '/vacancy-preview', href: () => '/vacancy-preview' },
  details: {
    path: '/vacancy/:id',
    alias: '/vacancy-details/:id',
    href: (id: string) => `/vacancy/${encodeURIComponent(id)}`,
    tabParameter: 'tab',
    /** The publication text, to read. */
    text: (id: string) => `/vacancy/${encodeURIComponent(id)}?tab=publicatietekst`,
    /** The publication text, open in the editor. */
    editText: (id: string) => `/vacancy/${encodeURIComponent(id)}?tab=publicatietekst&tekst=bewerken`,
    textParameter: 'tekst',
  },
  candidates: {
    /** The search for candidates for a vacancy. */
    forVacancy: (id: string) => `/dashboard-candidates?tab=matches&vacancyId=${encodeURIComponent(id)}`,
  },
  candidate: { href: (id: string) => `/kandidaat-profiel/${encodeURIComponent(id)}` },
  /** The public pages: a list, and a form with a text. */
  list: {
    path: '/vacatures',
    href: () => '/vacatures',
    /** A sample vacancy, open to read. */
    sample: (id: string) => `/vacatures?voorbeeld=${encodeURIComponent(id)}`,
    sampleParameter: 'voorbeeld',
  },
  generator: {
    path: '/vacatures/generator',
    href: () => '/vacatures/generator',
    /** The form filled with a sample vacancy. */
    sample: (id: string) => `/vacatures/generator?voorbeeld=${encodeURIComponent(id)}`,
  },
  register: { href: (next: string) => `/register?next=${encodeURIComponent(next)}` },
  login: { href: (next: string) => `/login?next=${encodeURIComponent(next)}` },
} as const
