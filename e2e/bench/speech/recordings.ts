import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type SpokenRecording = { path: string; text: string }

/** Recordings with what is said in them: `transcripts.tsv` names each, without its ending, and its text. */
export const readRecordings = async (folder: string): Promise<SpokenRecording[]> => {
  const lines = (await readFile(join(folder, 'transcripts.tsv'), 'utf8')).split('\n')
  return lines.flatMap((line) => {
    const [name = '', text = ''] = line.split('\t')
    return text.trim() === '' ? [] : [{ path: join(folder, `${name}.wav`), text: text.trim() }]
  })
}
