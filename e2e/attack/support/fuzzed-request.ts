import type { Endpoint } from '@wervio/contracts'
import { bodiesWith, queries } from './endpoint-calls.ts'
import type { Sending } from './http-client.ts'
import { PDF, upload, type OwnRows } from './own-rows.ts'
import type { Random } from '../../support/random.ts'
import { AWKWARD, sample, shapeOf } from './shape-sampler.ts'

const UNUSUAL_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'GET', 'POST']
const TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'application/json;;',
  '',
  'x/y',
]
const HEADERS: Record<string, string>[] = [
  { accept: 'text/event-stream' },
  { accept: 'x' },
  { range: 'bytes=-1' },
  { range: 'bytes=5-1,0-' },
  { 'if-none-match': '"x"' },
  { 'accept-encoding': 'identity;q=0' },
  { 'content-encoding': 'gzip' },
  { expect: '200-ok' },
  { 'x-forwarded-for': "1'2" },
  { cookie: 'a=b; c' },
  { 'x-request-id': 'x'.repeat(2_000) },
  { origin: 'null' },
]
const BROKEN_BODIES = [
  '',
  '{',
  '[',
  '"',
  '{"a":',
  '\u0000',
  '{"title":"x"',
  '[[[[[[[[[[',
  'null',
  '7',
  '"x"',
  '{"a":1}{"b":2}',
  '['.repeat(20_000),
  `{"title":"${'x'.repeat(200_000)}"}`,
  '{"title":"\\ud800"}',
  '{"__proto__":{"x":1}}',
  '\ufeff{}',
]
const FILES = [
  PDF,
  Buffer.alloc(0),
  Buffer.from('PK\u0003\u0004'),
  Buffer.from('MZ'),
  Buffer.alloc(3_000, 0xff),
  Buffer.from('%PDF-1.7\n%%EOF'),
  Buffer.from('<svg onload=alert(1)>'),
  PDF.subarray(0, 20),
]
const FILE_NAMES = [
  'cv.pdf',
  '',
  '../../x.pdf',
  'a\u0000b.pdf',
  'x'.repeat(400),
  'cv.docx',
  '💥.doc',
  'a;b="c".pdf',
  'CON',
]

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** Half of an emoji isn't valid in an address. */
const encode = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed().slice(0, 3_000))

const addressWith = (endpoint: Endpoint, rows: OwnRows, random: Random): string =>
  endpoint.path.replace(/\{\w+\}/g, () => {
    if (endpoint.row && random.chance(0.6)) return rows[endpoint.row]
    return random.pick([
      encode(random.pick(AWKWARD)),
      '0190a000-0000-7000-8000-00000000ffff',
      '%2e%2e',
      '..%2f',
      '%00',
      '%ff',
      'x'.repeat(150),
      '-1',
    ])
  })

const queryOf = (name: string, { query }: Endpoint, random: Random): string => {
  if (random.chance(0.15))
    return random.pick([
      '?',
      '?a',
      '?=&=',
      '?limit=1&limit=2',
      '?limit[]=1',
      '?limit[a]=b',
      '?%',
      '?q=%ff',
      `?q=${'x'.repeat(3_000)}`,
      '?__proto__[x]=1',
    ])
  if (!query) return queries[name] ?? ''
  const values = sample(shapeOf(query), random, 0.2)
  if (typeof values !== 'object' || values === null) return ''
  return `?${Object.entries(values)
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .join('&')}`
}

const fileBody = (field: string, random: Random): Pick<Sending, 'body' | 'headers'> => {
  const { headers, body } = upload(
    random.chance(0.85) ? field : 'x',
    random.pick(FILES),
    random.pick(FILE_NAMES),
    random.pick(['application/pdf', '', 'x']),
  )
  if (random.chance(0.15)) return { headers, body: body.subarray(0, random.below(body.length)) }
  return random.chance(0.1) ? { body } : { headers, body }
}

const jsonBody = (
  name: string,
  { body }: Endpoint,
  rows: OwnRows,
  random: Random,
): Pick<Sending, 'body' | 'headers'> => {
  if (!body || random.chance(0.1))
    return {
      headers: { 'content-type': random.chance(0.5) ? 'application/json' : random.pick(TYPES) },
      body: random.pick(BROKEN_BODIES),
    }
  const example = bodiesWith(rows)[name]
  if (example && random.chance(0.3))
    return { body: { ...example, [random.pick(Object.keys(example))]: random.pick(AWKWARD) } }
  const value = sample(shapeOf(body), random, random.pick([0, 0.03, 0.15, 0.4]))
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) ?? '' }
}

/**
 * A request for an endpoint that is invalid in some way, or nearly valid; the same random numbers give the same
 * request.
 */
export const fuzzed = (
  name: string,
  endpoint: Endpoint,
  rows: OwnRows,
  random: Random,
): { path: string; sending: Sending } => {
  const method = random.chance(0.05) ? random.pick(UNUSUAL_METHODS) : endpoint.method
  const path = addressWith(endpoint, rows, random) + queryOf(name, endpoint, random)
  const extra = random.chance(0.2) ? random.pick(HEADERS) : {}
  if (method === 'GET' || method === 'HEAD') return { path, sending: { method, headers: extra } }
  const { headers, body } = endpoint.upload
    ? fileBody(endpoint.upload.field, random)
    : jsonBody(name, endpoint, rows, random)
  const isBare = !endpoint.body && !endpoint.upload && random.chance(0.7)
  return { path, sending: isBare ? { method, headers: extra } : { method, headers: { ...headers, ...extra }, body } }
}
