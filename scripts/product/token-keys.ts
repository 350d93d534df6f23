import { join } from 'node:path'
import { storedSecret } from './stored-secret.ts'

/**
 * The key with which the services encrypt tokens of Microsoft, created once a data folder, as `WERVIO_TOKEN_KEYS` takes
 * it. Removing the file disconnects everybody from Microsoft.
 */
export const tokenKeysIn = async (dataDir: string): Promise<string> => {
  const secret = await storedSecret(join(dataDir, 'secrets', 'token-key'))
  return `data:${Buffer.from(secret, 'hex').toString('base64')}`
}
