import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { createServiceTokens, ServiceError } from '@wervio/service-kit'
import { parsedCv, SECRET } from '../../test/parser-stand-in.ts'
import { createAskParser } from './ask-parser.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Asks an ai-service that answers every request in this way. */
const ask = async (answer: RequestListener, signal = AbortSignal.timeout(60_000)) => {
  const server = createServer((request, response) => {
    request.resume().once('end', () => answer(request, response))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const askParser = createAskParser({ url: `http://127.0.0.1:${port}`, tokens: createServiceTokens(SECRET) })
  const recruiter = { accountId: crypto.randomUUID(), organisationId: crypto.randomUUID() }
  return askParser(recruiter, { name: 'cv.pdf', content: Buffer.from('%PDF-') }, signal)
}
const failureOf = async (answer: RequestListener, signal?: AbortSignal): Promise<unknown> =>
  ask(answer, signal).catch((error: unknown) => error)

const json = JSON.stringify(parsedCv())
const cut: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': json.length })
  response.write(json.slice(0, 20), () => response.destroy())
}

test('a parsed CV is answered', async () => {
  expect(await ask((_request, response) => response.end(json))).toEqual(parsedCv())
})

test.each<[string, RequestListener]>([
  ['is cut off', cut],
  ['is no JSON', (_request, response) => response.end('<html>')],
  ['is no parsed CV', (_request, response) => response.end('{"name":1}')],
])('an answer that %s may go well another time, and the log says what was wrong', async (_, answer) => {
  const failure = await failureOf(answer)
  expect(failure).toBeInstanceOf(ServiceError)
  expect(failure).toMatchObject({ code: 'unavailable', status: 503, cause: expect.anything() })
})

test('an answer that is aborted half-way is no fault of the CV either', async () => {
  const caller = new AbortController()
  const failure = await failureOf((_request, response) => {
    response.writeHead(200, { 'content-length': json.length })
    response.write(json.slice(0, 20), () => setImmediate(() => caller.abort()))
  }, caller.signal)
  expect(failure).toMatchObject({ code: 'unavailable', cause: expect.anything() })
})

const refusing =
  (status: number, code: string, error: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error, message: error, code }))
  }

test.each([
  ['an organisation that asks too much', 429, 'rate_limited', messages.rateLimited],
  ['readers that are all taken', 503, 'rate_limited', messages.rateLimited],
  ['a database with too much to do', 503, 'overloaded', messages.overloaded],
])('%s is told as such, and when to come back', async (_, status, code, message) => {
  expect(await failureOf(refusing(status, code, message, { 'retry-after': '5' }))).toMatchObject({
    status,
    code,
    message,
    retryAfter: 5,
  })
  expect(await failureOf(refusing(status, code, message))).toMatchObject({ code, retryAfter: null })
})

test('any other refusal is an outage', async () => {
  expect(await failureOf(refusing(401, 'invalid_token', messages.notSignedIn))).toMatchObject({ code: 'unavailable' })
})
