import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { AI } from '@wervio/api-client/testing'
import { consentWording, limits, messages } from '@wervio/contracts'
import { localDay } from '@wervio/ui'
import { http, HttpResponse } from 'msw'
import { fakeServices, server } from '../../testing/fake-agenda.ts'
import { CANDIDATE, recordingFile, stubImports } from '../../testing/fake-imports.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'
import { addDays } from '../../agenda/week/days.ts'

fakeServices()

const open = async (path = '/import-recording') => {
  const app = renderAgenda(path)
  const form = within(await screen.findByRole('form', { name: 'Opname importeren' }))
  return { ...app, form }
}
type Form = Awaited<ReturnType<typeof open>>

const startButton = ({ form }: Form) => form.getByRole('button', { name: 'Start Transcriptie' })
const chooseFile = ({ user, form }: Form, file = recordingFile()) =>
  user.upload(form.getByLabelText('bestand kiezen', { selector: 'input' }), file)
const chooseCandidate = async ({ user, form }: Form) => {
  await user.type(form.getByRole('searchbox', { name: 'Kandidaat' }), 'Ils')
  await user.click(await form.findByRole('button', { name: /^Kies Ilse Hoogveen/ }))
}
const giveConsent = async ({ user, form }: Form) => {
  await user.click(form.getByRole('checkbox', { name: /opnemen en uitschrijven goed/ }))
  await user.selectOptions(form.getByLabelText('Hoe gaf de kandidaat toestemming?'), 'Mondeling')
}

test('the transcription starts once file, kind, candidate and consent are there, and sends all of it', async () => {
  const { state } = stubImports()
  const app = await open()
  expect(startButton(app)).toBeDisabled()
  expect(startButton(app)).toHaveAccessibleDescription(
    'Nog nodig: een bestand, het soort gesprek, een kandidaat en de toestemming.',
  )
  await chooseFile(app, recordingFile(3 * 1_048_576))
  expect(app.form.getByText('gesprek.mp3')).toBeVisible()
  expect(app.form.getByText('3 MB')).toBeVisible()
  await app.user.click(app.form.getByRole('radio', { name: 'Competentie Gesprek' }))
  await chooseCandidate(app)
  expect(startButton(app)).toHaveAccessibleDescription('Nog nodig: de toestemming.')
  await giveConsent(app)
  await app.user.click(startButton(app))
  await waitFor(() => expect(state.drafts).toHaveLength(1))
  expect(state.drafts[0]).toEqual({
    fileName: 'gesprek.mp3',
    size: 3 * 1_048_576,
    source: 'file',
    conversationType: 'competentie',
    language: 'nl',
    candidate_id: CANDIDATE.id,
    new_candidate: false,
    new_candidate_name: null,
    vacancy_id: null,
    meeting_id: null,
    consent: { wording: consentWording, way: 'spoken', given_on: localDay(new Date()) },
    creation_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  await waitFor(() => expect(Object.values(state.arrived)).toEqual([3 * 1_048_576]))
  const nextForm = within(await screen.findByRole('form', { name: 'Opname importeren' }))
  await waitFor(() => expect(nextForm.queryByText('gesprek.mp3')).toBeNull())
})

test('a new candidate takes the place of a chosen one, and may have a name', async () => {
  const { state } = stubImports()
  const app = await open(`/import-recording?candidate=${CANDIDATE.id}`)
  expect(app.form.getByRole('button', { name: 'Verwijder Ilse Hoogveen' })).toBeVisible()
  await app.user.click(app.form.getByRole('checkbox', { name: 'Nieuwe Kandidaat' }))
  expect(app.form.getByText('Er wordt een nieuwe kandidaat aangemaakt na de transcriptie')).toBeVisible()
  expect(app.form.queryByText('Ilse Hoogveen')).toBeNull()
  await app.user.type(app.form.getByLabelText('Naam van de kandidaat'), 'Noor de Vries')
  await chooseFile(app)
  await app.user.click(app.form.getByRole('radio', { name: 'Sollicitatie Gesprek' }))
  await giveConsent(app)
  await app.user.click(startButton(app))
  await waitFor(() =>
    expect(state.drafts).toEqual([
      expect.objectContaining({ candidate_id: null, new_candidate: true, new_candidate_name: 'Noor de Vries' }),
    ]),
  )
})

test('the language of the conversation is Dutch unless another is chosen', async () => {
  const { state } = stubImports()
  const app = await open(`/import-recording?candidate=${CANDIDATE.id}`)
  const language = app.form.getByRole('combobox', { name: 'Taal van het gesprek' })
  expect(language).toHaveDisplayValue('Nederlands')
  await app.user.selectOptions(language, 'Engels')
  await chooseFile(app)
  await app.user.click(app.form.getByRole('radio', { name: 'Sollicitatie Gesprek' }))
  await giveConsent(app)
  await app.user.click(startButton(app))
  await waitFor(() => expect(state.drafts).toEqual([expect.objectContaining({ language: 'en' })]))
})

test('an answer that cannot be read says so, and what was filled in stays', async () => {
  stubImports()
  server.use(http.post(`${AI}/api/recording-imports`, () => HttpResponse.html('<html>Even geduld</html>')))
  const app = await open(`/import-recording?candidate=${CANDIDATE.id}`)
  await chooseFile(app)
  await app.user.click(app.form.getByRole('radio', { name: 'Sollicitatie Gesprek' }))
  await giveConsent(app)
  await app.user.click(startButton(app))
  expect(await app.form.findByRole('alert')).toHaveTextContent('Kon de server response niet verwerken')
  expect(app.form.getByText('gesprek.mp3')).toBeVisible()
  expect(startButton(app)).toBeEnabled()
})

test('unticking the new candidate asks for one again', async () => {
  stubImports()
  const app = await open(`/import-recording?candidate=${CANDIDATE.id}`)
  const tick = app.form.getByRole('checkbox', { name: 'Nieuwe Kandidaat' })
  await app.user.click(tick)
  await app.user.click(tick)
  expect(app.form.getByRole('searchbox', { name: 'Kandidaat' })).toHaveValue('')
  expect(startButton(app)).toHaveAccessibleDescription(/een kandidaat/)
})

test.each([
  ['of another type', new File(['x'], 'foto.png', { type: 'image/png' }), messages.recordingTypeRefused],
  ['without bytes', new File([], 'leeg.mp3', { type: 'audio/mpeg' }), messages.recordingEmpty],
  [
    'above the limit',
    Object.defineProperty(recordingFile(1, 'lang.mp4'), 'size', { value: limits.recordingFile + 1 }),
    'Bestand is te groot (max 1.5GB)',
  ],
])('a file %s is refused before anything is sent', async (_, file, text) => {
  stubImports()
  const app = await open()
  fireEvent.change(app.form.getByLabelText('bestand kiezen', { selector: 'input' }), { target: { files: [file] } })
  expect(await app.form.findByRole('alert')).toHaveTextContent(text)
  expect(app.form.queryByText(file.name)).toBeNull()
})

test.each(['gesprek.M4A', 'teams.vtt', 'verslag.docx'])(
  '%s can be chosen, whatever its type is said to be',
  async (name) => {
    stubImports()
    const app = await open()
    await chooseFile(app, recordingFile(10, name, ''))
    expect(app.form.getByText(name)).toBeVisible()
  },
)

const drop = (files: File[], items: object[] = []) =>
  fireEvent.drop(window, { dataTransfer: { types: ['Files'], files, items } })

test('a file can be dropped, one at a time and of a type that can be read', async () => {
  stubImports()
  const app = await open()
  drop([recordingFile(1, 'a.mp3'), recordingFile(1, 'b.mp3')])
  expect(await app.form.findByRole('alert')).toHaveTextContent('Kies één bestand tegelijk.')
  drop([new File(['x'], 'foto.png', { type: 'image/png' })])
  await waitFor(() => expect(app.form.getByRole('alert')).toHaveTextContent(messages.recordingTypeRefused))
  drop([recordingFile(3 * 1_048_576)])
  expect(await app.form.findByText('gesprek.mp3')).toBeVisible()
  expect(app.form.queryByRole('alert')).toBeNull()
})

test('a folder that is dropped is refused', async () => {
  stubImports()
  const app = await open()
  const folder = { isDirectory: true, isFile: false, name: 'gesprekken' }
  drop([new File([], 'gesprekken')], [{ kind: 'file', webkitGetAsEntry: () => folder }])
  expect(await app.form.findByRole('alert')).toHaveTextContent('Een map kan niet. Kies één bestand.')
})

test('one letter asks for no candidates, a second one does', async () => {
  stubImports()
  const searches: string[] = []
  const note = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.startsWith('/api/candidates')) searches.push(pathname + search)
  }
  server.events.on('request:start', note)
  const app = await open()
  const field = app.form.getByRole('searchbox', { name: 'Kandidaat' })
  const before = searches.length
  await app.user.type(field, 'I')
  expect(app.form.queryByRole('button', { name: /^Kies Ilse/ })).toBeNull()
  expect(app.form.queryByText('Geen kandidaten gevonden.')).toBeNull()
  await app.user.type(field, 'l')
  expect(await app.form.findByRole('button', { name: /^Kies Ilse Hoogveen/ })).toBeVisible()
  server.events.removeListener('request:start', note)
  expect(searches.slice(before).every((address) => !/[?&](?:q|search)=I(?:&|$)/.test(address))).toBe(true)
})

test('of several files at once none is taken', async () => {
  stubImports()
  const app = await open()
  fireEvent.change(app.form.getByLabelText('bestand kiezen', { selector: 'input' }), {
    target: { files: [recordingFile(1, 'a.mp3'), recordingFile(1, 'b.mp3')] },
  })
  expect(await app.form.findByRole('alert')).toHaveTextContent('Kies één bestand tegelijk.')
})

test('consent of a day that is still to come is none', async () => {
  stubImports()
  const app = await open()
  await giveConsent(app)
  expect(startButton(app)).not.toHaveAccessibleDescription(/toestemming/)
  fireEvent.change(app.form.getByLabelText('Op welke dag?'), { target: { value: addDays(localDay(new Date()), 2) } })
  expect(startButton(app)).toHaveAccessibleDescription(/de toestemming\.$/)
})

test('without consent there is a way on: to the profile of the candidate', async () => {
  stubImports()
  const app = await open(`/import-recording?candidate=${CANDIDATE.id}`)
  expect(app.form.getByRole('link', { name: 'Naar het profiel van Ilse Hoogveen' })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${CANDIDATE.id}`,
  )
})

test('what was filled in is there after a reload, and can be thrown away', async () => {
  stubImports()
  const first = await open()
  await first.user.click(first.form.getByRole('radio', { name: 'Competentie Gesprek' }))
  await giveConsent(first)
  first.unmount()
  const second = await open()
  expect(second.form.getByText(/Je was hier nog mee bezig/)).toBeVisible()
  expect(second.form.getByRole('radio', { name: 'Competentie Gesprek' })).toBeChecked()
  expect(second.form.getByLabelText('Hoe gaf de kandidaat toestemming?')).toHaveDisplayValue('Mondeling')
  await second.user.click(second.form.getByRole('button', { name: 'Begin opnieuw' }))
  const fresh = within(await screen.findByRole('form', { name: 'Opname importeren' }))
  expect(fresh.getByRole('radio', { name: 'Competentie Gesprek' })).not.toBeChecked()
})
