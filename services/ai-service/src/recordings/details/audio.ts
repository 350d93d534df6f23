import type { BlobStore, ByteRange } from '@wervio/service-kit/blobs'
import type { FastifyReply } from 'fastify'

/** One part that a `Range` header asks for; null for the whole, `false` for one that isn't there. */
export const rangeOf = (header: string | undefined, size: number): ByteRange | null | false => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last && first < size ? { first, last } : false
}

/** Sends a sound, or the part of it that was asked for. */
export const sendAudio = async (
  reply: FastifyReply,
  blobs: BlobStore,
  { key, range: header }: { key: string; range: string | undefined },
): Promise<FastifyReply> => {
  const size = await blobs.size(key)
  const range = rangeOf(header, size)
  reply.headers({ 'Content-Type': 'audio/mpeg', 'Accept-Ranges': 'bytes', 'X-Content-Type-Options': 'nosniff' })
  if (range === false) return reply.code(416).header('Content-Range', `bytes */${size}`).send()
  if (range === null) return reply.header('Content-Length', size).send(await blobs.open(key))
  return reply
    .code(206)
    .headers({
      'Content-Range': `bytes ${range.first}-${range.last}/${size}`,
      'Content-Length': range.last - range.first + 1,
    })
    .send(await blobs.open(key, range))
}
