import { labelledCv } from '../support/labelled-cvs.ts'
import type { Attack, Target } from './attack.ts'
import { hostileFiles } from './support/hostile-files.ts'
import { upload } from './support/own-rows.ts'
import { becomes } from './support/poll.ts'
import { hasProc, memoryOf, processesWith } from './support/proc.ts'
import { newRecruiter } from './support/recruiters.ts'
import { Tally } from './support/tally.ts'

const MEGABYTE = 1_048_576
/** Memory of all processes of ai-service together; without the limits, 16 bombs took 2,200 MB. */
const MOST_MB = 700
/** How much more memory than before may still be in use a minute later. */
const MOST_LEFT_MB = 250
const GIVEN_BACK_WITHIN_S = 60
const SAMPLE_MS = 100
const ORDINARY_WITHIN_MS = 45_000
const HOSTILE_WITHIN_MS = 150_000
const ORDINARY = 6

const run = async (target: Target) => {
  const { http, product } = target
  const url = `${product.urls.aiService}/api/parse-cv`
  const hostileTally = new Tally('files that inflate without end are refused in words')
  const ordinaryTally = new Tally('ordinary CVs of another account are read meanwhile')
  const memoryTally = new Tally('memory of ai-service meanwhile and afterwards')
  const attacker = await newRecruiter(target)
  const other = await newRecruiter(target)
  const cv = await labelledCv('nl-docent.pdf')
  const parseCv = (token: string, name: string, content: Buffer, patienceMs: number) =>
    http.send(url, { method: 'POST', token, patienceMs, ...upload('cv', content, name) })
  const warm = await parseCv(other.token, cv.name, cv.buffer, ORDINARY_WITHIN_MS)
  ordinaryTally.note(warm.status === 200, `before: ${warm.status}`)

  const megabytes = () =>
    processesWith(product.dataDir)
      .filter(({ name }) => name === 'ai-service' || name === 'cv-parser')
      .reduce((sum, { pid }) => sum + memoryOf(pid), 0) / MEGABYTE
  const before = hasProc() ? megabytes() : 0
  let peak = before
  const sampling = setInterval(() => (peak = Math.max(peak, megabytes())), SAMPLE_MS)
  const bombs = hostileFiles()
  try {
    const sendings = bombs.map(async ({ name, content }) => {
      const answer = await parseCv(attacker.token, name, content, HOSTILE_WITHIN_MS).catch((error: unknown) => ({
        status: 0,
        text: String(error),
        headers: {},
      }))
      const isRefused =
        [413, 422, 429].includes(answer.status) || (answer.status === 503 && 'retry-after' in answer.headers)
      hostileTally.note(isRefused, `${name}: ${answer.status} ${answer.text.slice(0, 100)}`)
    })
    for (let number = 0; number < ORDINARY; number += 1) {
      const answer = await parseCv(other.token, cv.name, cv.buffer, ORDINARY_WITHIN_MS).catch((error: unknown) => ({
        status: 0,
        text: String(error),
      }))
      ordinaryTally.note(answer.status === 200, `${answer.status} ${answer.text.slice(0, 100)}`)
    }
    await Promise.all(sendings)
  } finally {
    clearInterval(sampling)
  }
  if (!hasProc())
    return [hostileTally.row(), ordinaryTally.row(), { what: 'memory of ai-service', notTried: 'no /proc here' }]
  memoryTally.note(peak < MOST_MB, `${Math.round(peak)} MB, more than ${MOST_MB}`)
  const isBack = await becomes(() => megabytes() < before + MOST_LEFT_MB, GIVEN_BACK_WITHIN_S)
  memoryTally.note(isBack, `${Math.round(megabytes())} MB after ${GIVEN_BACK_WITHIN_S} s, ${Math.round(before)} before`)
  memoryTally.remark(
    `${Math.round(before)} MB before, ${Math.round(peak)} at the peak, ${Math.round(megabytes())} afterwards`,
  )
  return [hostileTally.row(), ordinaryTally.row(), memoryTally.row()]
}

export const attack: Attack = { name: 'files', point: '7', seconds: 240, requests: 100, run }
