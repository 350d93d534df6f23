import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Coding = 'br' | 'gzip'

/** Enough for each prerendered page, the page of every remote and the page without a remote, in both codings. */
const BODIES_TO_KEEP = 64

const encode: Record<Coding, (text: string) => Buffer> = {
  br: (text) =>
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text) => gzipSync(text),
}

const accepts = (header: string | undefined, coding: Coding): boolean =>
  (header ?? '').split(',').some((offer) => {
    const [name = '', ...parameters] = offer.split(';').map((word) => word.trim().toLowerCase())
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

/**
 * Compresses pages, which contain the whole registry. There is one for each prerendered page, each remote and
 * the page without a remote, for each of our names, so each is compressed once and cached until others replace it.
 */
export const createPageCompression = () => {
  const bodies = new Map<string, Buffer>()
  /** The page in a coding that `accept-encoding` allows; null if it allows none of ours. */
  return (page: string, acceptEncoding: string | undefined): { coding: Coding; body: Buffer } | null => {
    const coding = (['br', 'gzip'] as const).find((name) => accepts(acceptEncoding, name))
    if (!coding) return null
    const key = `${coding}:${page}`
    const body = bodies.get(key) ?? encode[coding](page)
    bodies.delete(key)
    bodies.set(key, body)
    const [oldest] = bodies.keys()
    if (bodies.size > BODIES_TO_KEEP && oldest !== undefined) bodies.delete(oldest)
    return { coding, body }
  }
}
