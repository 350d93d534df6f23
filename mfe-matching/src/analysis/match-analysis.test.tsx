import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { escoLicence, messages } from '@wervio/contracts'
import { takeConsole } from '@wervio/testing'
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
      return HttpResponse.json({ ...sampleAnalysis, uses_taxonomy: true })
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
  expect(outcome.getByText(escoLicence)).toBeVisible()
  // Why, each place with its source, and the CV opened at one of them.
  expect(
    within(outcome.getByRole('region', { name: 'Niet gevonden' })).getByText('Staat niet in CV of profiel'),
  ).toBeVisible()
  const places = within(outcome.getByRole('list', { name: 'Plekken: BIG-registratie' }))
  expect(places.getAllByRole('listitem')).toHaveLength(3)
  expect(places.getByText('“Deed BIG-registratie in de wijk”')).toBeVisible()
  expect(places.getByText('gesprek 12:34')).toBeVisible()
  server.use(http.get(/pdf\.worker/, () => new HttpResponse(null, { status: 404 })))
  await user.click(places.getByRole('button', { name: 'Toon in het CV: BIG-registratie, CV, werkervaring' }))
  const cv = within(await screen.findByRole('dialog', { name: 'CV' }))
  expect(await cv.findByText('Geen voorbeeld mogelijk')).toBeVisible()
  expect(takeConsole().filter((line) => !line.includes('`legacy` build'))).toEqual([])
  await user.click(cv.getByRole('button', { name: 'Sluiten' }))
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  await user.click(outcome.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  unmount()
  renderApp(PATH)
  // After a reload the CV isn't here any more.
  expect(await screen.findByText(/Kies het CV hierboven opnieuw om de plekken erin te openen/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Toon in het CV/ })).not.toBeInTheDocument()
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
  expect(text).not.toContain(escoLicence)
  expect(
    JSON.stringify(analysisDocument({ ...stored, analysis: { ...sampleAnalysis, uses_taxonomy: true } })),
  ).toContain(escoLicence)
  const matches = sampleAnalysis.matches?.map((match, index) =>
    index === 1 ? { ...match, state: 'partly', remark: 'Nog in opleiding' } : match,
  )
  const partly = JSON.stringify(analysisDocument({ ...stored, analysis: { ...sampleAnalysis, matches } }))
  expect(partly).toContain('"Deels gevonden"')
  expect(partly).toContain('Indicaties stellen (nog in opleiding)')
  for (const words of [
    '78%',
    '7 van 9 punten',
    'Recruitment Advies',
    'Vraag naar het rijbewijs',
    '‘Werkt met BIG-registratie’ (CV, vaardigheden)',
    '‘Deed BIG-registratie in de wijk’ (CV, werkervaring)',
    '‘Vertelde over BIG-registratie’ (gesprek 12:34)',
    'Rijbewijs B (staat niet in CV of profiel)',
    'Rijbewijs B: niet gevonden (staat niet in CV of profiel)',
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
