import type { Connections } from '@wervio/microsoft'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../../platform/accounts.ts'
import { startRounds } from '../../platform/rounds.ts'
import { createRecordingJob } from './recording-job.ts'
import { createRecordingRepository } from './repository.ts'

type Parts = { transaction: Transaction; connections: Connections }

/** The job that has Teams confirm that it records, while the service runs. */
export const addRecording = (app: FastifyInstance, { transaction, connections }: Parts): void => {
  const job = createRecordingJob({
    repository: createRecordingRepository(transaction),
    connections,
    onFailed: (error) =>
      app.log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'asking Teams to record failed'),
  })
  const stopRounds = startRounds(() => job.runDue())
  app.addHook('onClose', async () => {
    await job.stop()
    await stopRounds()
  })
}
