import { readFileSync } from 'node:fs'
import { candidateCvs } from '@wervio/demo-data'
import type { SampleFile } from './sample-files.ts'

/** The CV of somebody invented, as a real PDF. */
export const sampleCv = (name: string): SampleFile => {
  const file = candidateCvs.get(name)
  if (!file) throw new Error(`there is no sample CV of ${name}`)
  return { name: `cv ${name}.pdf`, mimeType: 'application/pdf', buffer: readFileSync(file) }
}
