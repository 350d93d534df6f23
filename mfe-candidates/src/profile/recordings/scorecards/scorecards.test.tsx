import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, type Scorecard } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { profileCalls, SCORECARDS } from '../../../testing/fake-profile.ts'
import { AI, failure, fakeServices, ID, MAIN, server } from '../../../testing/fake-services.ts'
import { vacancySummary } from '../../../testing/fake-vacancies.ts'
import { renderApp } from '../../../testing/render-app.tsx'

fakeServices()

const VACANCY = { id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d12', title: 'Planner' }
const question = (id: string, mark: number | null = null) => ({
  id,
  question: `Vraag ${id}?`,
  topic: 'Openheid',
  source: 'persona' as const,
  mark,
  note: '',
  asked_at: null,
})
const card = (overrides: Partial<Scorecard> = {}): Scorecard => ({
  id: '00000000-0000-4000-8000-0000000000d1',
  conversationType: 'sollicitatie',
  conversation_on: '2026-11-03',
  vacancy: VACANCY,
  recording_id: null,
  items: [question('a'), question('b', 4)],
  notes: '',
  by: 'Sanne Bakker',
  version: 1,
  created_at: '2026-11-03T10:00:00.000Z',
  updated_at: '2026-11-03T10:00:00.000Z',
  ...overrides,
})

/** Scorecards at ai-service: a change on an older version is refused with the card as it is. */
const stubCards = (initial: Scorecard[]) => {
  const state = { cards: initial, bodies: [] as Record<string, unknown>[] }
  server.use(...profileCalls().handlers)
  server.use(
    http.get(SCORECARDS, () => HttpResponse.json(state.cards)),
    http.post(SCORECARDS, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      state.bodies.push(body)
      const items = (body['items'] as Scorecard['items']).map((item) => ({ ...item, asked_at: null }))
      const newCard = card({ ...(body as Partial<Scorecard>), items, vacancy: body['vacancy_id'] ? VACANCY : null })
      state.cards = [newCard, ...state.cards]
      return HttpResponse.json(newCard, { status: 201 })
    }),
    http.put(`${AI}/api/scorecards/:id`, async ({ request, params }) => {
      const body = (await request.json()) as Scorecard
      const current = state.cards.find(({ id }) => id === params['id'])
      if (!current) return HttpResponse.json(failure('not_found', messages.scorecardGone), { status: 404 })
      if (current.version !== body.version)
        return HttpResponse.json(
          { ...failure('scorecard_conflict', messages.scorecardConflict), current },
          { status: 409 },
        )
      state.bodies.push(body)
      const items = body.items.map((item) => ({ ...item, asked_at: null }))
      const changed = { ...current, ...body, items, version: body.version + 1 }
      state.cards = state.cards.map((each) => (each.id === changed.id ? changed : each))
      return HttpResponse.json(changed)
    }),
    http.delete(`${AI}/api/scorecards/:id`, ({ params }) => {
      state.cards = state.cards.filter(({ id }) => id !== params['id'])
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return state
}

const open = async (cards: Scorecard[]) => {
  const state = stubCards(cards)
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return { ...app, state, list: within(screen.getByRole('region', { name: 'Scorekaarten' })) }
}
const openCard = async (cards: Scorecard[]) => {
  const app = await open(cards)
  await app.user.click(await app.list.findByRole('button', { name: /^Sollicitatie Gesprek op 3 november 2026/ }))
  return { ...app, dialog: within(screen.getByRole('dialog')) }
}
const marks = (label: string) => within(screen.getByRole('group', { name: `Cijfer: ${label}` }))

test('a mark is given with the keyboard and saves itself, and nothing is filled in beforehand', async () => {
  const { user, state, dialog, list } = await openCard([card()])
  expect(marks('Vraag a?').queryByRole('radio', { checked: true })).toBeNull()
  marks('Vraag a?').getByRole('radio', { name: '1' }).focus()
  await user.keyboard('3')
  expect(marks('Vraag a?').getByRole('radio', { name: '3' })).toBeChecked()
  await waitFor(() => expect(state.cards[0]?.items[0]?.mark).toBe(3))
  expect(await dialog.findByText('Alles is opgeslagen')).toBeVisible()
  await user.keyboard('{Delete}')
  await waitFor(() => expect(state.cards[0]?.items[0]?.mark).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Klaar' }))
  expect(await list.findByText(/jouw oordeel, 1 van 2 ingevuld/)).toBeVisible()
})

test('a note, a question of their own and what is taken away are saved too, and closing saves at once', async () => {
  const { user, state, dialog } = await openCard([card()])
  await user.click(dialog.getByRole('button', { name: 'Toelichting bij: Vraag a?' }))
  await user.type(dialog.getByRole('textbox', { name: 'Toelichting' }), 'Sterk verhaal.')
  await user.type(dialog.getByRole('textbox', { name: 'Eigen vraag' }), 'Rijd je auto?{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Haal de vraag weg: Vraag b?' }))
  await user.type(dialog.getByRole('textbox', { name: 'Aantekeningen bij het gesprek' }), 'Prettig gesprek.')
  await user.click(dialog.getByRole('button', { name: 'Klaar' }))
  await waitFor(() => expect(state.cards[0]?.notes).toBe('Prettig gesprek.'))
  expect(state.cards[0]?.items.map(({ question: text, note, source }) => [text, note, source])).toEqual([
    ['Vraag a?', 'Sterk verhaal.', 'persona'],
    ['Rijd je auto?', '', 'own'],
  ])
})

test('what somebody else saved meanwhile is shown before anything is replaced', async () => {
  const { user, state, dialog } = await openCard([card()])
  state.cards = [card({ version: 2, items: [question('a', 5), question('b', 4)] })]
  await user.click(marks('Vraag a?').getByRole('radio', { name: '2' }))
  expect(await dialog.findByText(messages.scorecardConflict)).toBeVisible()
  expect(dialog.getByText('‘Vraag a?’: daar 5, hier 2')).toBeVisible()
  expect(state.bodies).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Bewaar wat hier staat' }))
  await waitFor(() => expect(state.cards[0]?.items[0]?.mark).toBe(2))
  expect(state.cards[0]?.version).toBe(3)
})

test('what somebody else saved can be taken over', async () => {
  const { user, state, dialog } = await openCard([card()])
  state.cards = [card({ version: 2, items: [question('a', 5), question('b', 4)] })]
  await user.click(marks('Vraag a?').getByRole('radio', { name: '2' }))
  await user.click(await dialog.findByRole('button', { name: 'Neem over wat daar staat' }))
  expect(marks('Vraag a?').getByRole('radio', { name: '5' })).toBeChecked()
  expect(await dialog.findByText('Alles is opgeslagen')).toBeVisible()
})

test('a change that can not be saved stays and is tried again', async () => {
  const { user, state, dialog } = await openCard([card()])
  server.use(
    http.put(`${AI}/api/scorecards/:id`, () => HttpResponse.json(failure('internal', ''), { status: 500 }), {
      once: true,
    }),
  )
  await user.click(marks('Vraag a?').getByRole('radio', { name: '2' }))
  expect(await dialog.findByText(messages.scorecardSaveFailed)).toBeVisible()
  expect(marks('Vraag a?').getByRole('radio', { name: '2' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Probeer opnieuw' }))
  await waitFor(() => expect(state.cards[0]?.items[0]?.mark).toBe(2))
})

const vacancyTexts = {
  description: '',
  specific_tasks: '',
  benefits: '',
  soft_skills: '',
  hard_skills: '',
  core_activity: '',
  history: '',
  team_composition: '',
  company_culture: '',
  social_contribution: null,
  mission_vision_values: null,
  recruiter_id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d13',
}

test('without a recording a scorecard begins with the questions of the persona', async () => {
  const { user, state, list } = await open([])
  const none = { openheid: [], consciëntieusheid: [], extraversie: [], vriendelijkheid: [], neuroticisme: [] }
  const texts = { naam: '', leeftijd: '', ervaring: '', achtergrond: '', motivatie: '', werkstijl: '', ambities: '' }
  const traits = Object.fromEntries(Object.keys(none).map((trait) => [trait, 'Score: 5']))
  server.use(
    http.get(`${MAIN}/api/vacancy-summaries`, () =>
      HttpResponse.json([vacancySummary({ ...VACANCY, company: 'Linde' })]),
    ),
    http.get(`${MAIN}/api/vacancies/${VACANCY.id}`, () =>
      HttpResponse.json({ ...vacancySummary(VACANCY), ...vacancyTexts, has_persona: true }),
    ),
    http.get(`${MAIN}/api/persona/${VACANCY.id}`, () =>
      HttpResponse.json({
        ...texts,
        vaardigheden: [],
        persoonlijkheid: { big_fifty_samenvatting: '', kenmerken: traits },
        wetenschappelijke_onderbouwing: { functie_match: '', organisatie_match: '', team_match: '' },
        interview_vragen: { ...none, openheid: ['Wat leerde je laatst?'], situationeel: ['Wat doe je bij ruzie?'] },
        vacancy_id: VACANCY.id,
        created_at: '2026-01-01T09:00:00.000Z',
        made_by: null,
        warnings: [],
      }),
    ),
  )
  expect(await list.findByText(/^Nog geen scorekaarten/)).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Scorekaart zonder opname' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Vacature' }), 'Planner · Linde')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Soort gesprek' }), 'Competentie Gesprek')
  await user.click(screen.getByRole('button', { name: 'Begin scorekaart' }))
  expect(await screen.findByText('Wat leerde je laatst?')).toBeVisible()
  expect(screen.getByText('Wat doe je bij ruzie?')).toBeVisible()
  expect(state.bodies[0]).toMatchObject({
    conversationType: 'competentie',
    vacancy_id: VACANCY.id,
    recording_id: null,
    items: [
      { question: 'Wat leerde je laatst?', topic: 'Openheid', source: 'persona', mark: null },
      { question: 'Wat doe je bij ruzie?', topic: 'Situaties', source: 'persona', mark: null },
    ],
  })
})

test('a scorecard that was deleted comes back with its marks', async () => {
  const { user, state, dialog } = await openCard([card()])
  await user.click(dialog.getByRole('button', { name: 'Verwijder' }))
  expect(await screen.findByText('De scorekaart is verwijderd.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('De scorekaart staat er weer.')).toBeVisible()
  expect(state.cards[0]?.items.map(({ mark }) => mark)).toEqual([null, 4])
})

test('a link leads to a scorecard, which is open then', async () => {
  stubCards([card()])
  renderApp(`/kandidaat-profiel/${ID}#scorekaart=${card().id}`)
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }))
  expect(dialog.getByText('Vraag a?')).toBeVisible()
})
