import { withPages } from '@wervio/federation/remote'
import { description } from './remote.ts'

export const remote = withPages(description, {
  'meeting-overview': () =>
    import('./overview/meeting-overview-page.tsx').then((page) => ({ Component: page.MeetingOverviewPage })),
  agenda: () => import('./agenda/agenda-page.tsx').then((page) => ({ Component: page.AgendaPage })),
})
