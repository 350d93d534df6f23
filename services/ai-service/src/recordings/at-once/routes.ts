import { transcribeConversation } from '@wervio/contracts'
import { implement, ServiceError, signalOf } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { JobParts } from '../job/parts.ts'
import { withReceivedFile } from './received-file.ts'
import { refusalOf } from './refusal.ts'
import { transcribeAtOnce } from './transcribe-at-once.ts'

type Options = Pick<JobParts, 'transcriber' | 'engine' | 'onFailed' | 'folder'>

/** Calls at a time: each may hold a file of the largest size, and one recording is transcribed at a time. */
const MOST_CALLS = 4
const RETRY_AFTER_SECONDS = 60

/** A recording in one call, for callers outside; nothing of it stays. */
export const atOnceRoutes = (app: FastifyInstance, { folder, ...parts }: Options): void => {
  let calls = 0
  implement(app, transcribeConversation, async ({ receive, readForm, reply }) => {
    if (calls >= MOST_CALLS) throw new ServiceError('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    calls += 1
    const signal = signalOf(reply)
    try {
      const file = await receive()
      return await withReceivedFile(folder, file, async (path) => {
        const { conversationType } = await readForm()
        return transcribeAtOnce(parts, { path, name: file.name, conversationType, signal })
      })
    } catch (error) {
      throw refusalOf(error)
    } finally {
      calls -= 1
    }
  })
}
