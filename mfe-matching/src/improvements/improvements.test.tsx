import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import {
  messages,
  type FeedbackCard,
  type Improvements,
  type ImprovementRecord,
  type KeyFigure,
} from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { failure, fakeServices, idOf, MAIN, server, VACANCY } from '../testing/fake-matching.ts'
import { renderApp } from '../testing/render-app.tsx'
import { recordsCsv } from './records-csv.ts'

fakeServices()

const PATH = '/improvements'

const record: ImprovementRecord = {
  id: idOf(7),
  candidate_id: idOf(1),
  candidate_name: 'Ilse Hoogveen',
  vacancy_id: VACANCY,
  vacancy_title: 'Wijkverpleegkundige',
  at: '2026-06-10T08:00:00.000Z',
  since: '2026-05-11T08:00:00.000Z',
  days: 30,
  stage: 5,
  outcome: 'hired',
  reason: null,
}
const figure = (kind: KeyFigure['kind'], overrides: Partial<KeyFigure> = {}): KeyFigure => ({
  kind,
  value: null,
  count: 0,
  spread: null,
  before: { value: null, count: 0 },
  left_out: 0,
  waiting: 0,
  ...overrides,
})
const figures: KeyFigure[] = [
  figure('time_to_hire', {
    value: 28,
    count: 13,
    spread: { median: 28, least: 19, most: 37 },
    before: { value: 29, count: 5 },
  }),
  figure('acceptance', { value: 13 / 19, count: 19, waiting: 1 }),
  figure('interviews', {
    value: 11.9,
    count: 51,
    spread: { median: 12, least: 8, most: 15 },
    before: { value: null, count: 2 },
  }),
]
const card = (overrides: Partial<FeedbackCard> = {}): FeedbackCard => ({
  key: 'withdrawals:5',
  rule: 'withdrawals',
  type: 'attention',
  impact: 'high',
  count: 6,
  total: 19,
  days: null,
  days_before: null,
  stage: 5,
  reason: null,
  records: [{ ...record, outcome: 'withdrawn', reason: 'Koos een andere baan' }],
  hidden: null,
  ...overrides,
})
/** The service with these answers; returns the queries and what was put away. */
const stub = (overrides: Partial<Improvements> = {}) => {
  const queries: string[] = []
  const hidden: unknown[] = []
  server.use(
    http.get(`${MAIN}/api/improvements`, ({ request }) => {
      queries.push(new URL(request.url).search)
      return HttpResponse.json({ from: '2026-05-27', until: '2026-06-25', figures, cards: [card()], ...overrides })
    }),
    http.get(`${MAIN}/api/improvement-records`, ({ request }) => {
      queries.push(new URL(request.url).search)
      return HttpResponse.json([record])
    }),
    http.put(`${MAIN}/api/improvement-cards`, async ({ request }) => {
      hidden.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return { queries, hidden }
}
const figureCard = async (name: string) => within(await screen.findByRole('listitem', { name }))

test('each figure says of how many it is, how it spreads, how it was and what is counted', async () => {
  stub()
  renderApp(PATH)
  expect(await screen.findByRole('heading', { name: 'Verbeterpunten & Inzichten', level: 1 })).toBeVisible()
  expect(screen.getByText('AI-analyse van gesprekken en recruitment data')).toBeVisible()
  const hire = await figureCard('Gemiddelde tijd tot aanname')
  expect(screen.getByText(/^Van 27 mei 2026 tot en met 25 jun\.? 2026$/)).toBeVisible()
  expect(hire.getByText('28 dagen')).toBeVisible()
  expect(hire.getByText('13 aannames · mediaan 28 dagen, van 19 dagen tot 37 dagen per aanname')).toBeVisible()
  expect(hire.getByText('Periode ervoor: 29 dagen (5 aannames)')).toBeVisible()
  expect(hire.getByText(/^Kalenderdagen van de dag waarop de kandidaat in de procedure kwam, tot/)).toBeVisible()
  const acceptance = await figureCard('Acceptatie door kandidaten')
  expect(acceptance.getByText('68%')).toBeVisible()
  expect(acceptance.getByText(/1 aanbod wacht nog op antwoord/)).toBeVisible()
  const interviews = await figureCard('Interviews per week')
  expect(interviews.getByText('12')).toBeVisible()
  expect(interviews.getByText('Periode ervoor: nog te weinig gegevens: 2 van minstens 5')).toBeVisible()
})

test('too few records give no figure, and nothing that stands out is said', async () => {
  stub({ figures: [figure('time_to_hire', { count: 2 }), figure('van-morgen', { value: 3, count: 9 })], cards: [] })
  renderApp(PATH)
  const hire = await figureCard('Gemiddelde tijd tot aanname')
  expect(hire.getByText('nog te weinig gegevens: 2 van minstens 5')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Kerncijfers' })).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Er valt niets op' })).toBeVisible()
})

test('period and start moment are asked of the service and stand in the address', async () => {
  const { queries } = stub()
  const { user, address } = renderApp(PATH)
  await figureCard('Interviews per week')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Periode' }), 'Laatste 90 dagen')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Tijd tot aanname telt vanaf' }),
    'Vanaf vacature geplaatst',
  )
  await waitFor(() =>
    expect(queries).toEqual([
      '?period=30&start=application',
      '?period=90&start=application',
      '?period=90&start=vacancy',
    ]),
  )
  expect(address()).toBe(`${PATH}?periode=90&vanaf=vacancy`)
  expect(await screen.findByText(/^Kalenderdagen van de dag waarop de vacature in Wervio is geplaatst/)).toBeVisible()
})

test('the records behind a figure are one press away, with links, and can be taken along', async () => {
  const { queries } = stub()
  const { user } = renderApp(PATH)
  await user.click(
    (await figureCard('Gemiddelde tijd tot aanname')).getByRole('button', { name: 'Bekijk 13 aannames' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Gemiddelde tijd tot aanname' }))
  expect(await dialog.findByRole('link', { name: 'Ilse Hoogveen' })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${idOf(1)}`,
  )
  expect(dialog.getByRole('link', { name: 'Wijkverpleegkundige' })).toHaveAttribute('href', `/vacancy/${VACANCY}`)
  expect(dialog.getByText(/30 dagen · Aanbod · Aangenomen/)).toBeVisible()
  expect(queries.at(-1)).toContain('figure=time_to_hire')
  await user.click(dialog.getByRole('button', { name: 'Download' }))
  expect(await screen.findByRole('menuitem', { name: 'CSV-bestand' })).toBeVisible()
})

test('the file has every record; a reason is no formula', async () => {
  const csv = new TextDecoder().decode(await recordsCsv([{ ...record, reason: '=1+1' }]).arrayBuffer())
  const [head, first] = csv.split('\r\n')
  expect(head).toContain('"Kandidaat";"Vacature";"Moment";"Geteld vanaf";"Dagen";"Stap";"Uitkomst";"Reden"')
  expect(first).toBe(
    `"Ilse Hoogveen";"Wijkverpleegkundige";"${record.at}";"${record.since}";"30";"Aanbod";"Aangenomen";"'=1+1"`,
  )
})

test('a card says its type and impact, why it is there, and what is behind it', async () => {
  stub()
  const { user } = renderApp(PATH)
  const withdrawals = await figureCard('Veel kandidaten haken af bij Aanbod')
  expect(withdrawals.getByText('Aandachtspunt')).toBeVisible()
  expect(withdrawals.getByText('Impact: Hoog')).toBeVisible()
  expect(withdrawals.getByText(/^6 van de 19 procedures die hier eindigden \(32%\)/)).toBeVisible()
  await user.click(withdrawals.getByText('Waarom zie ik dit?'))
  expect(withdrawals.getByText(/^Regel: minstens 3 kandidaten/)).toBeVisible()
  await user.click(withdrawals.getByRole('button', { name: 'Bekijk wat erachter zit (6)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Veel kandidaten haken af bij Aanbod' }))
  expect(dialog.getByText('De eerste 1 van 6.')).toBeVisible()
  expect(dialog.getByText('Koos een andere baan')).toBeVisible()
})

test('every rule has its words; a card of a rule that only a newer service knows is left out', async () => {
  const cards = (
    [
      'stalled',
      'withdrawals',
      'rejections',
      'empty_vacancies',
      'first_response',
      'hire_speed',
      'unlawful_questions',
      'missing_results',
      'van-morgen',
    ] as const
  ).map((rule) =>
    card({
      key: rule,
      rule,
      reason: 'Te weinig ervaring met',
      days: 16,
      days_before: 20,
      type: 'improvement',
      impact: 'medium',
    }),
  )
  stub({ cards })
  renderApp(PATH)
  const list = within(await screen.findByRole('list', { name: 'Inzichten' }))
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '6 procedures liggen stil',
    'Veel kandidaten haken af bij Aanbod',
    'Dezelfde reden van afwijzing komt terug',
    '6 actieve vacatures hebben geen kandidaten',
    'Nieuwe kandidaten wachten lang op een eerste stap',
    'Aannemen duurt langer dan hiervoor',
    'In 6 gesprekken kwam iets ter sprake waar je niet naar mag vragen',
    'Vraag vaker door naar het resultaat',
  ])
})

test('behind a card over interviews stand the interviews, to be opened', async () => {
  const interview = { ...record, since: null, days: null, stage: null, outcome: null }
  stub({
    cards: [card({ key: 'unlawful_questions', rule: 'unlawful_questions', count: 1, total: 4, records: [interview] })],
  })
  const { user } = renderApp(PATH)
  const title = 'In 1 gesprek kwam iets ter sprake waar je niet naar mag vragen'
  const insight = await figureCard(title)
  expect(insight.getByText(/^Dat is 1 van de 4 gesprekken/)).toBeVisible()
  await user.click(insight.getByRole('button', { name: 'Bekijk wat erachter zit (1)' }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  expect(dialog.getByRole('link', { name: 'Open het gesprek met Ilse Hoogveen' })).toHaveAttribute(
    'href',
    `/gesprek/${interview.id}`,
  )
})

test('a card is put away and brought back', async () => {
  const { hidden } = stub({ cards: [card(), card({ key: 'stalled', rule: 'stalled', hidden: { until: null } })] })
  const { user } = renderApp(PATH)
  const withdrawals = await figureCard('Veel kandidaten haken af bij Aanbod')
  await user.click(withdrawals.getByRole('button', { name: 'Leg weg' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Een week' }))
  expect(await screen.findByText('Het inzicht is weggelegd.')).toBeVisible()
  await user.click(screen.getByText('Weggelegd (1)'))
  await user.click(screen.getByRole('button', { name: 'Zet terug' }))
  await waitFor(() =>
    expect(hidden).toEqual([
      { key: 'withdrawals:5', days: 7 },
      { key: 'stalled', days: 0 },
    ]),
  )
})

test('figures that could not be had offer a retry', async () => {
  stub()
  server.use(
    http.get(`${MAIN}/api/improvements`, () => HttpResponse.json(failure('internal', ''), { status: 500 }), {
      once: true,
    }),
  )
  const { user } = renderApp(PATH)
  expect(await screen.findByRole('heading', { name: messages.improvementsFailed })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('listitem', { name: 'Interviews per week' })).toBeVisible()
})
