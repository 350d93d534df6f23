import type { Endpoint } from '@wervio/contracts/access'
import type { z } from 'zod'
import { shapeFacts } from './shape-facts.ts'

/** What an endpoint takes and answers, as facts by part: `query`, `body` and `form`, and each status of success. */
export type EndpointSurface = {
  request: Record<string, readonly string[]>
  answer: Record<string, readonly string[]>
}

/** All that callers and services say to each other, by `main GET /api/vacancies`. */
export type ApiSurface = Record<string, EndpointSurface>

const FILE_PART = ['! file']

const partsOf = (schemas: Record<string, z.ZodType | null | undefined>): EndpointSurface['request'] =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([part, schema]) =>
      schema === undefined ? [] : [[part, schema === null ? [] : shapeFacts(schema)]],
    ),
  )

const surfaceOf = ({ query, body, form, upload, responses, progress }: Endpoint): EndpointSurface => ({
  request: { ...partsOf({ query, body, form }), ...(upload && { [upload.field]: FILE_PART }) },
  answer: partsOf({ ...responses, progress }),
})

/** The surface of a table of endpoints. */
export const apiSurface = (endpoints: Readonly<Record<string, Endpoint>>): ApiSurface =>
  Object.fromEntries(
    Object.values(endpoints)
      .map((endpoint) => [`${endpoint.service} ${endpoint.method} ${endpoint.path}`, surfaceOf(endpoint)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
