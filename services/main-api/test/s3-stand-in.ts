import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** As much of S3 as a blob store asks: objects whole or in parts, in memory; `refuse` makes it answer 503. */
export const startS3StandIn = async () => {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>()
  let refusing = false

  const xml = (response: ServerResponse, status: number, body = '') =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname: key, searchParams } = new URL(request.url ?? '/', 'http://s3.test')
    const body = await buffer(request)
    const upload = uploads.get(searchParams.get('uploadId') ?? '')
    if (refusing) return xml(response, 503, '<Error><Code>SlowDown</Code></Error>')
    if (request.method === 'POST' && searchParams.has('uploads')) {
      const id = `upload-${uploads.size}`
      uploads.set(id, { key, parts: new Map() })
      return xml(
        response,
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (request.method === 'PUT') {
      if (upload) upload.parts.set(Number(searchParams.get('partNumber')), body)
      else objects.set(key, body)
      return response.writeHead(200, { etag: '"part"' }).end()
    }
    if (request.method === 'POST' && upload) {
      objects.set(
        upload.key,
        Buffer.concat([...upload.parts.entries()].toSorted(([a], [b]) => a - b).map(([, part]) => part)),
      )
      uploads.delete(searchParams.get('uploadId') ?? '')
      return xml(response, 200, '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>')
    }
    if (request.method === 'DELETE') {
      if (upload) uploads.delete(searchParams.get('uploadId') ?? '')
      else objects.delete(key)
      return response.writeHead(204).end()
    }
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const storedObject = objects
      .get(key)
      ?.subarray(Number(first ?? 0), last === undefined ? undefined : Number(last) + 1)
    return storedObject
      ? response.writeHead(200, { 'content-length': storedObject.length }).end(storedObject)
      : xml(response, 404, '<Error><Code>NoSuchKey</Code></Error>')
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    refuse: (value: boolean) => (refusing = value),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
