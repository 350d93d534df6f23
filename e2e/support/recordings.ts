import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  consentWording,
  createRecordingImport,
  getRecordingImport,
  recordingUploadPath,
  type RecordingImport,
} from '@wervio/contracts'
import type { Page } from '@playwright/test'
import type { Recruiter } from './accounts.ts'
import { callApi } from './api.ts'

export type SentFile = { name: string; mimeType: string; buffer: Buffer }

const form = (page: Page) => page.getByRole('form', { name: 'Opname importeren' })

/**
 * Fills in whom an import is about and that they agreed, for the candidate named in the address; the file is chosen
 * apart.
 */
export const fillImport = async (page: Page, type: 'Sollicitatie Gesprek' | 'Competentie Gesprek'): Promise<void> => {
  await form(page).getByRole('radio', { name: type }).check()
  await form(page).getByRole('checkbox', { name: 'De kandidaat vindt opnemen en uitschrijven goed' }).check()
  await form(page).getByLabel('Hoe gaf de kandidaat toestemming?').selectOption('Mondeling')
}

export const chooseRecording = (page: Page, file: SentFile): Promise<void> =>
  form(page).locator('input[type="file"]').first().setInputFiles(file)

export const startTranscription = (page: Page): Promise<void> =>
  form(page).getByRole('button', { name: 'Start Transcriptie' }).click()

const POLL_MS = 200

/** Imports a file without the screens, and waits until it is done. Returns the id of the recording. */
export const importRecording = async (
  aiService: string,
  { token }: Recruiter,
  candidateId: string,
  { name, buffer }: Pick<SentFile, 'name' | 'buffer'>,
): Promise<string> => {
  const { body: started, status } = await callApi<RecordingImport>(`${aiService}${createRecordingImport.path}`, {
    token,
    method: 'POST',
    body: {
      fileName: name,
      size: buffer.length,
      conversationType: 'sollicitatie',
      candidate_id: candidateId,
      consent: { wording: consentWording, way: 'spoken', given_on: '2026-01-05' },
      creation_key: randomUUID(),
    },
  })
  if (status !== 201) throw new Error(`the import of ${name} answered ${status} ${JSON.stringify(started)}`)
  const upload = await fetch(`${aiService}${recordingUploadPath}/${started.id}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
    },
    body: new Uint8Array(buffer),
  })
  if (!upload.ok) throw new Error(`the upload of ${name} answered ${upload.status}`)
  const address = `${aiService}${getRecordingImport.path.replace('{id}', started.id)}`
  for (;;) {
    const { body } = await callApi<RecordingImport>(address, { token })
    if (body.state === 'done') return started.id
    if (body.state === 'failed') throw new Error(`the import of ${name} failed: ${body.error}`)
    await pause(POLL_MS)
  }
}
