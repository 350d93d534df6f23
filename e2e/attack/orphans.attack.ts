import type { Attack, Target } from './attack.ts'
import { temporaryFolder } from './support/attacked-product.ts'
import { longDocx } from './support/hostile-files.ts'
import { upload } from './support/own-rows.ts'
import { becomes } from './support/poll.ts'
import { hasProc, isRunning, processesWith, startOf } from './support/proc.ts'
import { newRecruiter } from './support/recruiters.ts'
import { startSupervised } from './support/supervised-product.ts'
import { Tally } from './support/tally.ts'

const GONE_WITHIN_S = 40
const PARSES_WITHIN_S = 20

/**
 * The processes that are stopped when the supervisor is killed: none, a service, or the database and a static server.
 */
const ROUNDS = [[], ['main-api'], ['database', 'mfe-vacancies']] as const

const run = async ({ http }: Target) => {
  if (!hasProc()) return [{ what: 'kill -9 of the supervisor', notTried: 'no /proc here' }]
  const tally = new Tally('kill -9 of the supervisor leaves nothing running')
  const content = longDocx()
  for (const names of ROUNDS) {
    const product = await startSupervised(await temporaryFolder())
    const { token } = await newRecruiter({ http, product })
    const parse = { method: 'POST', token, ...upload('cv', content, 'cv.docx') }
    // Its parser is running when the supervisor is killed, so nobody answers.
    const parsing = http.send(`${product.urls.aiService}/api/parse-cv`, parse).catch(() => null)
    await becomes(() => processesWith(product.dataDir).some(({ name }) => name === 'cv-parser'), PARSES_WITHIN_S)
    const processes = processesWith(product.dataDir).map((entry) => ({ ...entry, start: startOf(entry.pid) }))
    for (const { pid, name } of processes) if (names.some((it) => it === name)) process.kill(pid, 'SIGSTOP')
    product.kill()
    const remaining = () => [
      ...processes.filter(({ pid, start }) => isRunning(pid, start)),
      ...processesWith(product.dataDir).filter(({ pid }) => !processes.some((entry) => entry.pid === pid)),
    ]
    await becomes(() => remaining().length === 0, GONE_WITHIN_S)
    const list = remaining().map(({ name }) => name)
    const before = names.join(', ') || 'none'
    tally.note(list.length === 0, `${list.join(', ')} live ${GONE_WITHIN_S} s later (stopped before: ${before})`)
    const hasParser = processes.some(({ name }) => name === 'cv-parser')
    tally.remark(`${processes.length} processes, ${hasParser ? 'a parser at work among them' : 'no parser among them'}`)
    await product.stop()
    for (const { pid } of remaining()) process.kill(pid, 'SIGKILL')
    await parsing
  }
  return [tally.row()]
}

export const attack: Attack = { name: 'orphans', point: '4', seconds: 360, requests: 10, run }
