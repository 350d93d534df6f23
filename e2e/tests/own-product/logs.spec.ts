import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, metricsOf, observedTest as test } from '../../support/observed-product.ts'
import { createRecruiter } from '../../support/accounts.ts'
import { callApi, saveVacancy } from '../../support/api.ts'
import { apply, saveCandidate } from '../../support/pipeline.ts'
import { importRecording } from '../../support/recordings.ts'

/** What is known of one invented person, each in a form that is found nowhere else. */
const person = {
  name: 'Quirijntje Zwaaneveldt',
  email: 'quirijntje@zwaaneveldt.example',
  phone: '06 98 76 54 31',
  location: 'Zuidlaarderveen',
  employer: 'Kantoor Plukstaart',
  note: 'Belt liever na de zwemles.',
  said: 'Mijn vorige leidinggevende heet Fladderbos.',
}

/** Of a page of which nothing was measured. */
const emptyReport = { device: 'phone', vitals: [], loads: [], failures: [] }

/** Words that would give somebody away, wherever they stand. */
const traces = [
  'Quirijntje',
  'Zwaaneveldt',
  '98 76 54 31',
  '98765431',
  'Zuidlaarderveen',
  'Plukstaart',
  'zwemles',
  'Fladderbos',
]

/** The built-in sign-in sends no mail: it writes its links down, with the address, for who tries the product. */
const SIGN_IN_LOG = /^auth-emulator/

const logLines = async (dataDir: string): Promise<string[]> => {
  const folder = join(dataDir, 'logs')
  const files = (await readdir(folder)).filter((file) => !SIGN_IN_LOG.test(file))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.flatMap((text) => text.split('\n'))
}

test('the logs, metrics and traces of a run name nobody, whatever was stored, asked, refused or failed', async ({
  urls,
  ownProduct,
  ownEnvironment,
  collector,
}) => {
  test.slow()
  const recruiter = await createRecruiter(urls)
  const { token } = recruiter
  const main = (path: string, options: object = {}) =>
    callApi<{ id: string }>(`${urls.mainApi}${path}`, { token, ...options })
  const ai = (path: string, options: object = {}) => callApi(`${urls.aiService}${path}`, { token, ...options })

  const vacancy = await saveVacancy(urls.mainApi, recruiter, { title: 'Planner', company: person.employer })
  const candidate = await saveCandidate(urls.mainApi, recruiter, {
    name: person.name,
    title: 'Planner',
    location: person.location,
    skills: ['Plannen'],
    email: person.email,
    phone: person.phone,
    linkedin: null,
    notes: person.note,
    cv_filename: null,
    experience: [{ position: 'Planner', company: person.employer }],
  })
  await apply(urls.mainApi, recruiter, vacancy, candidate)
  await importRecording(urls.aiService, recruiter, candidate.id, {
    name: `${person.name}.txt`,
    buffer: Buffer.from(`${person.name}: ${person.said}\nTom: Dank je.\n${person.name}: Graag.\nTom: Tot ziens.\n`),
  })
  const search = `/api/candidates?search=${encodeURIComponent(person.name)}`
  const answers = [
    await main(search),
    await main(`/api/candidates/${candidate.id}`),
    await main(`/api/kandidaten/${person.email}`),
    await main(`/api/candidates/${candidate.id}`, {
      method: 'PUT',
      body: { skills: person.name, phone: person.phone },
    }),
    await main('/api/candidates', { method: 'POST', body: { name: person.name, email: 7, notes: person.note } }),
    await main('/api/candidates', { method: 'POST', body: `"${person.name}` }),
    await callApi(`${urls.mainApi}${search}`, { token: `${person.name.replace(' ', '')}.x.y` }),
    await ai('/api/chat', {
      method: 'POST',
      body: {
        message: `Wat weet je van ${person.name}?`,
        conversation_history: [],
        context: { kandidaatNaam: person.name },
      },
    }),
    await main(`/api/vacancies/${vacancy.id}/matches`),
    await ai('/api/chat', { method: 'POST', body: { message: { [person.name]: person.note } } }),
    ...(await Promise.all(
      [`/${person.name}`, '/kandidaat/quirijntje'].map((route) =>
        callApi(`${urls.mainApi}/api/page-reports`, {
          method: 'POST',
          body: { ...emptyReport, vitals: [{ name: 'LCP', value: 1, route }] },
        }),
      ),
    )),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 400, 400, 400, 401, 200, 200, 400, 400, 204])
  const metrics = await Promise.all([
    metricsOf(ownEnvironment, 'WERVIO_MAIN_API_METRICS_PORT'),
    metricsOf(ownEnvironment, 'WERVIO_AI_SERVICE_METRICS_PORT'),
  ])
  for (const text of metrics) expect(text).toMatch(/http_server_request_duration_count\{[^}]*http_route="\/api\//)
  // What is killed sends no more.
  await expect.poll(() => collector.spans().map(({ name }) => name)).toContain('GET /api/candidates/:id')
  // A process that dies and a database that is gone write most.
  await ownProduct.restart('main-api', 'SIGKILL')
  await ownProduct.restart('ai-service', 'SIGKILL')
  await main(search)

  const measured = [...metrics, ...collector.texts()].flatMap((text) => text.split('\n'))
  const lines = [...(await logLines(ownProduct.dataDir)), ...measured]
  expect(lines.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(answers.length)
  const small = traces.map((word) => word.toLowerCase())
  expect(lines.filter((line) => small.some((word) => line.toLowerCase().includes(word)))).toEqual([])
  expect(lines.filter((line) => line.includes(recruiter.email))).toEqual([])
})
