import { expect, test } from '@jest/globals'
import { exportDocument, loadWholeExport } from '@wervio/candidates'
import { http, HttpResponse } from 'msw'
import { candidateExport } from '../../testing/fake-export.ts'
import { ONE, profileCalls, recording } from '../../testing/fake-profile.ts'
import { fakeServices, ID, server } from '../../testing/fake-services.ts'

fakeServices()

const [RECORDED, UNRECORDED] = ['00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000b2']
const meeting = (id: string | undefined, transcript: string) => ({
  ...(id !== undefined && { id }),
  subject: 'Kennismaking',
  description: '',
  scheduled_start: '2026-01-02T09:00:00.000Z',
  scheduled_end: '2026-01-02T10:00:00.000Z',
  attendees: ['noor@voorbeeld.nl'],
  state: 'planned',
  by: null,
  transcript,
})
const teamsRecording = recording({ meeting_id: RECORDED, transcript: 'Noor: Ik kook in Assen.', summary: '' })

const exported = async (meetings: ReturnType<typeof meeting>[]) => {
  server.use(...profileCalls({ recordings: [teamsRecording, recording({ id: ID })] }).handlers)
  server.use(http.get(`${ONE}/export`, () => HttpResponse.json({ ...candidateExport(), meetings })))
  return loadWholeExport(ID)
}

test('what was said in Teams is exported once, as recruiters put it right', async () => {
  const wholeExport = await exported([
    meeting(RECORDED, 'Noor: Ik kook in Assem.'),
    meeting(UNRECORDED, 'Noor: Tot morgen.'),
  ])
  expect(wholeExport.meetings?.map(({ transcript }) => transcript)).toEqual([null, 'Noor: Tot morgen.'])
  expect(wholeExport.recordings[0]).toEqual(teamsRecording)
  const texts = exportDocument(wholeExport).flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  expect(texts.filter((text) => text.includes('Ik kook in'))).toEqual(['Noor: Ik kook in Assen.'])
  expect(texts.filter((text) => text === 'Wat er gezegd is, staat bij de gesprekken.')).toHaveLength(1)
  expect(texts).toContain('Noor: Tot morgen.')
})

test('a service that does not say which meeting it is leaves out nothing', async () => {
  const { meetings } = await exported([meeting(undefined, 'Noor: Ik kook in Assem.')])
  expect(meetings?.[0]?.transcript).toBe('Noor: Ik kook in Assem.')
})
