import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, recordingTitle } from '@wervio/contracts'
import { fakeServices } from '../../testing/fake-agenda.ts'
import { recording, RECORDING, stubRecording } from '../../testing/fake-recording.ts'
import { fakeSound } from '../../testing/fake-sound.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'

fakeServices()
fakeSound()

const open = async (details = recording()) => {
  const state = stubRecording(details)
  const view = renderAgenda(`/gesprek/${RECORDING}`)
  await screen.findByRole('heading', { level: 1, name: recordingTitle(details.fileName) })
  return { ...view, state }
}
type View = Awaited<ReturnType<typeof open>>
const edit = async ({ user }: View, time: string) => {
  await user.click(screen.getByRole('button', { name: `Wijzig het stuk op ${time}` }))
  return screen.getByRole('textbox', { name: 'Wat er gezegd wordt' })
}
const retype = async ({ user }: View, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.type(field, text)
}

test('a segment is put right, keeps what the engine wrote, and the focus comes back', async () => {
  const view = await open()
  const field = await edit(view, '0:10')
  expect(field).toHaveFocus()
  await retype(view, field, 'Ik werk in de wijkzorg.')
  await view.user.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText('Ik werk in de wijkzorg.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Wijzig het stuk op 0:10' })).toHaveFocus())
  expect(view.state.changes).toEqual([{ position: 1, text: 'Ik werk in de wijkzorg.', version: 1 }])
  await view.user.click(screen.getByRole('button', { name: 'toon origineel' }))
  expect(screen.getByText('Ik werk in de wijk.')).toBeVisible()
})

test('the original is put back, and a change is undone from its message', async () => {
  const view = await open()
  await retype(view, await edit(view, '0:10'), 'Anders.')
  await view.user.click(screen.getByRole('button', { name: 'Opslaan' }))
  await view.user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('Ik werk in de wijk.')).toBeVisible()
  await retype(view, await edit(view, '0:10'), 'Nog anders.')
  await view.user.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText('Nog anders.')).toBeVisible()
  await edit(view, '0:10')
  await view.user.click(screen.getByRole('button', { name: 'Zet terug' }))
  expect(await screen.findByText('Ik werk in de wijk.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'toon origineel' })).toBeNull()
})

test('what somebody else wrote meanwhile is shown, and nothing that was typed is lost', async () => {
  const view = await open()
  const field = await edit(view, '0:10')
  await retype(view, field, 'Mijn woorden.')
  const [first, second, ...rest] = view.state.recording.segments
  if (!first || !second) throw new Error('a sample of four segments')
  view.state.recording = {
    ...view.state.recording,
    segments: [first, { ...second, text: 'Hun woorden.', original: second.text }, ...rest],
    version: 2,
  }
  await view.user.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText(messages.recordingConflict)).toBeVisible()
  expect(await screen.findByText('Hun woorden.')).toBeVisible()
  expect(field).toHaveValue('Mijn woorden.')
  await view.user.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText('Mijn woorden.')).toBeVisible()
  expect(view.state.changes).toEqual([{ position: 1, text: 'Mijn woorden.', version: 2 }])
})

test('somebody else says a segment, alone or from here on', async () => {
  const view = await open()
  await edit(view, '0:10')
  const who = screen.getByRole('combobox', { name: 'Wie het zegt' })
  await view.user.selectOptions(who, 'Sanne de Wit')
  await view.user.click(screen.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() =>
    expect(view.state.recording.segments.map(({ speaker }) => speaker)).toEqual(['s1', 's1', 's1', 's2']),
  )
  await edit(view, '0:00')
  await view.user.selectOptions(
    screen.getByRole('combobox', { name: 'Wie het zegt' }),
    'Iemand anders (nieuwe spreker)',
  )
  await view.user.click(screen.getByRole('checkbox', { name: 'Ook wat Sanne de Wit hierna zegt' }))
  await view.user.click(screen.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(view.state.recording.speakers.map(({ name }) => name)).toContain('Spreker 3'))
  const third = view.state.recording.speakers.at(-1)?.id
  expect(view.state.recording.segments.map(({ speaker }) => speaker)).toEqual([third, third, third, 's2'])
})

test('a speaker is named once for the whole transcript, and made one with another', async () => {
  const view = await open()
  await view.user.click(screen.getByRole('button', { name: 'Sprekers' }))
  const row = within(screen.getByRole('group', { name: 'Spreker 2' }))
  await retype(view, row.getByRole('textbox', { name: 'Naam' }), 'Ilse Hoogveen')
  await view.user.selectOptions(row.getByRole('combobox', { name: 'Rol' }), 'Kandidaat')
  await view.user.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByRole('button', { name: 'Speel af vanaf 0:30, Ilse Hoogveen' })).toBeVisible()
  expect(view.state.changes).toEqual([
    {
      speakers: [
        { id: 's1', name: 'Sanne de Wit', role: 'recruiter' },
        { id: 's2', name: 'Ilse Hoogveen', role: 'candidate' },
      ],
      merges: [],
      moves: [],
      version: 1,
    },
  ])
  await view.user.click(screen.getByRole('button', { name: 'Sprekers' }))
  const second = within(screen.getByRole('group', { name: 'Spreker 2' }))
  await view.user.selectOptions(second.getByRole('combobox', { name: 'Is dezelfde als' }), 'Sanne de Wit')
  await view.user.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByRole('button', { name: 'Speel af vanaf 0:30, Sanne de Wit' })).toBeVisible()
  expect(view.state.recording.speakers).toHaveLength(1)
})

test('twelve speakers with one name stay apart', async () => {
  const speakers = Array.from({ length: 12 }, (_, index) => ({ id: `s${index + 1}`, name: 'Jan', role: null }))
  await open(recording({ speakers }))
  expect(screen.getByRole('button', { name: 'Speel af vanaf 0:10, Jan (2)' })).toBeVisible()
  const options = within(screen.getByRole('combobox', { name: 'Spreker' })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Alle sprekers', 'Jan', 'Jan (2)'])
})
