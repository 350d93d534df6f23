import type { Bench } from './bench.ts'
import { besideSpeechRows } from './meetings/beside-speech-rows.ts'
import { summaryRows } from './meetings/summary-rows.ts'
import { uploadRows } from './meetings/upload-rows.ts'
import { viewerRows } from './meetings/viewer-rows.ts'

/**
 * Uploads of the largest recording, what is made of a conversation, calls beside a speech job, and how quickly a long
 * conversation is there to read.
 */
export const bench: Bench = {
  name: 'meetings',
  run: async () => [...(await uploadRows()), ...summaryRows(), ...(await besideSpeechRows()), ...(await viewerRows())],
}
