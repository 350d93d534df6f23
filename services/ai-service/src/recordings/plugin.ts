import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createRecordings } from './recordings.ts'
import { recordingRoutes } from './routes.ts'

export const recordingsPlugin = defineDomain<Pick<Platform, 'transaction'>>(
  { name: 'recordings', writesPerMinute: WRITES_PER_MINUTE },
  (app, { transaction }) => recordingRoutes(app, { recordings: createRecordings(transaction) }),
)
