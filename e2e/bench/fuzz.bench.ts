import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench, BenchRow } from './bench.ts'
import { openCvReader, openReader, type FileReader } from './fuzz/fuzz-reader.ts'
import { mutatedFiles } from './fuzz/mutate-bytes.ts'
import * as samples from './fuzz/samples.ts'

/** Minutes for each reader; ten are what a release is held to. */
const MINUTES = Number(process.env['FUZZ_MINUTES'] ?? 1)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_128)
/** Only these readers, by name. */
const ONLY = process.env['FUZZ_READERS']?.split(',')

type Subject = { name: string; open: () => FileReader; files: () => Buffer[]; words: readonly string[] }

const subjects: readonly Subject[] = [
  { name: 'pdf', open: openCvReader, files: samples.pdfSamples, words: samples.pdfWords },
  { name: 'word', open: openCvReader, files: samples.wordSamples, words: samples.wordWords },
  {
    name: 'transcript',
    open: () => openReader('transcript'),
    files: samples.transcriptSamples,
    words: samples.transcriptWords,
  },
  {
    name: 'calendar',
    open: () => openReader('calendar'),
    files: samples.calendarSamples,
    words: samples.calendarWords,
  },
  { name: 'upload', open: () => openReader('upload'), files: samples.uploadSamples, words: samples.uploadWords },
  {
    name: 'media',
    open: () => openReader('media'),
    files: () => [...samples.mediaSamples(), ...samples.transcriptSamples()],
    words: samples.uploadWords,
  },
]

const folder = mkdtempSync(join(tmpdir(), 'wervio-fuzz-findings-'))

/** Reads changed files for the time that is set; a file that broke the reader or went over a limit is stored. */
const fuzz = async ({ name, open, files, words }: Subject): Promise<BenchRow[]> => {
  const fileAt = mutatedFiles(files(), words, SEED)
  const reader = open()
  const end = performance.now() + MINUTES * 60_000
  const kinds = new Set<string>()
  let [count, failures, cutOff, slowest, first, last] = [0, 0, 0, 0, 0, 0]
  try {
    for (; performance.now() < end; count += 1) {
      const file = fileAt(count)
      const { failure, isCutOff, milliseconds, bytes } = await reader.read(file)
      slowest = Math.max(slowest, milliseconds)
      if (bytes > 0) [first, last] = [first || bytes, bytes]
      if (failure === null && !isCutOff) continue
      if (isCutOff) cutOff += 1
      else failures += 1
      const kind = failure?.split('\n').slice(0, 2).join(' ') ?? 'over a limit'
      if (kinds.has(kind)) continue
      kinds.add(kind)
      const path = join(folder, `${name}-${SEED}-${count}`)
      writeFileSync(path, file)
      console.error(`${name}: file ${count} of seed ${SEED}, ${path}\n${failure ?? kind}`)
    }
  } finally {
    await reader.stop()
  }
  const memory =
    last === 0 ? '' : `, ${Math.round(first / 1e6)} MB after the first and ${Math.round(last / 1e6)} MB after the last`
  const note = `${MINUTES} min, seed ${SEED}, slowest ${Math.round(slowest)} ms${memory}`
  const row = { against: 'changed files read', reference: Math.max(1, count), unit: 'files' }
  return [
    { ...row, what: `fuzz, ${name}: files that broke the reader`, measured: failures, limit: { atMost: 0 }, note },
    { ...row, what: `fuzz, ${name}: files over a limit of time or memory`, measured: cutOff, limit: { atMost: 0.001 } },
  ]
}

/**
 * Changed files for each reader, one reader after another: `FUZZ_MINUTES` for each, `FUZZ_SEED`,
 * `FUZZ_READERS=pdf,word`, and `FUZZ_SAMPLES` for a folder with more files to begin from.
 */
export const bench: Bench = {
  name: 'fuzz',
  run: async () => {
    const rows: BenchRow[] = []
    for (const subject of subjects) if (!ONLY || ONLY.includes(subject.name)) rows.push(...(await fuzz(subject)))
    return rows
  },
}
