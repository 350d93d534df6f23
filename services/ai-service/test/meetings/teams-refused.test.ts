import { beforeEach, expect, test } from '@jest/globals'
import { END, HOUR, startTranscriptApp, VTT } from './transcript-app.ts'

const { peer, recruiter, meeting, job, read, request } = startTranscriptApp()

beforeEach(async () => {
  await peer().change({ world: { graph: null } })
})

test('a token that was renewed a moment ago and is refused asks for a new sign-in', async () => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner)
  await peer().change({ transcript: { joinUrl, vtt: VTT }, world: { graph: { kind: 'status', status: 401 } } })
  // Transcripts take a permission of their own, so that a token is asked for first.
  await job({ now: END + HOUR }).runFor(owner)
  expect(await read(token, id)).toMatchObject({ state: 'waiting', auth_required: true })
  const connection = await request(token, 'GET', '/api/teams-connection')
  expect(connection.json()).toMatchObject({ connected: false })
})
