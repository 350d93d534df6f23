import type { Page } from '@playwright/test'
import type { View } from '../federation/browser.ts'

/** A page that lists many of something. */
export type ListView = {
  of: string
  view: View
  /** Locates an element that shows that the list has loaded. */
  first: (page: Page) => ReturnType<Page['getByRole']>
}

export const lists: ListView[] = [
  {
    of: 'vacancies',
    view: '/vacancy-dashboard',
    first: (page) => page.getByRole('link', { name: 'Teamleider logistiek 0', exact: true }),
  },
  {
    of: 'candidates',
    view: '/dashboard-candidates',
    first: (page) => page.getByRole('link', { name: 'Noor Visser 0', exact: true }),
  },
]
