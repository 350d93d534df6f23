import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { attachmentsOf } from '../../testing/fake-attachments.ts'
import { PERSONA, persona } from '../../testing/fake-persona.ts'
import { fakePublication } from '../../testing/fake-publication.ts'
import { fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { personaPdf } from './persona-pdf.ts'
import { personaWord } from './persona-word.ts'

fakeServices()

/** Everything the persona says on screen, once its radar is drawn. */
const personaText = async () => {
  const article = await screen.findByRole('article', { name: 'Persona' })
  await waitFor(() => expect(article).toHaveTextContent(/in één beeld\s*Openheid/))
  return article.textContent
}

/** Stubs downloads and returns the names of the downloaded files. */
const stubDownloads = () => {
  const names: string[] = []
  URL.createObjectURL = () => 'blob:persona'
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}

test('after both downloads the persona says what it said, and every other tab still opens', async () => {
  fakePublication()
  server.use(
    http.get(PERSONA, () => HttpResponse.json(persona({ warnings: ['Niet gebruikt: ‘jong’'] }))),
    ...attachmentsOf([]),
  )
  const names = stubDownloads()
  const { user } = renderApp(`/vacancy/${ID}?tab=persona`)
  const textBefore = await personaText()
  for (const [index, format] of ['Pdf-bestand', 'Word-document'].entries()) {
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await user.click(await screen.findByRole('menuitem', { name: format }))
    await waitFor(() => expect(names).toHaveLength(index + 1), { timeout: 10_000 })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled())
    expect(await personaText()).toBe(textBefore)
  }
  expect(names).toEqual(['vacature-wijkverpleegkundige-persona.pdf', 'vacature-wijkverpleegkundige-persona.docx'])
  for (const tab of screen.getAllByRole('tab')) {
    await user.click(tab)
    expect(tab).toHaveAttribute('aria-selected', 'true')
    const panel = within(screen.getByRole('tabpanel'))
    expect((await panel.findAllByRole('heading')).length).toBeGreaterThan(0)
    expect(panel.queryByText(/Er is iets misgegaan/)).not.toBeInTheDocument()
  }
  await user.click(screen.getByRole('tab', { name: 'Persona' }))
  expect(await personaText()).toBe(textBefore)
})

test('making a file leaves the persona as it was', async () => {
  const createdPersona = persona({ warnings: ['Niet gebruikt: ‘jong’'] })
  const before = structuredClone(createdPersona)
  await personaPdf('Wijkverpleegkundige', createdPersona)
  await personaWord('Wijkverpleegkundige', createdPersona)
  expect(createdPersona).toEqual(before)
})
