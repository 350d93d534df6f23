import { runtimeConfig, type RuntimeConfig } from '@wervio/contracts'

type Environment = Record<string, string | undefined>

const BRAND = 'WERVIO_BRAND_'

/** `WERVIO_BRAND_CHAMBER_OF_COMMERCE` becomes `chamberOfCommerce`. */
const brandKey = (name: string) =>
  name
    .slice(BRAND.length)
    .toLowerCase()
    .replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The browser's configuration, from the environment. Throws with the name of every wrong value. */
export const readRuntimeConfig = (env: Environment): RuntimeConfig => {
  const projectId = env['FIREBASE_PROJECT_ID'] ?? 'demo-wervio'
  const emulatorHost =
    env['FIREBASE_AUTH_EMULATOR_HOST'] ??
    (projectId.startsWith('demo-') ? `localhost:${env['WERVIO_AUTH_EMULATOR_PORT'] ?? '9099'}` : null)
  const result = runtimeConfig.safeParse({
    mainApiUrl: env['WERVIO_MAIN_API_URL'] ?? `http://localhost:${env['WERVIO_MAIN_API_PORT'] ?? '8000'}`,
    aiServiceUrl: env['WERVIO_AI_SERVICE_URL'] ?? `http://localhost:${env['WERVIO_AI_SERVICE_PORT'] ?? '5000'}`,
    firebase: {
      apiKey: env['FIREBASE_API_KEY'] ?? 'demo',
      authDomain: env['FIREBASE_AUTH_DOMAIN'] ?? `${projectId}.firebaseapp.com`,
      projectId,
      emulatorUrl: emulatorHost === null ? null : `http://${emulatorHost}`,
    },
    googleClientId: env['GOOGLE_CLIENT_ID'] || null,
    microsoftClientId: env['MICROSOFT_CLIENT_ID'] || null,
    microsoftAuthority: env['MICROSOFT_AUTHORITY'] || undefined,
    traces: Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT']) && Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1) > 0,
    pageReports: env['WERVIO_PAGE_REPORTS'] === '1',
    brand: Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) =>
        name.startsWith(BRAND) && value ? [[brandKey(name), value]] : [],
      ),
    ),
  })
  if (result.success) return result.data
  throw new Error(
    `The configuration of the browser is wrong: ${result.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`).join(', ')}`,
  )
}
