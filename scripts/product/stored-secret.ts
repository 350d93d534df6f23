import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const SECRET_BYTES = 32
const SECRET = /^[0-9a-f]{64}$/

/**
 * The 32 bytes in a file as hexadecimal, for this user alone; made when the file isn't there or holds something else.
 */
export const storedSecret = async (file: string): Promise<string> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const present = await readFile(file, 'utf8').catch(() => '')
  if (SECRET.test(present)) return present
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  await writeFile(file, secret, { mode: 0o600 })
  return secret
}
