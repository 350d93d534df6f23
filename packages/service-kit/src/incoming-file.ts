import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { Upload } from '@wervio/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { collectYoung } from './collect-young.ts'
import { drain } from './drain.ts'
import { ServiceError } from './service-error.ts'

/**
 * A file that is being received. `content` ends only after the whole request arrived and was valid; until then the file
 * may not count as stored.
 */
export type IncomingFile = {
  /** The caller's name for it, without folders. */
  name: string
  /** The content type that the caller states. */
  declaredType: string
  content: AsyncIterable<Buffer>
}

/** A generous limit for the headers and boundaries of the one part. */
const ENVELOPE_BYTES = 65_536
const STALLED_MS = 60_000
/** As large as one network chunk; with a larger buffer the stream would copy chunks to join them. */
const FILE_BUFFER = 65_536
const SOCKET_BUFFER = 262_144
/** Bytes of a stream after which young garbage is collected. */
const GARBAGE = 8_388_608

const notOneFile = () => new ServiceError('bad_request', { message: 'Stuur één bestand tegelijk.' })
const incomplete = (cause?: unknown) => new ServiceError('upload_incomplete', { cause })

const createParser = (request: FastifyRequest, maximum: number): BusboyInstance => {
  const { 'content-type': type } = request.headers
  if (type === undefined) throw notOneFile()
  try {
    const limits = { fileSize: maximum, parts: 1, fields: 1, files: 1, headerPairs: 20 }
    return new Busboy({
      headers: { ...request.headers, 'content-type': type },
      limits,
      fileHwm: FILE_BUFFER,
      highWaterMark: SOCKET_BUFFER,
    })
  } catch (cause) {
    throw new ServiceError('bad_request', { cause })
  }
}

/** Resolves when the request was parsed completely and held nothing but one file. */
const waitForWhole = (parser: BusboyInstance, request: FastifyRequest, field: string): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.once('finish', resolve)
    parser.once('error', (cause) => reject(incomplete(cause)))
    parser.once('field', () => reject(notOneFile()))
    parser.once('partsLimit', () => reject(notOneFile()))
    parser.once('file', (name, stream) => {
      stream.on('error', (cause) => reject(incomplete(cause)))
      if (name !== field) reject(notOneFile())
    })
    request.raw.once('close', () => request.raw.readableEnded || reject(incomplete()))
    request.raw.once('error', (cause) => reject(incomplete(cause)))
  })

/** Yields the bytes as they arrive. A minute without any counts as a broken connection. */
async function* contentOf(stream: BusboyFileStream, whole: Promise<void>, tooLarge: string): AsyncGenerator<Buffer> {
  const breakOff = (reason: Error) => stream.destroy(reason)
  const silence = setTimeout(() => breakOff(incomplete()), STALLED_MS)
  whole.catch(breakOff)
  let garbage = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      silence.refresh()
      yield chunk
      garbage += chunk.length
      if (garbage < GARBAGE) continue
      collectYoung()
      garbage = 0
    }
    if (stream.truncated) throw new ServiceError('body_too_large', { message: tooLarge })
    await whole
  } catch (error) {
    throw error instanceof ServiceError ? error : incomplete(error)
  } finally {
    clearTimeout(silence)
  }
}

const start = async (
  parser: BusboyInstance,
  request: FastifyRequest,
  { field, tooLarge }: Upload,
): Promise<IncomingFile> => {
  const whole = waitForWhole(parser, request, field)
  const file = new Promise<IncomingFile>((resolve, reject) => {
    parser.once('file', (_field, stream, name: string | undefined, _encoding, declaredType) =>
      resolve({ name: name ?? '', declaredType, content: contentOf(stream, whole, tooLarge) }),
    )
    whole.then(() => reject(notOneFile()), reject)
  })
  request.raw.pipe(parser)
  return file
}

/**
 * Discards the unread rest of the request, within the limits of `drain`; beyond those the connection closes after the
 * response.
 */
const abandonRequest = async (
  parser: BusboyInstance | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  if (parser) request.raw.unpipe(parser)
  parser?.removeAllListeners().on('error', () => undefined)
  await drain(request.raw)
  if (!request.raw.readableEnded) reply.header('Connection', 'close')
}

/**
 * Runs `work` with the one file of a multipart request, as a stream: nothing is read before `receive` is called, and
 * nothing is stored here. `receive` and the content reject with `body_too_large`, `upload_incomplete`, or `bad_request`
 * if there is anything but one file.
 */
export const withIncomingFile = async <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  upload: Upload,
  work: (receive: () => Promise<IncomingFile>) => Promise<T>,
): Promise<T> => {
  let parser: BusboyInstance | undefined
  const receive = async () => {
    if (Number(request.headers['content-length']) > upload.maximum + ENVELOPE_BYTES)
      throw new ServiceError('body_too_large', { message: upload.tooLarge })
    parser = createParser(request, upload.maximum)
    return start(parser, request, upload)
  }
  try {
    const result = await work(receive)
    // The handler answered without reading the file, but a browser reads the response only after sending everything.
    if (!request.raw.readableEnded) await abandonRequest(parser, request, reply)
    return result
  } catch (error) {
    await abandonRequest(parser, request, reply)
    throw error
  }
}
