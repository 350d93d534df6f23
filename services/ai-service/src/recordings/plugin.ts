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
import { removeWorkFiles } from './job/work-files.ts'
import { createRecordings } from './recordings.ts'
import { recordingRoutes } from './routes.ts'
import { createScorecardRepository } from './scorecards/repository.ts'
import { scorecardRoutes } from './scorecards/routes.ts'
import { createSweep } from './sweep.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { UploadStore } from './uploads/upload-store.ts'

/** Milliseconds between two looks for recordings that came in at another process, or that another left. */
const LOOK_MS = 2_000
/** Milliseconds between two sweeps. */
const SWEEP_MS = 15_000

/** Recordings of conversations: uploads, transcripts, consent and scorecards. */
export const recordingsPlugin = defineDomain<
  Pick<Platform, 'role' | 'transaction' | 'engine' | 'rules' | 'recordings' | 'recordingWork'>
>(
  { name: 'recordings', writesPerMinute: WRITES_PER_MINUTE },
  (app, { role, transaction, engine, rules, recordingWork, recordings: { blobs, folder, atOnce, ...parts } }) => {
    const imports = createImportRepository(transaction)
    const uploads = new UploadStore({ directory: join(folder, 'uploads') })
    const workFolder = join(folder, 'work')
    const onFailed = (error: unknown): void =>
      app.log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'work on a recording failed')
    const job = createRecordingJob({
      ...parts,
      engine,
      rules,
      claims: createClaims(transaction),
      blobs,
      folder: workFolder,
      transaction,
      atOnce: doesBackgroundWork(role) ? atOnce : 0,
      onFailed,
    })
    recordingWork.onGiven(() => void job.wake())
    const receivedFolder = join(folder, 'at-once')
    const sweep = createSweep({
      transaction,
      uploads,
      blobs,
      folders: { received: receivedFolder, work: workFolder },
      onFailed,
    })
    /** Ends the work of this process on a recording, and throws away what arrived of it and what is being made. */
    const discard = async (id: string): Promise<void> => {
      await job.end(id)
      await uploads.discard(id)
      await removeWorkFiles(workFolder, id)
    }
    const rounds = doesBackgroundWork(role) ? [startRounds(job.wakeWhenDue, LOOK_MS), startRounds(sweep, SWEEP_MS)] : []
    // What an earlier process left; where the database isn't ready yet, the first round finds it.
    app.addHook('onReady', async () => void job.wake())
    app.addHook('onClose', async () => {
      await job.stop()
      await Promise.all(rounds.map((end) => end()))
    })
    recordingRoutes(app, { recordings: createRecordings(transaction) })
    importRoutes(app, { imports, uploads, blobs, wake: job.wake, discard })
    detailsRoutes(app, { details: createDetailsRepository(transaction), blobs, engine, rules })
    consentRoutes(app, {
      consents: createConsentRepository(transaction),
      blobs,
      onGiven: recordingWork.give,
      discard,
    })
    atOnceRoutes(app, { transcriber: parts.transcriber, engine, onFailed, folder: receivedFolder })
    scorecardRoutes(app, { scorecards: createScorecardRepository(transaction) })
    uploadRoutes(app, { imports, uploads, blobs, onArrived: () => void job.wake() })
  },
)
