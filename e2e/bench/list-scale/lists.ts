import type { Page } from '@playwright/test'
import type { FastifyInstance } from 'fastify'
import type { View } from '../federation/browser.ts'
import { serveCandidates } from './candidates-wire.ts'
import { serveVacancies } from './vacancies-wire.ts'

/** A dashboard that lists many of something. */
export type List = {
  of: string
  app: string
  view: View
  serve: (app: FastifyInstance, size: () => number) => void
  /** Locates an element that shows that the list has loaded. */
  first: (page: Page) => ReturnType<Page['getByRole']>
}

export const lists: List[] = [
  {
    of: 'vacancies',
    app: 'mfe-vacancies',
    view: '/vacancy-dashboard',
    serve: serveVacancies,
    first: (page) => page.getByRole('link', { name: 'Teamleider logistiek 0', exact: true }),
  },
  {
    of: 'candidates',
    app: 'mfe-candidates',
    view: '/dashboard-candidates',
    serve: serveCandidates,
    first: (page) => page.getByRole('link', { name: 'Noor Visser 0', exact: true }),
  },
]
