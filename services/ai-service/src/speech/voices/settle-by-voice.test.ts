import { expect, jest, test } from '@jest/globals'
import { SpeechError } from '../speech-error.ts'
import { settleByVoice } from './settle-by-voice.ts'

const segments = [0, 10].map((start) => ({
  start,
  end: start + 10,
  speaker: '',
  text: 'Ja.',
  confidence: null,
  words: null,
}))
const NO_RECORDING = { audio: 'er-is-geen.wav', ffmpeg: 'er-is-geen-ffmpeg', priority: 0 }

const settle = (signal: AbortSignal) => {
  const onVoicesFailed = jest.fn<(error: unknown) => void>()
  return { onVoicesFailed, result: settleByVoice(segments, NO_RECORDING, { signal, hangMs: 30_000, onVoicesFailed }) }
}

test('where voices cannot be told apart the transcript stays, and whoever asked for it is told why', async () => {
  const { onVoicesFailed, result } = settle(new AbortController().signal)
  expect(await result).toEqual({ segments, speakers: 'unknown' })
  expect(onVoicesFailed.mock.calls).toEqual([[expect.any(SpeechError)]])
})

test('work that is ended did not fail', async () => {
  const { onVoicesFailed, result } = settle(AbortSignal.abort())
  await expect(result).rejects.toMatchObject({ code: 'cancelled' })
  expect(onVoicesFailed).not.toHaveBeenCalled()
})
