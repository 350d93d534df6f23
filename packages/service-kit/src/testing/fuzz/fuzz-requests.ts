import type { Endpoint } from '@wervio/contracts'
import fc from 'fast-check'
import { awkwardHeaders, awkwardQueries, awkwardSegments, brokenTexts, contentTypes } from './awkward.ts'
import { schemaOf } from './json-schema.ts'
import { multipartBodies, type BytesBody } from './multipart-bodies.ts'
import { mutate, mutations, type Mutation } from './mutations.ts'
import { markOf, sides } from './row-marks.ts'
import { valuesOf } from './schema-values.ts'

/** A request with marks in the place of ids; plain data, so that it can be printed and sent again. */
export type FuzzRequest = {
  method: string
  /** Path and query as they go over the wire. */
  path: string
  headers: Readonly<Record<string, string>>
  body?: string | BytesBody
  /** Which of the callers sends it. */
  caller: number
}

type Sent = Pick<FuzzRequest, 'headers' | 'body'>

const otherMethods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'GET', 'POST', 'QUERY']

/** Mostly the first, sometimes the second. */
const mostly = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>, weight = 12): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare })

/** Half of an emoji isn't valid in an address; longer ones than a server takes are not what is tried here. */
const encode = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 2_000))

const segmentsOf = ({ row, params }: Endpoint, name: string): fc.Arbitrary<string> => {
  const awkward = fc.constantFrom(...awkwardSegments)
  const schema = params && schemaOf(params).properties?.[name]
  // The row of an endpoint is its first parameter, which is called an id.
  if (row && /^(id|vacancyId)$/.test(name)) {
    const ownRow = fc.constant(markOf('own', row))
    const foreign = fc.constantFrom(...sides.map((side) => markOf(side, row)))
    return fc.oneof(
      { weight: 8, arbitrary: ownRow },
      { weight: 2, arbitrary: foreign },
      { weight: 2, arbitrary: awkward },
    )
  }
  return schema ? mostly(valuesOf(schema, schema, name).map(encode), awkward, 5) : awkward
}

const pathsOf = (endpoint: Endpoint): fc.Arbitrary<string> => {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return fc
    .tuple(...names.map((name) => segmentsOf(endpoint, name)))
    .map((segments) =>
      names.reduce(
        (path, name, index) => path.replace(`{${name}}`, () => segments[index] ?? ''),
        endpoint.path as string,
      ),
    )
}

const queriesOf = ({ query }: Endpoint): fc.Arbitrary<string> => {
  const awkward = fc.constantFrom(...awkwardQueries)
  if (!query) return mostly(fc.constant(''), awkward, 8)
  const stated = fc
    .tuple(
      valuesOf(schemaOf(query)),
      mostly(fc.constant<Mutation[]>([]), fc.array(mutations, { minLength: 1, maxLength: 2 }), 3),
    )
    .map(([value, changes]) => {
      const changed = mutate(value, changes)
      const pairs = typeof changed === 'object' && changed !== null ? Object.entries(changed) : []
      return pairs.length === 0 ? '' : `?${pairs.map(([name, field]) => `${encode(name)}=${encode(field)}`).join('&')}`
    })
  return mostly(stated, awkward, 6)
}

const json = (body: string): Sent => ({ headers: { 'content-type': 'application/json' }, body })
const textOf = (value: unknown): string => JSON.stringify(value) ?? ''

const brokenBodies: fc.Arbitrary<Sent> = fc.oneof(
  fc.constantFrom(...brokenTexts).map(json),
  fc
    .tuple(fc.constantFrom(...contentTypes), fc.constantFrom(...brokenTexts))
    .map(([type, body]) => ({ headers: { 'content-type': type }, body })),
  fc
    .uint8Array({ maxLength: 60 })
    .map((bytes) => ({ ...json(''), body: { base64: Buffer.from(bytes).toString('base64') } })),
)

/** Bodies of an example with changes reach further than those of a schema, which doesn't say everything. */
const jsonBodies = ({ body }: Endpoint, example: object | undefined): fc.Arbitrary<Sent> => {
  if (!body) return mostly(fc.constant<Sent>({ headers: {} }), brokenBodies, 3)
  const conforming = valuesOf(schemaOf(body))
  const changes = fc.array(mutations, { minLength: 1, maxLength: 3 })
  const mutated = fc.tuple(conforming, changes).map(([value, list]) => json(textOf(mutate(value, list))))
  const choices: { weight: number; arbitrary: fc.Arbitrary<Sent> }[] = [
    { weight: 5, arbitrary: conforming.map((value) => json(textOf(value))) },
    { weight: 5, arbitrary: mutated },
    { weight: 1, arbitrary: brokenBodies },
  ]
  if (!example) return fc.oneof(...choices)
  const ofExample = fc.array(mutations, { maxLength: 2 }).map((list) => json(textOf(mutate(example, list))))
  const merged = conforming.map((value) => json(textOf({ ...(value as object), ...example })))
  return fc.oneof(...choices, { weight: 4, arbitrary: ofExample }, { weight: 2, arbitrary: merged })
}

/**
 * Requests for an endpoint, from valid to nonsense. `example` is a body that the endpoint accepts, in which ids may be
 * marks; `callers` is how many people may send them.
 */
export const requestsFor = (
  endpoint: Endpoint,
  { example, callers }: { example?: object | undefined; callers: number },
): fc.Arbitrary<FuzzRequest> => {
  const bodies: fc.Arbitrary<Sent> = endpoint.upload ? multipartBodies(endpoint) : jsonBodies(endpoint, example)
  const progress = endpoint.progress ? fc.constantFrom({}, { accept: 'text/event-stream' }) : fc.constant({})
  return fc
    .record({
      method: mostly(fc.constant(endpoint.method as string), fc.constantFrom(...otherMethods), 30),
      path: fc.tuple(pathsOf(endpoint), queriesOf(endpoint)).map(([path, query]) => path + query),
      sent: bodies,
      extra: fc.tuple(mostly(fc.constant({}), fc.constantFrom(...awkwardHeaders), 6), progress),
      caller: fc.nat(callers - 1),
    })
    .map(({ method, path, sent, extra: [awkward, accept], caller }) => {
      const withBody: Sent = method === 'GET' || method === 'HEAD' || method === 'TRACE' ? { headers: {} } : sent
      return { method, path, caller, ...withBody, headers: { ...withBody.headers, ...accept, ...awkward } }
    })
}
