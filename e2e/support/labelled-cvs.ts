import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { SampleFile } from './sample-files.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A file of the labelled set of CVs, such as `nl-docent.pdf`, or its truth. */
export const labelledCv = async (name: string): Promise<SampleFile> => ({
  name,
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : WORD,
  buffer: await readFile(fileURLToPath(new URL(`../../services/ai-service/cv-set/tuned/${name}`, import.meta.url))),
})
