import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderRoutes } from '@wervio/remote-kit/testing'
import { stubScreen } from '@wervio/testing'
import { fakeServices } from '../testing/fake-agenda.ts'
import { recording, RECORDING, stubRecording } from '../testing/fake-recording.ts'
import { fakeSound } from '../testing/fake-sound.ts'
import { conversation, MEETING, stubTranscript, transcriptOf } from '../testing/fake-transcript.ts'
import { renderAgenda } from '../testing/render-agenda.tsx'
import { TranscriptViewer } from './transcript-viewer.tsx'

fakeServices()
fakeSound()

const TALK = conversation(['Vertel eens.', 'Ik werk in de wijk.', 'En verder?', 'Goed.'])

const openMeeting = (candidates: { candidate_speakers?: string[] }) => {
  stubTranscript({ ...transcriptOf(TALK), recording: { id: RECORDING, state: 'done', ...candidates } })
  return renderRoutes(
    [{ path: '/gesprek', element: <TranscriptViewer meetingId={MEETING} onClose={() => undefined} /> }],
    '/gesprek',
  )
}
/** Those who speak, in the order of their colours. */
const speakers = async (): Promise<(string | null)[]> => {
  const options = within(await screen.findByRole('combobox', { name: 'Spreker' })).getAllByRole('option')
  return options.slice(1).map(({ textContent }) => textContent)
}

test('the candidate has the first colour where Teams is read and where the recording is', async () => {
  stubScreen(1440)
  const meeting = openMeeting({ candidate_speakers: ['Ilse Hoogveen'] })
  const inMeeting = await speakers()
  meeting.unmount()
  stubRecording(
    recording({
      source: 'teams',
      has_audio: false,
      speakers: [
        { id: 's1', name: 'Sanne de Wit', role: 'recruiter' },
        { id: 's2', name: 'Ilse Hoogveen', role: 'candidate' },
      ],
    }),
  )
  renderAgenda(`/gesprek/${RECORDING}`)
  expect([inMeeting, await speakers()]).toEqual([
    ['Ilse Hoogveen', 'Sanne de Wit'],
    ['Ilse Hoogveen', 'Sanne de Wit'],
  ])
})

test.each([{}, { candidate_speakers: [] }])(
  'where nobody knows the candidate (%j) who begins comes first',
  async (candidates) => {
    openMeeting(candidates)
    expect(await speakers()).toEqual(['Sanne de Wit', 'Ilse Hoogveen'])
  },
)
