import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What opens a connection to an address, in code that runs beside the data. */
const OPENS =
  /\bfetch\(|from 'ky'|from 'undici'|(?:from|import\() ?'(?:nodemailer[^']*|@azure\/msal-node|firebase-admin\/auth|firebase-admin)'|createRemoteJWKSet\(|new S3Client\(|createOpenAICompatible\(|OTLPTraceExporter\(|\bhttps?\.(?:get|request)\(/

/** Where the address of each comes from; none is one that a caller, a file, a mail or a model names. */
const sources: Readonly<Record<string, string>> = {
  'packages/federation/src/server/prerendered-pages.ts': 'registry of remotes, a file of the operator',
  'packages/microsoft/src/device-network.ts': 'the library of Microsoft, with the authority of the settings',
  'packages/microsoft/src/tenant.ts': 'settings: the document of the authority; a redirect is refused',
  'packages/microsoft/src/sign-in.ts': 'settings, with the authority of Microsoft',
  'packages/service-kit/src/contact-claims.ts': 'none: types of tokens',
  'packages/service-kit/src/identities.ts': 'the library of the identity provider',
  'packages/service-kit/src/token-verifier.ts': 'the library of the identity provider',
  'packages/microsoft/src/graph.ts': 'MICROSOFT_GRAPH_URL; a next page elsewhere is refused',
  'packages/service-kit/src/blobs/s3-store.ts': 'environment',
  'packages/service-kit/src/database/remember-recruiters.ts': 'none: it is the look-up of a cache',
  'packages/service-kit/src/telemetry/open-telemetry.ts': 'environment',
  'services/ai-service/src/engines/openai-compatible/call-model.ts': 'environment',
  'services/ai-service/src/matching/embeddings/embedder.ts': 'environment',
  'services/ai-service/src/recordings/ask-main-api.ts': 'environment and the endpoint table',
  'services/ai-service/src/speech/models/download-model.ts': 'a table in the code, by a command of the operator',
  'services/ai-service/src/speech/remote/ask-endpoint.ts': 'environment',
  'services/main-api/src/colleagues/forget.ts': 'environment and the endpoint table',
  'services/main-api/src/demos/ask-samples.ts': 'environment and the endpoint table',
  'services/main-api/src/mail/sending/compose.ts': 'none: it writes the mail',
  'services/main-api/src/mail/sending/hand-over.ts': 'environment',
  'services/main-api/src/platform/ask-parser.ts': 'environment and the endpoint table',
  'services/main-api/src/sign-in/google-proof.ts': 'settings, with addresses of Google',
  'services/main-api/src/sign-in/microsoft-proof.ts': 'settings, with the authority of Microsoft and its own document',
}

const files = globSync(
  [
    'services/*/src/**/*.ts',
    'packages/{cv-document,service-kit,microsoft}/src/**/*.ts',
    'packages/federation/src/server/**/*.ts',
  ],
  {
    cwd: root,
  },
)
  .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
  .filter((path) => OPENS.test(readFileSync(`${root}/${path}`, 'utf8')))

test('every call to another address stands in the table, with where that address comes from', () => {
  expect(files.toSorted()).toEqual(Object.keys(sources).toSorted())
})
