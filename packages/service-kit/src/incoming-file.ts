import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { UploadField } from '@wervio/contracts'
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

/** The text fields of a multipart request, by name. */
export type IncomingFields = Readonly<Record<string, string>>

/** A generous limit for the headers and boundaries of the parts, and for text fields. */
const ENVELOPE_BYTES = 65_536
const STALLED_MS = 60_000
/** As large as one network chunk; with a larger buffer the stream would copy chunks to join them. */
const FILE_BUFFER = 65_536
const SOCKET_BUFFER = 262_144
/** Text fields that a form may have beside its file, and the bytes of each. */
const MOST_FIELDS = 20
const FIELD_BYTES = 2_000
const FIELD_NAME_BYTES = 100
/** Bytes of a stream after which young garbage is collected. */
const GARBAGE = 8_388_608

const notOneFile = () => new ServiceError('bad_request', { message: 'Stuur één bestand tegelijk.' })
const refusedFields = () =>
  new ServiceError('bad_request', { message: 'Dit formulier heeft te veel of te lange velden.' })
const incomplete = (cause?: unknown) => new ServiceError('upload_incomplete', { cause })

const createParser = (request: FastifyRequest, maximum: number, withFields: boolean): BusboyInstance => {
  const { 'content-type': type } = request.headers
  if (type === undefined) throw notOneFile()
  try {
    const fields = withFields ? MOST_FIELDS : 0
    const limits = {
      fileSize: maximum,
      parts: fields + 1,
      fields: Math.max(1, fields),
      files: withFields ? 2 : 1,
      headerPairs: 20,
      fieldSize: FIELD_BYTES,
      fieldNameSize: FIELD_NAME_BYTES,
    }
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

/**
 * Resolves with its text fields when the request was parsed completely and held one file, and fields only if it may.
 */
const waitForWhole = (
  parser: BusboyInstance,
  request: FastifyRequest,
  field: string,
  withFields: boolean,
): Promise<IncomingFields> =>
  new Promise((resolve, reject) => {
    const fields = new Map<string, string>()
    let files = 0
    parser.once('finish', () => resolve(Object.fromEntries(fields)))
    parser.once('error', (cause) => reject(incomplete(cause)))
    // A part may have no name, whatever the library's types say; what is thrown here would end the service.
    parser.on('field', (name: string | undefined, value, isNameCut, isValueCut) => {
      if (!withFields) return reject(notOneFile())
      if (name === undefined || name.length > FIELD_NAME_BYTES || fields.has(name)) return reject(refusedFields())
      if (isNameCut || isValueCut) return reject(refusedFields())
      fields.set(name, value)
    })
    parser.once('partsLimit', () => reject(withFields ? refusedFields() : notOneFile()))
    parser.once('fieldsLimit', () => reject(withFields ? refusedFields() : notOneFile()))
    parser.on('file', (name, stream) => {
      files += 1
      stream.on('error', (cause) => reject(incomplete(cause)))
      if (name !== field || files > 1) {
        // Nobody reads it, and the request would stand still.
        stream.resume()
        reject(notOneFile())
      }
    })
    request.raw.once('close', () => request.raw.readableEnded || reject(incomplete()))
    request.raw.once('error', (cause) => reject(incomplete(cause)))
  })

/** Yields the bytes as they arrive. A minute without any counts as a broken connection. */
const contentOf = async function* (
  stream: BusboyFileStream,
  whole: Promise<unknown>,
  tooLarge: string,
): AsyncGenerator<Buffer> {
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
  { tooLarge }: UploadField,
  whole: Promise<IncomingFields>,
): Promise<IncomingFile> => {
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
 * if there is anything but one file, and text fields only with `withFields`. `readFields` resolves with those, before
 * or after the file, when everything was read; call it after the content.
 */
export const withIncomingFile = async <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { withFields, ...upload }: UploadField & { withFields: boolean },
  work: (receive: () => Promise<IncomingFile>, readFields: () => Promise<IncomingFields>) => Promise<T>,
): Promise<T> => {
  let parser: BusboyInstance | undefined
  let whole: Promise<IncomingFields> = Promise.resolve({})
  const receive = async () => {
    if (Number(request.headers['content-length']) > upload.maximum + ENVELOPE_BYTES)
      throw new ServiceError('body_too_large', { message: upload.tooLarge })
    parser = createParser(request, upload.maximum, withFields)
    whole = waitForWhole(parser, request, upload.field, withFields)
    return start(parser, request, upload, whole)
  }
  try {
    const result = await work(receive, () => whole)
    // The handler answered without reading the file, but a browser reads the response only after sending everything.
    if (!request.raw.readableEnded) await abandonRequest(parser, request, reply)
    return result
  } catch (error) {
    await abandonRequest(parser, request, reply)
    throw error
  }
}
