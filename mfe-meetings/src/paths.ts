import * as routes from '@wervio/contracts/routes'

/** The addresses of this remote; links, routes and tests read them. */
export const paths = {
  agenda: routes.agenda,
  overview: routes.meetingOverview,
  newMeeting: routes.newMeeting,
  onlineMeeting: routes.onlineMeeting,
  importRecording: routes.importRecording,
  recording: routes.recording,
  mail: routes.mail,
} as const
