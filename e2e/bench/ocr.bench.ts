import { readFile } from 'node:fs/promises'
import { cvSets, type LabelledCv } from '../../services/ai-service/test/cv-quality/labelled-cvs.ts'
import { type Answer, type CvField, cvFields, scoreCv } from '../../services/ai-service/test/cv-quality/score-cv.ts'
import { add, emptyTally, figuresOf, type Tally } from '../../services/ai-service/test/cv-quality/tally.ts'
import { makeScan, type ScannedPicture } from '../../services/ai-service/test/cv/make-scan.ts'
import type { Bench, BenchRow } from './bench.ts'
import { peakOfChildren } from './cv/children.ts'
import { secondsOfChildren, startReader } from './ocr/read-cvs.ts'
import { startScanner, type ScanSettings } from './ocr/scanner.ts'

/** A scanner of an office: grey noise, and paper that lies a little crooked, each time at another angle. */
const SETTINGS: Omit<ScanSettings, 'degrees'> = { dpi: 200, noise: 20, quality: 0.6 }
const ANGLES = [1.4, -1, 2, -1.7]
/** Every so many of the open CVs: one page takes seconds. */
const EVERY = Number(process.env['WERVIO_BENCH_OCR_EVERY'] ?? 6)
const MISSES = process.env['WERVIO_BENCH_CV_MISSES']
/** F1 of fields of a scan, as a share of the F1 of the same CV with its text. */
const SHARE = 0.9
const SECONDS_PER_PAGE = 10
const MEGABYTES = 900
const MEGABYTE = 1_000_000

type Tallies = Map<CvField, Tally>

const count = (into: Tallies, { name, truth }: LabelledCv, answer: Answer, label: string): void => {
  for (const { field, tally, missed, wrong } of scoreCv(truth, answer)) {
    into.set(field, add(into.get(field) ?? emptyTally(), tally))
    if (MISSES && missed.length + wrong.length > 0)
      console.error(`  ${label} ${name}, ${field}: missed ${JSON.stringify(missed)}, answered ${JSON.stringify(wrong)}`)
  }
}
const f1Of = (tallies: Iterable<Tally>): number => figuresOf([...tallies].reduce(add, emptyTally())).f1

/** Dutch and English CVs of one to three pages of the sets that are free to look at. */
const sample = (): LabelledCv[] =>
  cvSets()
    .filter(({ open, name }) => open && name !== 'public templates')
    .flatMap(({ cvs }) => cvs)
    .filter(({ name, path }) => /^(?:nl|en)-/.test(name) && path.endsWith('.pdf'))
    .filter((_cv, index) => index % EVERY === 0)

const EMPTY: Answer = {
  name: null,
  email: null,
  phone: null,
  linkedin: null,
  location: null,
  skills: [],
  experience: [],
  education: [],
  languages: [],
  driving_licences: [],
  sensitive: [],
}

const scanAll = async (cvs: readonly LabelledCv[]): Promise<ScannedPicture[][]> => {
  const scanner = await startScanner()
  const scans: ScannedPicture[][] = []
  try {
    for (const [index, { path }] of cvs.entries())
      scans.push(await scanner.scan(await readFile(path), { ...SETTINGS, degrees: ANGLES[index % ANGLES.length] ?? 0 }))
  } finally {
    await scanner.close()
  }
  return scans
}

/** How well scans are recognised: fields of a scan against those of the same CV with its text. */
export const bench: Bench = {
  name: 'ocr',
  run: async () => {
    const [withText, scanned]: [Tallies, Tallies] = [new Map(), new Map()]
    const cvs = sample()
    const scans = await scanAll(cvs)
    const pages = scans.reduce((sum, pictures) => sum + pictures.length, 0)
    const reader = startReader()
    let peak = 0
    let seconds = 0
    try {
      for (const [index, cv] of cvs.entries()) {
        count(withText, cv, (await reader.read(new Uint8Array(await readFile(cv.path)))) ?? EMPTY, 'text')
        const before = secondsOfChildren()
        const memory = await peakOfChildren(process.pid, async () => {
          count(scanned, cv, (await reader.read(makeScan(scans[index] ?? []))) ?? EMPTY, 'scan')
        })
        seconds += secondsOfChildren() - before
        peak = Math.max(peak, memory)
      }
    } finally {
      await reader.close()
    }
    const fieldRows = (Object.keys(cvFields) as CvField[]).flatMap((field): BenchRow[] => {
      const [text, scan] = [withText.get(field), scanned.get(field)]
      if (!text || !scan) return []
      return [
        {
          what: `ocr, ${field}`,
          measured: f1Of([scan]),
          against: 'its text',
          reference: f1Of([text]),
          unit: '',
          limit: { atLeast: 0 },
        },
      ]
    })
    return [
      ...fieldRows,
      {
        what: 'ocr, all fields',
        measured: f1Of(scanned.values()),
        against: 'its text',
        reference: f1Of(withText.values()),
        unit: '',
        limit: { atLeast: SHARE },
        note: `${cvs.length} CVs, ${pages} pages at ${SETTINGS.dpi} dpi, grey, noisy, up to 2° crooked`,
      },
      {
        what: 'ocr, processor time a page',
        measured: seconds / pages,
        against: 'limit',
        reference: SECONDS_PER_PAGE,
        unit: 's',
        limit: { atMost: 1 },
      },
      {
        what: 'ocr, resident memory of the processes that read and recognise',
        measured: peak / MEGABYTE,
        against: 'limit',
        reference: MEGABYTES,
        unit: 'MB',
        limit: { atMost: 1 },
        note: 'together, at its peak',
      },
    ]
  },
}
