import type { Connections } from '@wervio/microsoft'
import { asJob, doesBackgroundWork, type Recruiter, type ProcessRole } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../../platform/accounts.ts'
import { startRounds } from '../../platform/rounds.ts'
import { createTranscriptJob } from './fetching/transcript-job.ts'
import { transcriptRoutes } from './routes.ts'
import { createTranscriptRepository } from './store/repository.ts'

type Parts = {
  role: ProcessRole
  transaction: Transaction
  /** Null where Microsoft isn't set up: what was stored can be read, nothing is fetched. */
  connections: Connections | null
  /** A transcript may be a recording by now, which waits for its summary. */
  onRecorded: () => void
}

export type Transcripts = {
  /** To be called when a recruiter connected Teams. */
  onConnected: (recruiter: Recruiter) => void
}

/** The transcripts of meetings, and the job that fetches them while the service runs. */
export const addTranscripts = (
  app: FastifyInstance,
  { role, transaction, connections, onRecorded }: Parts,
): Transcripts => {
  const repository = createTranscriptRepository(transaction)
  const onFailed = (error: unknown): void =>
    app.log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'fetching transcripts failed')
  const job = connections && createTranscriptJob({ repository, connections, onStored: onRecorded, onFailed })
  transcriptRoutes(app, { repository, job })
  if (doesBackgroundWork(role)) {
    const stopRecording = startRounds(() =>
      asJob('record-transcripts', async () => {
        if (await repository.recordStored()) onRecorded()
      }).catch(onFailed),
    )
    app.addHook('onClose', stopRecording)
  }
  if (!job) return { onConnected: () => undefined }
  const stopRounds = doesBackgroundWork(role) ? startRounds(() => job.runDue()) : null
  app.addHook('onClose', async () => {
    await job.stop()
    await stopRounds?.()
  })
  return { onConnected: (recruiter) => void job.runAfterConnecting(recruiter) }
}
