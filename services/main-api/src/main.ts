import { createTokenVerifier, exitWith, listen } from '@wervio/service-kit'
import { buildApp } from './app.ts'
import { readConfig, type Config } from './platform/config.ts'

const start = (): { config: Config; app: ReturnType<typeof buildApp> } => {
  try {
    const config = readConfig(process.env)
    const verifier = createTokenVerifier(config)
    const { identities } = verifier
    return { config, app: buildApp({ ...config, verifier, identities, demos: { atOnce: config.demosAtOnce } }) }
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : 'main-api could not start.')
  }
}

const { config, app } = start()
await listen(app, { port: config.port, host: config.host, variable: 'WERVIO_MAIN_API_PORT' })
