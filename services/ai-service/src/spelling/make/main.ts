import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { makeDictionaries } from './make-dictionaries.ts'

/** `npm run spelling`: writes the files of `data` anew. The strongest compression takes half a minute. */
for (const [name, bytes] of Object.entries(makeDictionaries())) {
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  writeFileSync(join(import.meta.dirname, '../data', `${name}.br`), packed)
  process.stdout.write(`${name}: ${String(bytes.length)} → ${String(packed.length)}\n`)
}
