import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The variables of files as `docker compose --env-file` reads them; of a name that stands twice the last counts. */
export const readEnvFiles = (files: readonly string[]): Record<string, string | undefined> =>
  Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8')))) as Record<string, string | undefined>
