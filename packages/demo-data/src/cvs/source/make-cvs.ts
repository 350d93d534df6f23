import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { demoCandidates } from '../../candidates.ts'
import { candidateCvs } from '../candidate-cvs.ts'
import { careExtras } from './extras-care.ts'
import { logisticsExtras } from './extras-logistics.ts'
import { officeExtras } from './extras-office.ts'
import { tradesExtras } from './extras-trades.ts'
import { band } from './layouts/band.ts'
import { classic } from './layouts/classic.ts'
import { margin } from './layouts/margin.ts'
import { sidebar } from './layouts/sidebar.ts'
import { timeline } from './layouts/timeline.ts'

/**
 * `node make-cvs.ts [NAME...]` prints the CVs of these sample candidates, or of all, with Chromium (`WERVIO_CHROMIUM`,
 * else `chromium`). Needs the fonts Lato, Open Sans, Carlito, Roboto and Liberation.
 */
const layouts = { band, classic, margin, sidebar, timeline }
const extras = { ...careExtras, ...logisticsExtras, ...officeExtras, ...tradesExtras }

const folder = mkdtempSync(join(tmpdir(), 'wervio-cvs-'))
const html = join(folder, 'cv.html')
const names = process.argv.slice(2)
for (const candidate of demoCandidates.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const more = extras[candidate.name]
  const file = candidateCvs.get(candidate.name)
  if (!more || !file) throw new Error(`${candidate.name} has no CV to make`)
  writeFileSync(html, layouts[more.layout]({ candidate, extras: more }))
  const { status, stderr } = spawnSync(process.env['WERVIO_CHROMIUM'] ?? 'chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    `--user-data-dir=${folder}/profile`,
    `--print-to-pdf=${fileURLToPath(file)}`,
    pathToFileURL(html).href,
  ])
  if (status !== 0) throw new Error(`Chromium printed no CV: ${String(stderr)}`)
}
rmSync(folder, { recursive: true })
