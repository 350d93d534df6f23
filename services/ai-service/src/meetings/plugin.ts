import { createConnections } from '@wervio/microsoft'
import { defineDomain, doesBackgroundWork } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { settingsOf } from '../platform/settings-of.ts'
import { addPlanning } from './add-planning.ts'
import { connectionRoutes } from './connection/routes.ts'
import { createTeamsSignIn } from './connection/teams-sign-in.ts'
import { createOverview } from './overview/repository.ts'
import { overviewRoutes } from './overview/routes.ts'
import { addRecording } from './recording/add-recording.ts'
import { addTranscripts } from './transcripts/add-transcripts.ts'

/** Meetings in Teams. */
export const meetingsPlugin = defineDomain<Pick<Platform, 'role' | 'transaction' | 'microsoft' | 'recordingWork'>>(
  { name: 'meetings', writesPerMinute: WRITES_PER_MINUTE },
  (app, { role, transaction, microsoft, recordingWork }) => {
    const connections =
      microsoft &&
      createConnections({
        settings: microsoft,
        schema: 'ai',
        run: (recruiter, work) => transaction(settingsOf(recruiter), work),
      })
    const { onConnected } = addTranscripts(app, { role, transaction, connections, onRecorded: recordingWork.give })
    const teams =
      microsoft &&
      connections &&
      createTeamsSignIn({
        settings: microsoft,
        connections,
        onConnected,
        onFailed: (error) =>
          app.log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'a sign-in to Teams failed'),
      })
    if (teams) app.addHook('onClose', async () => teams.stop())
    if (connections && doesBackgroundWork(role)) addRecording(app, { transaction, connections })
    connectionRoutes(app, { teams })
    addPlanning(app, { transaction, connections, teams })
    overviewRoutes(app, { overview: createOverview(transaction) })
  },
)
