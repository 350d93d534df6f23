import { expect, test } from '@jest/globals'
import { API_VERSION, type Endpoint } from '@wervio/contracts'
import { endpoints } from '@wervio/contracts/endpoints'
import { http, HttpResponse } from 'msw'
import type { z } from 'zod'
import { call, upload } from './index.ts'
import { AI, fakeServices, MAIN, server } from './testing/fake-services.ts'
import { NEW_VALUE, newerAnswer } from './testing/newer-answer.ts'

fakeServices()

const [major, minor] = API_VERSION.split('.').map(Number) as [number, number]
const headers = { 'Wervio-Api-Version': `${major}.${minor + 1}` }

/** Every call with a JSON response; health is left out, because no screen uses it. */
const answering = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
  Object.entries(endpoint.responses).flatMap(([status, schema]): [string, number, Endpoint, z.ZodType][] =>
    schema === null || name.endsWith('Health') ? [] : [[name, Number(status), endpoint, schema]],
  ),
)

test.each(answering)(
  'a page of now reads what a service of the next minor answers to %s (%i)',
  async (_, status, endpoint, schema) => {
    const answer = newerAnswer(schema)
    server.use(
      http.all(`${endpoint.service === 'main' ? MAIN : AI}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`, () =>
        HttpResponse.json(answer as object, { status, headers }),
      ),
    )
    const params = Object.fromEntries(Object.keys(endpoint.params?.shape ?? {}).map((name) => [name, 'x']))
    const result = await (endpoint.upload
      ? upload({ ...endpoint, upload: endpoint.upload }, { params, file: new File(['x'], 'x.pdf') } as never)
      : call(endpoint, { params }))
    expect(result).toBeTruthy()
    if (JSON.stringify(answer).includes(`:"${NEW_VALUE}"`)) expect(JSON.stringify(result)).toContain(`:"${NEW_VALUE}"`)
  },
)
