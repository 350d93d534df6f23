import { join } from 'node:path'
import { defineDomain, doesBackgroundWork } from '@wervio/service-kit'
import { startRounds } from '../platform/rounds.ts'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { atOnceRoutes } from './at-once/routes.ts'
import { createConsentRepository } from './consent/repository.ts'
import { consentRoutes } from './consent/routes.ts'
import { createDetailsRepository } from './details/repository.ts'
import { detailsRoutes } from './details/routes.ts'
import { createImportRepository } from './imports/repository.ts'
import { importRoutes } from './imports/routes.ts'
import { createClaims } from './job/claims.ts'
import { createRecordingJob } from './job/recording-job.ts'
import { createRecordings } from './recordings.ts'
import { recordingRoutes } from './routes.ts'
import { createScorecardRepository } from './scorecards/repository.ts'
import { scorecardRoutes } from './scorecards/routes.ts'
import { createSweep } from './sweep.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { UploadStore } from './uploads/upload-store.ts'

/** Milliseconds between two looks for recordings that another process left. */
const ROUND_MS = 15_000

/** Recordings of conversations: uploads, transcripts, consent and scorecards. */
export const recordingsPlugin = defineDomain<
  Pick<Platform, 'role' | 'transaction' | 'engine' | 'rules' | 'recordings'>
>(
  { name: 'recordings', writesPerMinute: WRITES_PER_MINUTE },
  (app, { role, transaction, engine, rules, recordings: { blobs, folder, atOnce, ...parts } }) => {
    const imports = createImportRepository(transaction)
    const uploads = new UploadStore({ directory: join(folder, 'uploads') })
    const onFailed = (error: unknown): void =>
      app.log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'work on a recording failed')
    const job = createRecordingJob({
      ...parts,
      engine,
      rules,
      claims: createClaims(transaction),
      blobs,
      folder: join(folder, 'work'),
      transaction,
      atOnce: doesBackgroundWork(role) ? atOnce : 0,
      onFailed,
    })
    const receivedFolder = join(folder, 'at-once')
    const sweep = createSweep({ transaction, uploads, blobs, receivedFolder, onFailed })
    const round = async (): Promise<void> => {
      await job.wake()
      await sweep()
    }
    const stopRounds = doesBackgroundWork(role) ? startRounds(round, ROUND_MS) : null
    // What an earlier process left; where the database isn't ready yet, the first round finds it.
    app.addHook('onReady', async () => void job.wake())
    app.addHook('onClose', async () => {
      await job.stop()
      await stopRounds?.()
    })
    recordingRoutes(app, { recordings: createRecordings(transaction) })
    importRoutes(app, { imports, uploads, blobs, job })
    detailsRoutes(app, { details: createDetailsRepository(transaction), blobs, engine, rules })
    consentRoutes(app, {
      consents: createConsentRepository(transaction),
      blobs,
      discard: async (id) => {
        await job.end(id)
        await uploads.discard(id)
      },
    })
    atOnceRoutes(app, { transcriber: parts.transcriber, engine, onFailed, folder: receivedFolder })
    scorecardRoutes(app, { scorecards: createScorecardRepository(transaction) })
    uploadRoutes(app, { imports, uploads, blobs, onArrived: () => void job.wake() })
  },
)
