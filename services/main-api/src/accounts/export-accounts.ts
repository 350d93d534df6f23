import { describeError } from '@wervio/service-kit'
import type { FastifyBaseLogger } from 'fastify'

type Target = { url: string; directory: string }

const TIMEOUT_MS = 5_000

/**
 * Has the Auth emulator write its accounts to disk (firebase-tools' hub, `POST /_admin/export`), because a killed emulator
 * forgets those made since the last export. One export at a time, shared by
 * all who ask before it begins; a failed one is logged and stops nothing.
 */
export const createAccountExport = (target: Target | null, log: FastifyBaseLogger): (() => Promise<void>) => {
  if (!target) return () => Promise.resolve()
  let running = Promise.resolve()
  let waiting: Promise<void> | undefined

  const exportOnce = async () => {
    try {
      const response = await fetch(target.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path: target.directory, initiatedBy: 'main-api' }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) log.error({ status: response.status }, 'the emulator did not export its accounts')
      await response.body?.cancel()
    } catch (error) {
      log.error({ failure: describeError(error) }, 'the emulator could not be asked to export its accounts')
    }
  }

  return () => {
    waiting ??= running.then(() => {
      waiting = undefined
      running = exportOnce()
      return running
    })
    return waiting
  }
}
