import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { AI, failure, fakeServices, server, stubMatching, VACANCY } from '../testing/fake-matching.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleAnalysis } from '../testing/sample-analysis.ts'
import { analysisDocument } from './analysis-document.ts'

fakeServices()

const PATH = '/match-analysis'
const ADDRESS = `${AI}/api/analyze-match`
const pdf = () => new File(['%PDF-1.7'], 'cv-ilse.pdf', { type: 'application/pdf' })
const button = () => screen.getByRole('button', { name: /^Analyse/ })

/** Opens the page with a vacancy and a CV chosen. */
const openChosen = async () => {
  stubMatching()
  const view = renderApp(PATH)
  await view.user.selectOptions(await screen.findByRole('combobox', { name: 'Vacature' }), VACANCY)
  await view.user.upload(screen.getByLabelText('CV kiezen'), pdf())
  return view
}

test('the button needs a vacancy and a PDF', async () => {
  stubMatching()
  const { user } = renderApp(PATH)
  expect(await screen.findByRole('heading', { level: 1, name: 'CV Match Analyse' })).toBeVisible()
  expect(await screen.findByRole('option', { name: 'Kies een vacature...' })).toBeInTheDocument()
  expect(button()).toBeDisabled()
  expect(screen.getByRole('link', { name: 'Al je kandidaten op score' })).toHaveAttribute('href', '/matching-dashboard')
  expect(screen.getByText('Selecteer een vacature en upload een CV')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vacature' }), VACANCY)
  expect(button()).toBeDisabled()
  await user.upload(screen.getByLabelText('CV kiezen'), pdf())
  expect(button()).toBeEnabled()
  expect(screen.queryByText('Selecteer een vacature en upload een CV')).not.toBeInTheDocument()
})

test('another kind of file is refused and cleared', async () => {
  await openChosen()
  fireEvent.change(screen.getByLabelText('CV kiezen'), {
    target: { files: [new File(['x'], 'cv.docx', { type: 'application/msword' })] },
  })
  expect(await screen.findByText('Upload alstublieft een PDF bestand')).toBeVisible()
  expect(screen.queryByText('cv-ilse.pdf')).not.toBeInTheDocument()
  expect(button()).toBeDisabled()
})

test('the outcome: the ring, what was found and not, and the five parts of the advice; it survives a reload and is wiped', async () => {
  const { user, unmount } = await openChosen()
  const response = Promise.withResolvers<void>()
  const sentForms: string[] = []
  server.use(
    http.post(ADDRESS, async ({ request }) => {
      const form = await request.text()
      sentForms.push(form)
      await response.promise
      return HttpResponse.json(sampleAnalysis)
    }),
  )
  await user.click(button())
  expect(await screen.findByRole('button', { name: 'Analyseren...' })).toBeDisabled()
  response.resolve()
  const outcome = within(await screen.findByRole('region', { name: 'Uitkomst' }))
  expect(sentForms[0]).toContain('name="vacancy_id"')
  expect(sentForms[0]).toContain(VACANCY)
  expect(sentForms[0]).toContain('name="cv"')
  expect(outcome.getByText('Matchpercentage: 78%')).toBeInTheDocument()
  expect(within(outcome.getByRole('region', { name: 'Gevonden' })).getByText('Indicaties stellen')).toBeVisible()
  expect(within(outcome.getByRole('region', { name: 'Niet gevonden' })).getByText('Rijbewijs B')).toBeVisible()
  const advice = within(outcome.getByRole('region', { name: 'Recruitment Advies' }))
  expect(advice.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Algemene Analyse',
    'Vervolgstappen',
    'Interview Vragen',
    'Ontwikkelpunten',
    'Aandachtspunten',
  ])
  expect(within(advice.getByRole('region', { name: 'Vervolgstappen' })).getByRole('list').tagName).toBe('OL')
  expect(outcome.getByText('“Werkt met BIG-registratie”')).toBeVisible()
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  await user.click(outcome.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  unmount()
  renderApp(PATH)
  await user.click(await screen.findByRole('button', { name: 'Wis uitkomst' }))
  expect(screen.queryByRole('region', { name: 'Uitkomst' })).not.toBeInTheDocument()
  unmount()
})

test('a failure is told, and what was chosen stays', async () => {
  const { user } = await openChosen()
  server.use(http.post(ADDRESS, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  await user.click(button())
  expect(await screen.findByText(messages.matchAnalysisFailed)).toBeVisible()
  await waitFor(() => expect(button()).toBeEnabled())
  expect(screen.getByText('cv-ilse.pdf')).toBeVisible()
})

test('a model that fails: the rules are offered, and the answer says who wrote the advice', async () => {
  const searches: string[] = []
  const { user } = await openChosen()
  server.use(
    http.post(ADDRESS, ({ request }) => {
      const { search } = new URL(request.url)
      searches.push(search)
      return search === ''
        ? HttpResponse.json(failure('engine_unavailable', messages.engineUnavailable), { status: 503 })
        : HttpResponse.json({ ...sampleAnalysis, advice_made_by: { ...sampleAnalysis.made_by, engine: 'builtin' } })
    }),
  )
  await user.click(button())
  expect(await screen.findByText(messages.engineUnavailable)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Analyseer met de ingebouwde regels' }))
  expect(await screen.findByText(/^Advies geschreven door de ingebouwde motor op/)).toBeVisible()
  expect(searches).toEqual(['', '?engine=builtin'])
  expect(screen.queryByText(messages.engineUnavailable)).not.toBeInTheDocument()
})

test('the file has all that the screen has', () => {
  const stored = {
    vacancy_id: VACANCY,
    vacancy_title: 'Wijkverpleegkundige',
    file_name: 'cv-ilse.pdf',
    analysis: sampleAnalysis,
  }
  const text = JSON.stringify(analysisDocument(stored))
  for (const words of [
    '78%',
    '7 van 9 punten',
    'Recruitment Advies',
    'Vraag naar het rijbewijs',
    'Werkt met BIG-registratie',
  ])
    expect(text).toContain(words)
})

test('both items of the download menu make a file', async () => {
  const files: { name: string; blob: Blob }[] = []
  let latest = new Blob()
  URL.createObjectURL = (blob) => {
    latest = blob as Blob
    return 'blob:analyse'
  }
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: latest })
  })
  const { user } = await openChosen()
  server.use(http.post(ADDRESS, () => HttpResponse.json(sampleAnalysis)))
  await user.click(button())
  const outcome = within(await screen.findByRole('region', { name: 'Uitkomst' }))
  for (const [index, format] of ['Pdf-bestand', 'Word-document'].entries()) {
    await user.click(outcome.getByRole('button', { name: 'Download' }))
    await user.click(await screen.findByRole('menuitem', { name: format }))
    await waitFor(() => expect(files).toHaveLength(index + 1), { timeout: 10_000 })
    await waitFor(() => expect(outcome.getByRole('button', { name: 'Download' })).toBeEnabled())
  }
  expect(files.map(({ name }) => name)).toEqual([
    'match-analyse-wijkverpleegkundige.pdf',
    'match-analyse-wijkverpleegkundige.docx',
  ])
  for (const { blob } of files) expect(blob.size).toBeGreaterThan(1_000)
})
