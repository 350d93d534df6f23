import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { SampleFile } from './sample-files.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const tuned = fileURLToPath(new URL('../../services/ai-service/cv-set/tuned/', import.meta.url))

/** A file of the labelled set of CVs, such as `nl-docent.pdf`, or its truth. */
export const labelledCv = async (name: string): Promise<SampleFile> => ({
  name,
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : WORD,
  buffer: await readFile(tuned + name),
})

/** Every second CV of that set, and the ones named: PDF and Word, Dutch and English, of many layouts. */
export const labelledCvs = async (among: readonly string[]): Promise<SampleFile[]> => {
  const names = (await readdir(tuned)).filter((name) => /\.(pdf|docx)$/.test(name)).toSorted()
  return Promise.all(names.filter((name, index) => index % 2 === 0 || among.includes(name)).map(labelledCv))
}
