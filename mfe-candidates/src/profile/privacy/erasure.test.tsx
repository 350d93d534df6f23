import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { proofDocument } from '@wervio/candidates'
import { erasedKinds, messages } from '@wervio/contracts'
import { pdfOf } from '@wervio/pdf-document'
import { http, HttpResponse } from 'msw'
import { pdfText, stubDownloads } from '../../testing/fake-downloads.ts'
import { ONE, profileCalls } from '../../testing/fake-profile.ts'
import { failure, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const report = {
  id: 'a0000000-0000-4000-8000-000000000001',
  candidate_id: ID,
  erased_at: '2026-02-01T10:00:00.000Z',
  by: 'Sanne Bakker',
  items: erasedKinds.map((kind, index) => ({ kind, removed: index, left: 0 })),
}
const open = async () => {
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return app
}
const privacy = () => within(screen.getByRole('region', { name: 'Bewaren en privacy' }))

test('erasing asks for the name, then shows what is gone and hands over the proof', async () => {
  server.use(...profileCalls().handlers)
  server.use(http.delete(ONE, () => HttpResponse.json(report)))
  const files = stubDownloads()
  const { user } = await open()
  await user.click(privacy().getByRole('button', { name: 'Wis alle gegevens' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Alle gegevens wissen?' }))
  expect(dialog.getByText(/^Ook CV’s van Noor de Vries in stapels .* verdwijnen\.$/)).toBeVisible()
  expect(dialog.getByText(/blijft in Outlook en bij de deelnemers staan/)).toBeVisible()
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
  expect(rows).toContainEqual(['Gespreksopnames', '8', '0'])
  expect(rows).toHaveLength(erasedKinds.length + 1)
  await user.click(screen.getByRole('button', { name: 'Download bewijs' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await pdfText(files[0]?.content)
  expect(text).toContain('Gespreksopnames: 8 gewist, 0 over')
  expect(text).not.toContain('Noor')
})

const eraseWith = async (erasure: object) => {
  server.use(...profileCalls().handlers)
  server.use(http.delete(ONE, () => HttpResponse.json(erasure)))
  const { user } = await open()
  await user.click(privacy().getByRole('button', { name: 'Wis alle gegevens' }))
  await user.type(await screen.findByRole('textbox', { name: 'Typ de naam: Noor de Vries' }), 'Noor de Vries{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Alle gegevens zijn gewist' })
  return user
}
const ALIKE = 'op een naam die hierop lijkt, zonder e-mailadres of telefoonnummer om het aan te zien.'

test.each([
  [1, `In stapels staat nog 1 CV ${ALIKE} Kijk het na.`],
  [2, `In stapels staan nog 2 CV’s ${ALIKE} Kijk ze na.`],
])('%d CVs under a like name stay to be looked at, on screen and in the proof', async (alike_in_imports, text) => {
  const files = stubDownloads()
  const user = await eraseWith({ ...report, alike_in_imports })
  const link = screen.getByRole('link', { name: 'Naar de stapels' })
  expect(link).toHaveAttribute('href', '/add-candidate')
  expect(link.parentElement).toHaveTextContent(`${text} Naar de stapels`)
  const shownBefore = screen.getByRole('table').textContent
  await user.click(screen.getByRole('button', { name: 'Download bewijs' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await pdfText(files[0]?.content)).toContain(text)
  expect(screen.getByRole('table')).toHaveTextContent(shownBefore, { normalizeWhitespace: false })
})

test.each([undefined, 0])('without CVs under a like name (%j) nothing is said of them', async (alike_in_imports) => {
  await eraseWith({ ...report, alike_in_imports })
  expect(screen.queryByText(/In stapels/)).not.toBeInTheDocument()
  const blocks = proofDocument({ ...report, ...(alike_in_imports === 0 && { alike_in_imports }) })
  expect(blocks).not.toContainEqual({ kind: 'heading', text: 'Nog na te kijken' })
})

test('an erasure that fails removes nothing from the screen', async () => {
  server.use(...profileCalls().handlers)
  server.use(http.delete(ONE, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  const { user } = await open()
  await user.click(privacy().getByRole('button', { name: 'Wis alle gegevens' }))
  await user.type(await screen.findByRole('textbox', { name: 'Typ de naam: Noor de Vries' }), 'Noor de Vries{Enter}')
  expect(await screen.findByText(messages.candidateEraseFailed)).toBeVisible()
})

test('making the proof leaves the report as it was', async () => {
  const erasure = { ...report, alike_in_imports: 2 }
  const before = structuredClone(erasure)
  await pdfOf({ title: 'x', foot: 'y', blocks: proofDocument(erasure) })
  expect(erasure).toEqual(before)
})
