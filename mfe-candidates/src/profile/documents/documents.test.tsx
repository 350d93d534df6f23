import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { parsedCv, pdfFile } from '../../testing/fake-parsed-cv.ts'
import { ONE, profileCalls } from '../../testing/fake-profile.ts'
import { candidate, failure, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const open = async () => {
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return app
}
const documents = () => within(screen.getByRole('region', { name: 'Documenten' }))
const stubCv = (type: string) =>
  http.get(`${ONE}/cv`, () => new HttpResponse('%PDF-1.7', { headers: { 'content-type': type } }))

/** A new tab, as far as the page speaks to it. */
const stubNewTab = () => {
  const tab = { location: { href: 'about:blank' }, close: jest.fn() }
  // The page uses no more of a window than this.
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return tab
}
URL.createObjectURL = () => 'blob:cv'

test("'Bekijk CV' opens the PDF in a new tab", async () => {
  server.use(...profileCalls().handlers, stubCv('application/pdf'))
  const tab = stubNewTab()
  const { user } = await open()
  expect(documents().getByText('cv-noor.pdf')).toBeVisible()
  await user.click(documents().getByRole('button', { name: 'Bekijk CV' }))
  await screen.findByRole('button', { name: 'Bekijk CV' })
  expect(window.open).toHaveBeenCalledWith('', '_blank')
  await screen.findByText('cv-noor.pdf')
  expect(tab.location.href).toBe('blob:cv')
})

test('an answer that is no PDF closes the tab and says so', async () => {
  server.use(...profileCalls().handlers, stubCv('application/msword'))
  const tab = stubNewTab()
  const { user } = await open()
  await user.click(documents().getByRole('button', { name: 'Bekijk CV' }))
  expect(await documents().findByText(messages.cvWrongFormat)).toBeVisible()
  expect(tab.close).toHaveBeenCalled()
})

test('a CV that can not be had closes the tab and says so', async () => {
  server.use(...profileCalls().handlers)
  server.use(http.get(`${ONE}/cv`, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  const tab = stubNewTab()
  const { user } = await open()
  await user.click(documents().getByRole('button', { name: 'Bekijk CV' }))
  expect(await documents().findByText(messages.cvLoadFailed)).toBeVisible()
  expect(tab.close).toHaveBeenCalled()
})

test('a tab that the browser holds back is told', async () => {
  server.use(...profileCalls().handlers)
  jest.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await open()
  await user.click(documents().getByRole('button', { name: 'Bekijk CV' }))
  expect(await documents().findByText(/^Je browser hield het nieuwe tabblad tegen/)).toBeVisible()
})

test("without a CV 'Upload CV' waits for edit mode, then stores it and offers to read it", async () => {
  const withoutCv = candidate({ has_cv: false, cv_filename: null, email: null, skills: [], title: 'Coach' })
  const { changes, handlers } = profileCalls({ person: withoutCv })
  server.use(...handlers)
  server.use(
    http.put(`${ONE}/cv`, () => HttpResponse.json({ ...withoutCv, has_cv: true, cv_filename: 'cv-noor.pdf' })),
    http.post(`${ONE}/cv/reading`, () => HttpResponse.json(parsedCv())),
  )
  const { user } = await open()
  expect(documents().getByRole('button', { name: 'Upload CV' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Bewerken' }))
  expect(documents().getByRole('button', { name: 'Upload CV' })).toBeEnabled()
  expect(documents().getByLabelText('CV kiezen')).toHaveAttribute('accept', '.pdf,.doc,.docx')
  await user.upload(documents().getByLabelText('CV kiezen'), pdfFile())
  expect(await documents().findByText('cv-noor.pdf')).toBeVisible()
  await user.click(documents().getByRole('button', { name: 'CV lezen' }))
  const proposal = within(await documents().findByRole('group', { name: 'Overnemen uit het CV' }))
  // What is blank is chosen already; what says something else waits for a choice.
  expect(proposal.getByRole('checkbox', { name: 'E-mailadres' })).toBeChecked()
  expect(proposal.getByRole('checkbox', { name: 'Functietitel' })).not.toBeChecked()
  expect(proposal.getByText('Nu: Coach')).toBeVisible()
  expect(changes).toEqual([])
  await user.click(documents().getByRole('button', { name: 'Overnemen' }))
  expect(await screen.findByText('Ingevuld uit het CV: e-mailadres en vaardigheden.')).toBeVisible()
  expect(changes.map(({ method }) => method)).toEqual(['PATCH'])
  expect(changes[0]?.body).toMatchObject({
    email: 'noor@example.nl',
    skills: ['Wondzorg', 'Indiceren'],
    cv_text: 'Noor de Vries\nWijkverpleegkundige',
    sensitive: [{ kind: 'birth_date' }],
    made_by: { engine: 'builtin' },
    evidence: { name: { quote: 'Noor de Vries' }, email: { quote: 'noor@example.nl' } },
  })
  expect(changes[0]?.body).not.toHaveProperty('title')
  // Fields nobody typed in follow what was stored, so that 'Opslaan' doesn't empty them again.
  expect(screen.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue('noor@example.nl')
})

test('a file of another kind is refused before it is sent', async () => {
  server.use(...profileCalls().handlers)
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Bewerken' }))
  await user.upload(documents().getByLabelText('CV kiezen'), new File(['x'], 'cv.pdf', { type: 'image/png' }))
  expect(await documents().findByText(messages.cvTypeRefused)).toBeVisible()
})

test('an upload that fails keeps the CV that was there', async () => {
  server.use(...profileCalls().handlers)
  server.use(http.put(`${ONE}/cv`, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Bewerken' }))
  await user.upload(documents().getByLabelText('CV kiezen'), pdfFile('nieuw.pdf'))
  expect(await documents().findByText(messages.cvUploadFailed)).toBeVisible()
  expect(documents().getByText('cv-noor.pdf')).toBeVisible()
})

test('deleting asks first', async () => {
  server.use(...profileCalls().handlers)
  server.use(http.delete(`${ONE}/cv`, () => HttpResponse.json(candidate({ has_cv: false, cv_filename: null }))))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Bewerken' }))
  await user.click(documents().getByRole('button', { name: 'Verwijder CV' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'CV verwijderen?' })).getByRole('button', { name: 'Verwijderen' }),
  )
  expect(await documents().findByText(/^Nog geen CV/)).toBeVisible()
})

test('a reading that fails says so and can be tried again; a field that is chosen is taken over', async () => {
  const coach = candidate({ has_cv: false, cv_filename: null, title: 'Coach' })
  const { changes, handlers } = profileCalls({ person: coach })
  server.use(...handlers)
  server.use(
    http.put(`${ONE}/cv`, () => HttpResponse.json({ ...coach, has_cv: true, cv_filename: 'cv-noor.pdf' })),
    http.post(`${ONE}/cv/reading`, () =>
      HttpResponse.json(failure('cv_without_text', messages.cvWithoutText), { status: 422 }),
    ),
  )
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Bewerken' }))
  await user.upload(documents().getByLabelText('CV kiezen'), pdfFile())
  await user.click(await documents().findByRole('button', { name: 'CV lezen' }))
  expect(await documents().findByText(messages.cvWithoutText)).toBeVisible()
  expect(documents().getByText('Het CV zelf is bewaard.')).toBeVisible()
  server.use(http.post(`${ONE}/cv/reading`, () => HttpResponse.json(parsedCv())))
  await user.click(documents().getByRole('button', { name: 'Probeer opnieuw' }))
  await user.click(await documents().findByRole('checkbox', { name: 'Functietitel' }))
  await user.click(documents().getByRole('button', { name: 'Overnemen' }))
  expect(await screen.findByText('Ingevuld uit het CV: functietitel.')).toBeVisible()
  expect(changes[0]?.body).toMatchObject({ title: 'Wijkverpleegkundige', made_by: { engine: 'builtin' } })
})
