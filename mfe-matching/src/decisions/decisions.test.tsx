import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { escoLicence, messages, type MatchDecision } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { AI, failure, fakeServices, ilse, kwame, MAIN, PATH, server, stubMatching } from '../testing/fake-matching.ts'
import { renderApp } from '../testing/render-app.tsx'
import { decisionsCsv, decisionsDocument } from './decision-files.ts'

fakeServices()

const ADDRESS = `${MAIN}/api/vacancies/:id/decisions`
const at = '2026-01-02T09:00:00.000Z'

const SHOWN_OF_ILSE = { version: 'v1', states: ['met', 'met', 'missing', 'met'] }

const decision = (overrides: Partial<MatchDecision> = {}): MatchDecision => ({
  id: '7e6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11',
  at,
  by: 'Sanne Bakker',
  candidate_id: ilse.id,
  candidate_name: ilse.name,
  kind: 'move_on',
  from_stage: null,
  to_stage: 1,
  reason: 'Sterk op indiceren',
  shown: {
    percentage: 78,
    points: 7,
    maximum: 9,
    version: 'v1',
    computed_at: at,
    made_by: { engine: 'builtin', model: 'wervio-matcher-1', at },
    requirements: [
      { label: 'Rijbewijs B', importance: 'must', weight: 2, state: 'missing', remark: 'Alleen rijbewijs AM' },
    ],
  },
  ...overrides,
})

/** Opens the dashboard on a wide screen; returns the decisions that are sent. */
const open = async () => {
  stubScreen(1440)
  stubMatching()
  const sentBodies: unknown[] = []
  server.use(
    http.post(ADDRESS, async ({ request }) => {
      sentBodies.push(await request.json())
      return HttpResponse.json([decision()], { status: 201 })
    }),
    http.get(ADDRESS, () => HttpResponse.json([decision()])),
  )
  const view = renderApp(PATH)
  await screen.findByText('7 van 9 punten')
  return { ...view, sent: sentBodies }
}
const reason = () => screen.getByRole('textbox', { name: 'Jouw reden' })

test('a decision needs a reason; it goes along with the version that was on the screen', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'Naar volgende fase' }))
  expect(screen.getByText('Vul je reden in.')).toBeVisible()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Eerst navragen' }))
  await waitFor(() => expect(reason()).toHaveFocus())
  await user.type(reason(), 'rijbewijs')
  expect(screen.getByText(/de opgeslagen score \(78%\)/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Naar volgende fase' }))
  expect(await screen.findByText('Ilse Hoogveen is een fase verder. Je reden is bewaard.')).toBeVisible()
  expect(sent).toEqual([
    {
      candidate_ids: [ilse.id],
      kind: 'move_on',
      reason: 'Eerst navragen: rijbewijs',
      version: 'v1',
      scores: { [ilse.id]: SHOWN_OF_ILSE },
      stages: { [ilse.id]: null },
    },
  ])
  expect(reason()).toHaveValue('')
})

test('a rejection is asked about by name, with reasons of its own', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'Afwijzen…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ilse Hoogveen afwijzen?' }))
  await user.click(dialog.getByRole('button', { name: 'Afwijzen' }))
  expect(dialog.getByText('Vul je reden in.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Te weinig ervaring met' }))
  await user.type(dialog.getByRole('textbox', { name: 'Jouw reden' }), 'wondzorg')
  await user.click(dialog.getByRole('button', { name: 'Afwijzen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([
    {
      candidate_ids: [ilse.id],
      kind: 'reject',
      reason: 'Te weinig ervaring met wondzorg',
      version: 'v1',
      scores: { [ilse.id]: SHOWN_OF_ILSE },
      stages: { [ilse.id]: null },
    },
  ])
})

test('a decision that could not be stored says that nothing changed, and the reason stays', async () => {
  const { user } = await open()
  server.use(http.post(ADDRESS, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  await user.type(reason(), 'Past goed')
  await user.click(screen.getByRole('button', { name: 'Naar volgende fase' }))
  expect(await screen.findByText(messages.decisionFailed)).toBeVisible()
  expect(reason()).toHaveValue('Past goed')
})

test('after a refusal because scores changed, the kept scores are read again', async () => {
  const { user } = await open()
  const readAgain: string[] = []
  server.use(
    http.post(ADDRESS, () => HttpResponse.json(failure('conflict', messages.decisionOutdated), { status: 409 })),
    http.get(`${AI}/api/vacancies/:id/matching/:candidate`, ({ params }) => {
      readAgain.push(String(params['candidate']))
    }),
  )
  await user.type(reason(), 'Past goed')
  await user.click(screen.getByRole('button', { name: 'Naar volgende fase' }))
  expect(await screen.findByText(messages.decisionOutdated)).toBeVisible()
  await waitFor(() => expect(readAgain).toContain(ilse.id))
  expect(reason()).toHaveValue('Past goed')
})

test('many are ticked and decided about at once', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Selecteer Ilse Hoogveen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Selecteer Kwame Eikelboom' }))
  await user.click(screen.getByRole('button', { name: 'Besluit…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Besluit over 2 kandidaten' }))
  await user.type(dialog.getByRole('textbox', { name: 'Jouw reden' }), 'Beiden uitnodigen')
  await user.click(dialog.getByRole('button', { name: 'Naar volgende fase' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([
    {
      candidate_ids: [ilse.id, kwame.id],
      kind: 'move_on',
      reason: 'Beiden uitnodigen',
      version: 'v1',
      scores: {
        [ilse.id]: SHOWN_OF_ILSE,
        [kwame.id]: { version: 'v1', states: ['met', 'partly', 'met', 'missing'] },
      },
      stages: { [ilse.id]: null, [kwame.id]: null },
    },
  ])
  expect(screen.queryByRole('region', { name: 'Gekozen kandidaten' })).not.toBeInTheDocument()
})

test('two to four stand beside each other, requirement by requirement', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Selecteer Ilse Hoogveen' }))
  expect(screen.getByRole('button', { name: 'Vergelijk naast elkaar' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Selecteer Kwame Eikelboom' }))
  await user.click(screen.getByRole('button', { name: 'Vergelijk naast elkaar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Naast elkaar' }))
  expect((await dialog.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
    'Eis',
    'Ilse Hoogveen78%',
    'Kwame Eikelboom72%',
  ])
  const licence = within(dialog.getByRole('row', { name: /^Rijbewijs B/ }))
  expect(licence.getByText('niet gevonden')).toBeVisible()
  expect(licence.getByText('voldaan')).toBeVisible()
  // Why, and every place it rests on.
  expect(licence.getByText('Staat niet in CV of profiel')).toBeVisible()
  const partly = within(dialog.getByRole('row', { name: /^Indicaties stellen/ }))
  expect(partly.getByText('Nog in opleiding')).toBeVisible()
  expect(licence.queryByText('“Deed Rijbewijs B in de wijk”')).not.toBeInTheDocument()
  await user.click(licence.getByRole('button', { name: 'Nog 2 plekken: Rijbewijs B van Kwame Eikelboom' }))
  expect(licence.getByText('“Deed Rijbewijs B in de wijk”')).toBeVisible()
  expect(licence.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/#cv=skills\.2/),
    expect.stringMatching(/#cv=experience\.0\.description/),
    expect.stringMatching(/^\/gesprek\/.*moment=754$/),
  ])
})

test('the log shows who decided what, and why, and can be taken along', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Besluiten' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Besluiten' }))
  expect(await dialog.findByText('Sterk op indiceren')).toBeVisible()
  expect(dialog.getByText(/Sanne Bakker · 78% \(7 van 9 punten\)/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Download' }))
  expect(await screen.findByRole('menuitem', { name: 'CSV-bestand' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Pdf-bestand' })).toBeVisible()
})

test('the files of the log have every decision; a reason is no formula', async () => {
  const decisions = [
    decision(),
    decision({ kind: 'reject', reason: '=1+1; "nee"', from_stage: 2, to_stage: 2, shown: null }),
    decision({ kind: 'remove', reason: 'Stond er dubbel in', from_stage: 2, to_stage: 2 }),
    decision({ kind: 'add', reason: '', from_stage: null, to_stage: 1 }),
  ]
  const csv = new TextDecoder().decode(await decisionsCsv(decisions).arrayBuffer())
  const [head, first, second, third, fourth] = csv.split('\r\n')
  expect(head).toContain('"Moment";"Recruiter";"Kandidaat";"Besluit"')
  expect(first).toContain('"Ilse Hoogveen";"Verder";"in de procedure: CV Ontvangen";"Sterk op indiceren";"78%"')
  expect(first).toContain('Rijbewijs B (eis, 2): niet gevonden (alleen rijbewijs AM)')
  expect(second).toContain(`"'=1+1; ""nee"""`)
  expect(third).toContain('"Uit procedure gehaald";"uit de procedure: Eerste Screening";"Stond er dubbel in";"78%"')
  expect(fourth).toContain('"In procedure gezet";"in de procedure: CV Ontvangen";"Geen reden gegeven";"78%"')
  const document = JSON.stringify(decisionsDocument('Kok', decisions))
  expect(document).toContain('Er was geen score')
  expect(document).toContain('Ilse Hoogveen: Uit procedure gehaald')
  expect(document).not.toContain(escoLicence)
  const { shown } = decision()
  const ofTaxonomy = {
    ...decision(),
    shown: shown && { ...shown, made_by: { ...shown.made_by, model: 'wervio-matcher-10/2026-11/taxonomy-3' } },
  }
  expect(JSON.stringify(decisionsDocument('Kok', [ofTaxonomy]))).toContain(escoLicence)
  expect(document).toContain('niet gevonden (alleen rijbewijs AM)')
})

test('the swap test says that nothing moved, and what was swapped', async () => {
  const { user } = await open()
  server.use(
    http.post(`${AI}/api/vacancies/:id/swap-test`, () =>
      HttpResponse.json({
        candidates: 3,
        swaps: [{ trait: 'Naam', change: 'Elke naam wordt een andere', compared: 3, moved: 0 }],
        made_by: { engine: 'builtin', model: 'wervio-matcher-1', at },
      }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Wisseltest' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Wisseltest' }))
  expect(await dialog.findByText('Geen enkele score veranderde')).toBeVisible()
  expect(dialog.getByText('0 van 3')).toBeVisible()
})
