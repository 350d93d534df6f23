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
  candidates: { href: () => '/dashboard-candidates' },
  candidate: { href: (id: string) => `/kandidaat-profiel/${encodeURIComponent(id)}` },
  login: { href: (next: string) => `/login?next=${encodeURIComponent(next)}` },
} as const
