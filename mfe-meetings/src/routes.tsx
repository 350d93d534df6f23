import { withPages } from '@wervio/federation/remote'
import { description } from './remote.ts'

export const remote = withPages(description, {
  'meeting-overview': () =>
    import('./overview/meeting-overview-page.tsx').then((page) => ({ Component: page.MeetingOverviewPage })),
  'new-meeting': () =>
    import('./new-meeting/new-meeting-page.tsx').then((page) => ({ Component: page.NewMeetingPage })),
  'online-meeting': () =>
    import('./planning/online-meeting-page.tsx').then((page) => ({ Component: page.OnlineMeetingPage })),
  recording: () => import('./recording/recording-page.tsx').then((page) => ({ Component: page.RecordingPage })),
  'import-recording': () =>
    import('./import/import-recording-page.tsx').then((page) => ({ Component: page.ImportRecordingPage })),
  mail: () => import('./mail/mail-page.tsx').then((page) => ({ Component: page.MailPage })),
  agenda: () => import('./agenda/agenda-page.tsx').then((page) => ({ Component: page.AgendaPage })),
})
