import { expect, metricsOf, observedTest as test } from '../../support/observed-product.ts'
import { createRecruiter } from '../../support/accounts.ts'
import { callApi, saveVacancy } from '../../support/api.ts'
import { logLines } from '../../support/log-lines.ts'
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
  const pages = [
    `${urls.shell}/dashboard-candidates?q=${encodeURIComponent(person.name)}`,
    `${urls.shell}/wachtwoord?oobCode=Fladderbos&email=${person.email}`,
    `${urls.shell}/Quirijntje/cv.pdf`,
    `${urls.candidates}/Quirijntje.js?van=${person.email}`,
  ]
  for (const address of pages) await fetch(address)
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
  const isRequest = (line: string) => line.includes('"msg":"request"')
  expect(lines.filter(isRequest).length).toBeGreaterThan(answers.length + pages.length)
  expect(lines.filter((line) => isRequest(line) && line.includes('"route":"/*"')).length).toBeGreaterThanOrEqual(2)
  const small = traces.map((word) => word.toLowerCase())
  expect(lines.filter((line) => small.some((word) => line.toLowerCase().includes(word)))).toEqual([])
  expect(lines.filter((line) => line.includes(recruiter.email))).toEqual([])
})
