import { readFile, stat, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.json', '.svg', '.map', '.txt'])

/**
 * Writes `file.br` and `file.gz` at the best compression, except for tiny files and formats that are compressed
 * already.
 */
export const precompress = async (file: string): Promise<void> => {
  if (!COMPRESSIBLE.has(extname(file)) || (await stat(file)).size < 256) return
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: 24,
      },
    }),
    zip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
