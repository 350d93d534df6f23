import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number | string }
type WireSpan = { traceId: string; spanId: string; parentSpanId?: string; name: string }
type Attribute = { key: string; value: Value }
type Traces = {
  resourceSpans?: { resource?: { attributes?: Attribute[] }; scopeSpans?: { spans?: WireSpan[] }[] }[]
}

export type CollectedSpan = WireSpan & { service: string | undefined }

export type Collector = {
  url: string
  spans: () => CollectedSpan[]
  /** Each body as it came. */
  texts: () => string[]
  stop: () => Promise<void>
}

const spansOf = ({ resourceSpans = [] }: Traces): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans = [] }) => {
    const service = resource?.attributes?.find(({ key }) => key === 'service.name')?.value.stringValue
    return scopeSpans.flatMap(({ spans = [] }) => spans.map((span) => ({ ...span, service })))
  })

/** A stand-in of a collector of OpenTelemetry: takes traces as JSON (OTLP over HTTP) and keeps them. */
export const startCollector = async (): Promise<Collector> => {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url !== '/v1/traces') {
        response.writeHead(404).end()
        return
      }
      bodies.push(Buffer.concat(chunks).toString())
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => bodies.flatMap((body) => spansOf(JSON.parse(body) as Traces)),
    texts: () => [...bodies],
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
