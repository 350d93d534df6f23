import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The built-in sign-in sends no mail: it writes its links down, with the address, for who tries the product. */
const SIGN_IN_LOG = /^auth-emulator/

/** Every line that the processes of a product have logged, without the built-in sign-in. */
export const logLines = async (dataDir: string): Promise<string[]> => {
  const folder = join(dataDir, 'logs')
  const files = (await readdir(folder)).filter((file) => !SIGN_IN_LOG.test(file))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.flatMap((text) => text.split('\n'))
}
