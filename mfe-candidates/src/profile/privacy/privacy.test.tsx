import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { erasedKinds, messages, type CandidateExport } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { extractText } from 'unpdf'
import { pdfOf } from '@wervio/pdf-document'
import { event, ONE, profileCalls, recording } from '../../testing/fake-profile.ts'
import { candidate, failure, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { exportDocument } from './export-document.ts'

fakeServices()

const report = {
  id: 'a0000000-0000-4000-8000-000000000001',
  candidate_id: ID,
  erased_at: '2026-02-01T10:00:00.000Z',
  by: 'Sanne Bakker',
  items: erasedKinds.map((kind, index) => ({ kind, removed: index, left: 0 })),
}
const kept = (): CandidateExport => ({
  exported_at: '2026-02-01T10:00:00.000Z',
  candidate: candidate({ notes: 'Bel na vijven.' }),
  cv_text: 'Noor de Vries',
  files: [],
  applications: [],
  timeline: [event('created')],
})

const open = async () => {
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return app
}
const privacy = () => within(screen.getByRole('region', { name: 'Bewaren en privacy' }))

/** What the browser is handed to keep. */
const handedFiles = () => {
  const files: { name: string; content: Blob }[] = []
  let content = new Blob()
  URL.createObjectURL = (given) => {
    content = given as Blob
    return 'blob:file'
  }
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, content })
  })
  return files
}

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

test('the term is shown and can be changed', async () => {
  const { changes, handlers } = profileCalls()
  server.use(...handlers)
  const { user } = await open()
  expect(privacy().getByText('Tot en met 29 januari 2026')).toBeVisible()
  await user.selectOptions(privacy().getByRole('combobox', { name: 'Bewaartermijn' }), 'Eén jaar, met toestemming')
  expect(await screen.findByText('De bewaartermijn is opgeslagen.')).toBeVisible()
  expect(changes).toEqual([{ method: 'PATCH', body: { retention: 'one_year_consent' } }])
})

test('erasing asks for the name, then shows what is gone and hands over the proof', async () => {
  server.use(...profileCalls().handlers)
  server.use(http.delete(ONE, () => HttpResponse.json(report)))
  const files = handedFiles()
  const { user } = await open()
  await user.click(privacy().getByRole('button', { name: 'Wis alle gegevens' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Alle gegevens wissen?' }))
  expect(dialog.getByRole('button', { name: 'Alles wissen' })).toBeDisabled()
  await user.type(dialog.getByRole('textbox', { name: 'Typ de naam: Noor de Vries' }), 'Noor')
  expect(dialog.getByRole('button', { name: 'Alles wissen' })).toBeDisabled()
  await user.type(dialog.getByRole('textbox', { name: 'Typ de naam: Noor de Vries' }), ' de vries')
  await user.click(dialog.getByRole('button', { name: 'Alles wissen' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Alle gegevens zijn gewist' })).toBeVisible()
  expect(screen.getByText('We hebben na het wissen opnieuw geteld: er is niets overgebleven.')).toBeVisible()
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    )
  expect(rows).toContainEqual(['Gespreksopnames', '7', '0'])
  expect(rows).toHaveLength(erasedKinds.length + 1)
  await user.click(screen.getByRole('button', { name: 'Download bewijs' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const { text } = await extractText(new Uint8Array(await (files[0]?.content ?? new Blob()).arrayBuffer()), {
    mergePages: true,
  })
  expect(text).toContain('Gespreksopnames: 7 gewist, 0 over')
  expect(text).not.toContain('Noor')
})

test('an erasure that fails removes nothing from the screen', async () => {
  server.use(...profileCalls().handlers)
  server.use(http.delete(ONE, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  const { user } = await open()
  await user.click(privacy().getByRole('button', { name: 'Wis alle gegevens' }))
  await user.type(await screen.findByRole('textbox', { name: 'Typ de naam: Noor de Vries' }), 'Noor de Vries{Enter}')
  expect(await screen.findByText(messages.candidateEraseFailed)).toBeVisible()
})

test('the export holds what both services keep', async () => {
  server.use(...profileCalls({ recordings: [recording()] }).handlers)
  server.use(http.get(`${ONE}/export`, () => HttpResponse.json(kept())))
  const files = handedFiles()
  const { user } = await open()
  await user.click(privacy().getByRole('button', { name: 'Exporteer' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Als JSON' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toBe('kandidaat-noor-de-vries.json')
  const saved = JSON.parse((await files[0]?.content.text()) ?? '') as Record<string, unknown>
  expect(saved).toMatchObject({
    candidate: { name: 'Noor de Vries' },
    cv_text: 'Noor de Vries',
    recordings: [{ fileName: 'gesprek.mp4' }],
  })
})

test('the PDF says the same in Dutch', async () => {
  const file = await pdfOf({ title: 'x', foot: 'y', blocks: exportDocument({ ...kept(), recordings: [recording()] }) })
  const { text } = await extractText(new Uint8Array(await file.arrayBuffer()), { mergePages: true })
  const said = text.replace(/\s+/g, ' ')
  for (const part of [
    'Noor de Vries',
    'noor@example.nl',
    'Bel na vijven.',
    'Wijkverpleegkundige, Zorggroep De Linde',
    'Noor werkt graag in de wijk.',
    'Kandidaat toegevoegd',
    'Vier weken na de procedure',
  ])
    expect(said).toContain(part)
})
