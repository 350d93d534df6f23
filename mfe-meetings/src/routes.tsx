import { withPages } from '@wervio/federation/remote'
import { description } from './remote.ts'

export const remote = withPages(description, {
  agenda: () => import('./agenda/agenda-page.tsx').then((page) => ({ Component: page.AgendaPage })),
})
