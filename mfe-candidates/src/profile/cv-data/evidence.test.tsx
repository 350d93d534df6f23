import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { languageOf, languageText } from '@wervio/candidates'
import { http, HttpResponse } from 'msw'
import { ONE, profileCalls } from '../../testing/fake-profile.ts'
import { candidate, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { noPdfWorker, waitForViewerFallback } from '../../testing/pdf-viewer-stub.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { firstPlace } from '../../cv/first-place.ts'

fakeServices()

const place = { page: 2, x: 0.1, y: 0.2, width: 0.3, height: 0.02 }
const evidence = {
  email: { confidence: 0.95, quote: 'noor@example.nl', places: [place] },
  title: { confidence: 0.95, quote: 'Wijkverpleegkundige', places: [place] },
  'skills.0': { confidence: 0.7, quote: 'wondzorg', places: [place] },
  'experience.0.company': { confidence: 0.4, quote: 'De Linde', places: [place] },
}
const open = async () => {
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return app
}
const cvRegion = () => within(screen.getByRole('region', { name: 'Uit het CV' }))

test('each field says how sure it is and shows its place in the CV', async () => {
  server.use(
    ...profileCalls({ person: candidate({ evidence }) }).handlers,
    noPdfWorker,
    http.get(`${ONE}/cv`, () => new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })),
  )
  const { user } = await open()
  expect(cvRegion().getByRole('button', { name: 'Wondzorg: toon in CV (waarschijnlijk)' })).toBeVisible()
  expect(cvRegion().getByRole('button', { name: 'onzeker: toon Zorggroep De Linde in CV' })).toBeVisible()
  expect(
    within(screen.getByRole('region', { name: 'Contactgegevens' })).getByRole('button', {
      name: 'zeker: toon E-mailadres in CV',
    }),
  ).toBeVisible()
  await user.click(cvRegion().getByRole('button', { name: 'zeker: toon Functietitel in CV' }))
  expect(await screen.findByRole('dialog', { name: 'CV' })).toBeVisible()
  await waitForViewerFallback()
})

test('without a PDF the word stands alone', async () => {
  server.use(...profileCalls({ person: candidate({ evidence, has_cv: false, cv_filename: null }) }).handlers)
  await open()
  expect(cvRegion().getByText('zeker')).toHaveAttribute('title', 'In het CV: ‘Wijkverpleegkundige’')
  expect(cvRegion().queryByRole('button', { name: /toon .*in CV/ })).not.toBeInTheDocument()
})

test('a place is the first page with what lies there', () => {
  expect(firstPlace([place, { ...place, y: 0.3 }, { ...place, page: 3 }])).toEqual({
    page: 2,
    boxes: [place, { ...place, y: 0.3 }],
  })
  expect(firstPlace([])).toBeNull()
})

test.each([
  ['Engels (vloeiend)', { language: 'Engels', level: 'vloeiend' }],
  ['Nederlands', { language: 'Nederlands', level: null }],
  ['Fries ()', { language: 'Fries ()', level: null }],
])('%s is a language', (text, language) => {
  expect(languageOf(text)).toEqual(language)
  expect(languageText(language)).toBe(text)
})
