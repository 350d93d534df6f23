import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, type VacancyDetails } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { GENERATE_PERSONA, generatedPersona, PERSONA, persona, SAVE_PERSONA } from '../testing/fake-persona.ts'
import { failure, fakeServices, ID, server, VACANCIES, vacancy } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const PATH = `/vacancy/${ID}?tab=persona`
const vacancyReply = (overrides: Partial<VacancyDetails> = {}) =>
  http.get(`${VACANCIES}/${ID}`, () => HttpResponse.json(vacancy(overrides)))
const noPersonaReply = http.get(PERSONA, () =>
  HttpResponse.json(failure('not_found', messages.personaMissing), { status: 404 }),
)
const personaReply = (overrides = {}) => http.get(PERSONA, () => HttpResponse.json(persona(overrides)))
const findPersona = () => screen.findByRole('article', { name: 'Persona' })

const events = (...parts: [string, unknown][]) =>
  new HttpResponse(parts.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })

/** A stream that says `progress` and then waits for `finish`. */
const openStream = (progress: object) => {
  const channel = new TransformStream<Uint8Array, Uint8Array>()
  const writer = channel.writable.getWriter()
  const send = (event: string, data: unknown) =>
    writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  void send('progress', progress)
  return {
    response: new HttpResponse(channel.readable, { headers: { 'content-type': 'text/event-stream' } }),
    finish: async (event: string, data: unknown) => {
      await send(event, data)
      await writer.close()
    },
  }
}

test('without a persona: what it is and one button; real progress; then the stored persona', async () => {
  const saveBodies: unknown[] = []
  const generateBodies: unknown[] = []
  const work = openStream({ step: 'Vacature lezen', percent: 42 })
  server.use(
    vacancyReply(),
    noPersonaReply,
    http.post(GENERATE_PERSONA, async ({ request }) => {
      generateBodies.push(await request.json())
      return work.response
    }),
    http.post(SAVE_PERSONA, async ({ request }) => {
      saveBodies.push(await request.json())
      return HttpResponse.json(persona({ warnings: ['Niet gebruikt: ‘jong’'] }), { status: 201 })
    }),
  )
  const { user } = renderApp(PATH)
  await user.click(await screen.findByRole('button', { name: 'Genereer Kandidaat Persona' }))
  expect(await screen.findByText('Persona wordt gegenereerd...')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Voortgang' })).toHaveAttribute('value', '42'))
  expect(screen.getByText('Vacature lezen')).toBeVisible()
  await work.finish('result', generatedPersona())
  expect(
    await within(await findPersona()).findByRole('heading', { name: 'De ideale wijkverpleegkundige' }),
  ).toBeVisible()
  expect(generateBodies).toEqual([
    {
      vacancy_text: expect.stringMatching(
        /^Functie: Wijkverpleegkundige\n\n[\s\S]*Taken:\nZorg indiceren\nLeerlingen coachen/,
      ),
    },
  ])
  expect(saveBodies).toEqual([
    expect.objectContaining({
      vacancy_id: ID,
      warnings: ['Niet gebruikt: ‘jong’'],
      made_by: expect.objectContaining({ engine: 'builtin' }),
    }),
  ])
  expect(screen.getByText('Niet gebruikt: ‘jong’')).toBeVisible()
})

test('a vacancy that says it has no persona isn’t asked for one, also after its status changed', async () => {
  const requestedUrls: string[] = []
  server.use(
    vacancyReply({ has_persona: false }),
    http.get(PERSONA, ({ request }) => {
      requestedUrls.push(request.url)
      return HttpResponse.json(persona())
    }),
    http.put(`${VACANCIES}/${ID}`, () => HttpResponse.json(vacancy({ status: 'ingevuld' }))),
    http.post(GENERATE_PERSONA, () => events(['result', generatedPersona()])),
    http.post(SAVE_PERSONA, () => HttpResponse.json(persona(), { status: 201 })),
  )
  const { user } = renderApp(PATH)
  await screen.findByRole('button', { name: 'Genereer Kandidaat Persona' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status van de vacature' }), 'Ingevuld')
  await screen.findByText('Status is nu Ingevuld.')
  expect(requestedUrls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Genereer Kandidaat Persona' }))
  expect(await findPersona()).toBeVisible()
})

test('a persona shows everything it says, that it is nobody real, and what it rests on', async () => {
  server.use(vacancyReply(), personaReply())
  const { user, address } = renderApp(PATH)
  const article = within(await findPersona())
  expect(article.getByText(/niemand die bestaat/)).toBeVisible()
  expect(article.getByText(/^Geschreven door de ingebouwde motor op/)).toBeVisible()
  for (const name of [
    'Vaardigheden',
    'Profiel',
    'Waarom iemand past',
    'Interviewvragen',
    'Persoonlijkheid in één beeld',
  ])
    expect(article.getByRole('region', { name })).toBeVisible()
  const traits = within(article.getByRole('region', { name: 'Vijf kenmerken' }))
  expect(traits.getAllByText(/van 10$/).map((score) => score.textContent)).toEqual([
    '5 van 10',
    '7 van 10',
    '0 van 10',
    '8 van 10',
    '5 van 10',
  ])
  expect(traits.queryByText(/Score:/)).not.toBeInTheDocument()
  expect(
    article.getByText(
      'Scores van 0 tot 10: Openheid 5, Consciëntieusheid 7, Extraversie 0, Vriendelijkheid 8, Neuroticisme 5.',
    ),
  ).toBeInTheDocument()
  await user.click(
    traits.getByText(
      (_, element) => element?.tagName === 'SUMMARY' && element.textContent === 'Waar rust dit op? Vriendelijkheid',
    ),
  )
  expect(traits.getByText('Luistert goed')).toBeVisible()
  expect(traits.getByText(/Deze zin staat niet meer in de vacature/)).toBeVisible()
  await user.click(traits.getByRole('link', { name: /^Bekijk in Overzicht ?: Luistert goed$/ }))
  expect(address()).toBe(`/vacancy/${ID}?tab=overzicht`)
})

test('a persona made elsewhere, without evidence or texts, still shows; an age of an engine is marked', async () => {
  const { bewijs: _none, ...bare } = persona()
  const reasons = { functie_match: '', organisatie_match: '', team_match: '' }
  server.use(
    vacancyReply(),
    http.get(PERSONA, () =>
      HttpResponse.json({
        ...bare,
        made_by: null,
        naam: '',
        vaardigheden: [],
        leeftijd: '25-35',
        leeftijd_door_engine: true,
        wetenschappelijke_onderbouwing: reasons,
      }),
    ),
  )
  renderApp(PATH)
  const article = within(await findPersona())
  expect(article.getByRole('heading', { name: 'De ideale kandidaat' })).toBeVisible()
  expect(article.getByText('Leeftijd is bedacht: geen eis')).toBeVisible()
  expect(article.getByText('Deze persona zegt hier niets over.')).toBeVisible()
  expect(article.queryByText(/Waar rust dit op/)).not.toBeInTheDocument()
  expect(article.queryByRole('region', { name: 'Vaardigheden' })).not.toBeInTheDocument()
})

test('making it again asks first; a failure keeps the old one and says why', async () => {
  server.use(
    vacancyReply(),
    personaReply(),
    http.post(GENERATE_PERSONA, () => events(['error', failure('engine_timeout', messages.engineTimeout)])),
  )
  const { user } = renderApp(PATH)
  await findPersona()
  await user.click(screen.getByRole('button', { name: 'Opnieuw genereren' }))
  const question = within(await screen.findByRole('dialog', { name: 'Persona opnieuw genereren?' }))
  expect(
    question.getByText(/"De ideale wijkverpleegkundige" met zijn scores en interviewvragen wordt vervangen/),
  ).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Opnieuw genereren' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(`Er is een fout opgetreden: ${messages.engineTimeout}`)
  expect(alert).toHaveTextContent('De vorige persona is bewaard.')
  expect(within(await findPersona()).getByRole('heading', { name: 'De ideale wijkverpleegkundige' })).toBeVisible()
})

test('where a language model fails, the rules make the persona with one click', async () => {
  const generateBodies: unknown[] = []
  server.use(
    vacancyReply(),
    noPersonaReply,
    http.post(GENERATE_PERSONA, async ({ request }) => {
      const body = (await request.json()) as { engine?: string }
      generateBodies.push(body)
      return body.engine === 'builtin'
        ? events(['result', generatedPersona()])
        : events(['error', failure('engine_invalid_answer', messages.engineInvalidAnswer)])
    }),
    http.post(SAVE_PERSONA, () => HttpResponse.json(persona(), { status: 201 })),
  )
  const { user } = renderApp(PATH)
  await user.click(await screen.findByRole('button', { name: 'Genereer Kandidaat Persona' }))
  await user.click(await screen.findByRole('button', { name: 'Maak de persona met de ingebouwde regels' }))
  expect(within(await findPersona()).getByRole('heading', { name: 'De ideale wijkverpleegkundige' })).toBeVisible()
  expect(generateBodies).toEqual([
    { vacancy_text: expect.any(String) },
    { vacancy_text: expect.any(String), engine: 'builtin' },
  ])
})

test('a new one that can’t be stored leaves the old one; the next try replaces it', async () => {
  let isRefused = true
  server.use(
    vacancyReply(),
    personaReply(),
    http.post(GENERATE_PERSONA, () => events(['result', generatedPersona({ naam: 'De ideale opvolger' })])),
    http.post(SAVE_PERSONA, () =>
      isRefused
        ? HttpResponse.json(failure(), { status: 500 })
        : HttpResponse.json(persona({ naam: 'De ideale opvolger' }), { status: 201 }),
    ),
  )
  const { user } = renderApp(PATH)
  await findPersona()
  const regenerate = async () => {
    await user.click(screen.getByRole('button', { name: 'Opnieuw genereren' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Opnieuw genereren' }))
  }
  await regenerate()
  expect(await screen.findByText(/^Er is een fout opgetreden: /)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'De ideale wijkverpleegkundige' })).toBeVisible()
  isRefused = false
  await regenerate()
  expect(await screen.findByRole('heading', { name: 'De ideale opvolger' })).toBeVisible()
  expect(screen.queryByText(/^Er is een fout opgetreden: /)).not.toBeInTheDocument()
})

test('stopping leaves everything as it was', async () => {
  const work = openStream({ step: 'Vacature lezen', percent: 5 })
  server.use(
    vacancyReply(),
    noPersonaReply,
    http.post(GENERATE_PERSONA, () => work.response),
  )
  const { user } = renderApp(PATH)
  await user.click(await screen.findByRole('button', { name: 'Genereer Kandidaat Persona' }))
  await user.click(await screen.findByRole('button', { name: 'Stoppen' }))
  expect(await screen.findByRole('button', { name: 'Genereer Kandidaat Persona' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the work goes on while another tab is open', async () => {
  const work = openStream({ step: 'Vacature lezen', percent: 5 })
  server.use(
    vacancyReply(),
    noPersonaReply,
    http.post(GENERATE_PERSONA, () => work.response),
    http.post(SAVE_PERSONA, () => {
      server.use(personaReply())
      return HttpResponse.json(persona(), { status: 201 })
    }),
  )
  const { user } = renderApp(PATH)
  await user.click(await screen.findByRole('button', { name: 'Genereer Kandidaat Persona' }))
  await screen.findByText('Persona wordt gegenereerd...')
  await user.click(screen.getByRole('tab', { name: 'Overzicht' }))
  await work.finish('result', generatedPersona())
  expect(await screen.findByText('De persona is opgeslagen.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Persona' }))
  expect(await findPersona()).toBeVisible()
})

test('an empty vacancy says what to fill in first', async () => {
  server.use(
    vacancyReply({
      specific_tasks: '',
      hard_skills: ' ',
      soft_skills: '',
      core_activity: '',
      team_composition: '',
      company_culture: '',
      description: '',
    }),
    noPersonaReply,
  )
  renderApp(PATH)
  expect(await screen.findByRole('heading', { name: 'Vul eerst de vacature aan' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vacature invullen' })).toHaveAttribute(
    'href',
    `/create-vacancy?vacature=${ID}`,
  )
})

test('a persona that can’t be loaded says so and is asked for again', async () => {
  let isBroken = true
  server.use(
    vacancyReply(),
    http.get(PERSONA, () => (isBroken ? HttpResponse.json(failure(), { status: 500 }) : HttpResponse.json(persona()))),
  )
  const { user } = renderApp(PATH)
  expect(
    await screen.findByText('Er is een fout opgetreden bij het laden van de persona.', undefined, { timeout: 20_000 }),
  ).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await findPersona()).toBeVisible()
})

test('questions are copied one by one or all at once', async () => {
  server.use(vacancyReply(), personaReply())
  const { user } = renderApp(PATH)
  const copiedTexts: string[] = []
  Object.assign(navigator.clipboard, { writeText: async (text: string) => void copiedTexts.push(text) })
  await findPersona()
  await user.click(screen.getByRole('button', { name: 'Kopieer vraag: Hoe bleef je rustig?' }))
  await user.click(screen.getByRole('button', { name: 'Kopieer alle vragen' }))
  expect(await screen.findByRole('button', { name: 'Gekopieerd' })).toBeVisible()
  expect(copiedTexts[0]).toBe('Hoe bleef je rustig?')
  expect(copiedTexts[1]).toContain('Openheid\n- Wat probeerde je voor nieuws?\n- Wat leerde je?\n\nConsciëntieusheid\n')
})
