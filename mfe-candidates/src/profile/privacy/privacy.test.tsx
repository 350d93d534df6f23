import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { exportDocument } from '@wervio/candidates'
import { http, HttpResponse } from 'msw'
import { pdfOf } from '@wervio/pdf-document'
import { pdfText, stubDownloads } from '../../testing/fake-downloads.ts'
import { candidateExport } from '../../testing/fake-export.ts'
import { note } from '../../testing/fake-notes.ts'
import { event, ONE, profileCalls, recording } from '../../testing/fake-profile.ts'
import { candidate, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const open = async () => {
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return app
}
const privacy = () => within(screen.getByRole('region', { name: 'Bewaren en privacy' }))

test.each([
  ['cv', 'Binnengekomen via een CV op'],
  ['import', 'Binnengekomen via een stapel CV’s op'],
  ['manual', 'Met de hand ingevuld op'],
  ['recording', 'Binnengekomen via een gespreksopname op'],
] as const)('of %s it says how and when somebody came', async (source, text) => {
  server.use(...profileCalls({ person: candidate({ source, created_at: '2026-01-02T10:00:00.000Z' }) }).handlers)
  await open()
  expect(privacy().getByText(`${text} 2 januari 2026`)).toBeVisible()
})

test.each([
  [{ kind: 'open_procedure' }, 'Gaat in als de lopende procedure eindigt'],
  [
    { kind: 'procedure_end', day: '2026-01-01' },
    'Tot en met 29 januari 2026, geteld vanaf het einde van de laatste procedure op 1 januari 2026',
  ],
  [{ kind: 'choice', day: '2026-01-01' }, 'Tot en met 29 januari 2026, geteld vanaf 1 januari 2026'],
  [undefined, 'Tot en met 29 januari 2026'],
])('a term says what it counts from, also in the export: %j', async (retention_from, text) => {
  const person = candidate({ retention_from })
  server.use(...profileCalls({ person }).handlers)
  await open()
  expect(privacy().getByText(text)).toBeVisible()
  const blocks = exportDocument({ ...candidateExport(), candidate: person, recordings: [] })
  expect(blocks.flatMap((block) => (block.kind === 'list' ? block.items : []))).toContain(
    `Bewaartermijn: Vier weken na de procedure. ${text}`,
  )
})

test('the term is shown and can be changed', async () => {
  const { changes, handlers } = profileCalls()
  server.use(...handlers)
  const { user } = await open()
  expect(privacy().getByText('Tot en met 29 januari 2026')).toBeVisible()
  await user.selectOptions(privacy().getByRole('combobox', { name: 'Bewaartermijn' }), 'Eén jaar, met toestemming')
  expect(await screen.findByText('De bewaartermijn is opgeslagen.')).toBeVisible()
  expect(changes).toEqual([{ method: 'PATCH', body: { retention: 'one_year_consent' } }])
})

test('the export has every note with its moment and author; of an earlier service the one it knows', () => {
  const notes = [note(2, { text: 'Wil 32 uur.', by: 'Mark Bloemhof' }), note(1, { text: 'Bel na vijven.', by: null })]
  const textsOf = (blocks: ReturnType<typeof exportDocument>) =>
    blocks.flatMap((block) => (block.kind === 'subheading' || block.kind === 'text' ? [block.text] : []))
  expect(textsOf(exportDocument({ ...candidateExport(), notes, recordings: [] }))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/2 januari 2026.*, Mark Bloemhof$/),
      'Wil 32 uur.',
      'Bel na vijven.',
    ]),
  )
  expect(textsOf(exportDocument({ ...candidateExport(), recordings: [] }))).toContain('Bel na vijven.')
})

test('the export has what was decided and what the system had shown', () => {
  const at = '2026-01-02T09:00:00.000Z'
  const decision = {
    id: '7e6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11',
    at,
    by: 'Sanne Bakker',
    vacancy_title: 'Kok',
    kind: 'reject',
    from_stage: 1,
    to_stage: 1,
    reason: 'Woont te ver weg.',
    shown: {
      percentage: 78,
      points: 7,
      maximum: 9,
      version: 'v1',
      computed_at: at,
      made_by: { engine: 'builtin', model: 'wervio-matcher-1', at },
      requirements: [{ label: 'HACCP', importance: 'must', weight: 2, state: 'missing', remark: 'Niet meer geldig' }],
    },
  }
  const undone = { ...decision, kind: 'undo', undoes: decision.id, shown: null }
  const words = JSON.stringify(exportDocument({ ...candidateExport(), decisions: [undone, decision], recordings: [] }))
  for (const part of [
    'Kok: afgewezen',
    'Was: Woont te ver weg.',
    'Sanne Bakker',
    'Woont te ver weg.',
    '78%',
    'HACCP: niet gevonden (niet meer geldig)',
  ])
    expect(words).toContain(part)
})

test('the export has what recruiters said of possible evidence, also about a requirement that is gone', () => {
  const verdict = {
    at: '2026-01-02T09:00:00.000Z',
    by: 'Sanne Bakker',
    vacancy_title: 'Kok',
    requirement: 'HACCP',
    verdict: 'confirmed',
    quote: 'Waakte over de hygiëne',
  }
  const verdicts = [verdict, { ...verdict, requirement: null, verdict: 'refused' }]
  const blocks = exportDocument({ ...candidateExport(), verdicts, recordings: [] })
  for (const block of [
    { kind: 'subheading', text: 'Kok: HACCP' },
    { kind: 'text', text: 'Klopt: “Waakte over de hygiëne”' },
    { kind: 'subheading', text: 'Kok' },
    { kind: 'text', text: 'Klopt niet: “Waakte over de hygiëne”' },
  ])
    expect(blocks).toContainEqual(block)
})

test('the export has the meetings in Teams with what was said, and which of them were cancelled', () => {
  const heldBy = {
    subject: 'Kennismaking',
    description: 'Over de keuken',
    scheduled_start: '2026-01-02T09:00:00.000Z',
    scheduled_end: '2026-01-02T10:00:00.000Z',
    attendees: ['noor@voorbeeld.nl', 'ans@voorbeeld.nl'],
    state: 'planned',
    by: 'Sanne Bakker',
    transcript: 'Noor: Ik kook graag.',
  }
  const meetings = [heldBy, { ...heldBy, subject: 'Tweede gesprek', state: 'cancelled', transcript: null }]
  const blocks = exportDocument({ ...candidateExport(), meetings, recordings: [] })
  for (const block of [
    { kind: 'heading', text: 'Meetings in Teams' },
    { kind: 'subheading', text: expect.stringMatching(/^Kennismaking, .*2026/) },
    { kind: 'note', text: 'Sanne Bakker' },
    { kind: 'text', text: 'Noor: Ik kook graag.' },
    { kind: 'list', items: ['Deelnemers: noor@voorbeeld.nl, ans@voorbeeld.nl'] },
    { kind: 'note', text: 'Sanne Bakker, afgezegd' },
  ])
    expect(blocks).toContainEqual(block)
})

test('the export holds what both services keep', async () => {
  server.use(...profileCalls({ recordings: [recording()] }).handlers)
  server.use(http.get(`${ONE}/export`, () => HttpResponse.json(candidateExport())))
  const files = stubDownloads()
  const { user } = await open()
  await user.click(privacy().getByRole('button', { name: 'Exporteer' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Als JSON' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toBe('kandidaat-noor-de-vries.json')
  const exported = JSON.parse((await files[0]?.content.text()) ?? '') as Record<string, unknown>
  expect(exported).toMatchObject({
    candidate: { name: 'Noor de Vries' },
    cv_text: 'Noor de Vries',
    recordings: [{ fileName: 'gesprek.mp4' }],
  })
})

test('after both exports the profile says what it said, also when it is opened again', async () => {
  server.use(...profileCalls({ recordings: [recording()], timeline: [event('created')] }).handlers)
  server.use(http.get(`${ONE}/export`, () => HttpResponse.json(candidateExport())))
  const files = stubDownloads()
  const { user, go } = await open()
  await screen.findByText('Kandidaat toegevoegd')
  const page = () =>
    screen.getAllByRole('region').map((region) => [region.getAttribute('aria-label'), region.textContent])
  const shownBefore = page()
  for (const [index, format] of ['Als pdf', 'Als JSON'].entries()) {
    await user.click(privacy().getByRole('button', { name: 'Exporteer' }))
    await user.click(await screen.findByRole('menuitem', { name: format }))
    await waitFor(() => expect(files).toHaveLength(index + 1))
    await waitFor(() => expect(privacy().getByRole('button', { name: 'Exporteer' })).toBeEnabled())
  }
  expect(page()).toEqual(shownBefore)
  await go('/elders')
  expect(screen.getByText('Ergens anders')).toBeVisible()
  await go(`/kandidaat-profiel/${ID}`)
  await screen.findByText('Kandidaat toegevoegd')
  expect(page()).toEqual(shownBefore)
})

test('making a file leaves the export as it was', async () => {
  const wholeExport = { ...candidateExport(), recordings: [recording()] }
  const before = structuredClone(wholeExport)
  await pdfOf({ title: 'x', foot: 'y', blocks: exportDocument(wholeExport) })
  expect(wholeExport).toEqual(before)
})

test('the PDF says the same in Dutch', async () => {
  const file = await pdfOf({
    title: 'x',
    foot: 'y',
    blocks: exportDocument({ ...candidateExport(), recordings: [recording()] }),
  })
  const text = await pdfText(file)
  for (const part of [
    'Noor de Vries',
    'noor@example.nl',
    'Bel na vijven.',
    'Wijkverpleegkundige, Zorggroep De Linde',
    'Noor werkt graag in de wijk.',
    'Kandidaat toegevoegd',
    'Vier weken na de procedure',
  ])
    expect(text).toContain(part)
})

test('the export has the mails to somebody, with their text and how far each came', () => {
  const mail = {
    to: 'noor@voorbeeld.nl',
    subject: 'Kennismaken',
    body: 'Beste Noor, wanneer kun je?',
    way: 'smtp',
    state: 'sent',
    by: 'Sanne',
    created_at: '2026-01-01T09:00:00.000Z',
    sent_at: '2026-01-01T09:00:12.000Z',
  }
  const blocks = exportDocument({ ...candidateExport(), mails: [mail], recordings: [] })
  expect(blocks).toEqual(
    expect.arrayContaining([
      { kind: 'heading', text: 'Mails' },
      { kind: 'note', text: 'Sanne, aan noor@voorbeeld.nl, Verstuurd' },
      { kind: 'text', text: 'Beste Noor, wanneer kun je?' },
    ]),
  )
})
