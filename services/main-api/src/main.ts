import { createTokenVerifier, exitWith, listen } from '@wervio/service-kit'
import { startTelemetry } from '@wervio/service-kit/telemetry'
import { buildApp } from './app.ts'
import { readConfig } from './platform/config.ts'

const orExit = <T>(start: () => T): T => {
  try {
    return start()
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : 'main-api could not start.')
  }
}

const config = orExit(() => readConfig(process.env))
// Before the app: what measures asks for its instruments when it is made.
const stopTelemetry = await startTelemetry(config.measured, config.telemetry)
const app = orExit(() => {
  const verifier = createTokenVerifier(config)
  const { identities } = verifier
  return buildApp({ ...config, verifier, identities, demos: { atOnce: config.demosAtOnce } })
})
app.addHook('onClose', stopTelemetry)
await listen(app, {
  port: config.port,
  host: config.host,
  variable: 'WERVIO_MAIN_API_PORT',
  drainSeconds: config.drainSeconds,
})
