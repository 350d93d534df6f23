import { expect, test } from '@jest/globals'
import { addAttachment, API_VERSION, generateVacancy, getFile, getVacancy, messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { call, download, stream, upload } from './index.ts'
import { failure, fakeServices, AI, MAIN, server } from './testing/fake-services.ts'
import { row } from './testing/vacancy-row.ts'

fakeServices()

const [major, minor] = API_VERSION.split('.').map(Number) as [number, number]
const NEXT_MAJOR = { 'Wervio-Api-Version': `${major + 1}.0` }
const NEXT_MINOR = { 'Wervio-Api-Version': `${major}.${minor + 1}` }
const getOne = () => call(getVacancy, { params: { id: row.id } })
const send = () => upload(addAttachment, { params: { id: row.id }, file: new File(['x'], 'brief.txt') })
const refusal = { name: 'ApiError', code: 'version_refused', message: messages.versionRefused }

const attachment = {
  id: row.id,
  name: 'brief.txt',
  type: 'text/plain',
  size: 1,
  uploadedAt: row.created_at,
  uploadedBy: 'Sanne',
}

/** Answers every kind of call with these headers. Returns the version that each request states. */
const answerWith = (headers: Record<string, string>, status?: number): (string | null)[] => {
  const statedVersions: (string | null)[] = []
  const answering =
    (body: object) =>
    ({ request }: { request: Request }) => {
      statedVersions.push(request.headers.get('wervio-api-version'))
      return status === undefined
        ? HttpResponse.json(body, {
            status: request.method === 'POST' && request.url.startsWith(MAIN) ? 201 : 200,
            headers,
          })
        : HttpResponse.json(failure(), { status, headers })
    }
  server.use(
    http.get(`${MAIN}/api/vacancies/:id`, answering(row)),
    http.post(`${MAIN}/api/vacancies/:id/attachments`, answering(attachment)),
    http.get(`${MAIN}/api/files/:id`, answering({})),
    http.post(
      `${AI}/api/generate-vacancy`,
      answering({ html: '<p>A</p>', vacatureText: 'A', made_by: madeBy, warnings: [] }),
    ),
  )
  return statedVersions
}
const madeBy = { engine: 'builtin', model: 'regels', at: row.created_at }
const all = () => [
  getOne(),
  send(),
  download(getFile, { params: { id: row.id } }),
  stream(generateVacancy, { body: { functie: 'Kok' } }),
]

test('every kind of call states the version the page was built for, and takes another minor', async () => {
  const statedVersions = answerWith(NEXT_MINOR)
  await expect(Promise.all(all())).resolves.toHaveLength(4)
  expect(statedVersions).toEqual([API_VERSION, API_VERSION, API_VERSION, API_VERSION])
})

test('a service that states no version is read as before', async () => {
  answerWith({})
  await expect(getOne()).resolves.toEqual(row)
})

test.each([undefined, 400, 404, 500])(
  'a service of another major asks to refresh the page, status %s',
  async (status) => {
    answerWith(NEXT_MAJOR, status)
    for (const outcome of await Promise.allSettled(all()))
      expect(outcome).toMatchObject({ status: 'rejected', reason: refusal })
  },
)

test('the refusal of a service of another major is shown in its own words', async () => {
  server.use(
    http.get(`${MAIN}/api/vacancies/:id`, () =>
      HttpResponse.json(failure('version_refused', messages.versionRefused), { status: 400 }),
    ),
  )
  await expect(getOne()).rejects.toMatchObject(refusal)
})
