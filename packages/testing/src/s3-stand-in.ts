import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const PAGE = 1_000

/**
 * As much of S3 as a blob store and a backup ask: objects whole or in parts, and their list, in memory; `refuse` makes
 * it answer 503. On a free port where none is given.
 */
export const startS3StandIn = async ({ port = 0 }: { port?: number } = {}) => {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>()
  let refusing = false

  const xml = (response: ServerResponse, status: number, body = '') =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body)

  /** ListObjectsV2: keys in order, a page at a time; the token is the last key. */
  const list = (bucket: string, after: string): string => {
    const keys = [...objects.keys()].filter((key) => key.startsWith(`/${bucket}/`)).toSorted()
    const page = keys.filter((key) => key > after).slice(0, PAGE)
    const rest = keys.at(-1) !== page.at(-1) && page.length > 0
    const contents = page.map((key) => {
      const name = escapeXml(decodeURIComponent(key.slice(bucket.length + 2)))
      return `<Contents><Key>${name}</Key><Size>${objects.get(key)?.length ?? 0}</Size></Contents>`
    })
    const next = rest ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : ''
    return `<ListBucketResult><IsTruncated>${rest}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
  }

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
    if (searchParams.get('list-type') === '2')
      return xml(response, 200, list(key.split('/')[1] ?? '', searchParams.get('continuation-token') ?? ''))
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const storedObject = objects
      .get(key)
      ?.subarray(Number(first ?? 0), last === undefined ? undefined : Number(last) + 1)
    if (storedObject && request.method === 'HEAD')
      return response.writeHead(200, { 'content-length': storedObject.length }).end()
    return storedObject
      ? response.writeHead(200, { 'content-length': storedObject.length }).end(storedObject)
      : xml(response, 404, '<Error><Code>NoSuchKey</Code></Error>')
  }

  const server = createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1')
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
