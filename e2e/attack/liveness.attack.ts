import type { Attack, Target } from './attack.ts'
import { becomes } from './support/poll.ts'
import { hasProc, processesWith } from './support/proc.ts'
import { newRecruiter } from './support/recruiters.ts'
import { Tally } from './support/tally.ts'

/** One process of each kind: the database, a service, a static server, and the sign-in service. */
const HUNG = ['database', 'ai-service', 'mfe-marketing', 'auth-emulator'] as const
/** Seconds; long, because the supervisor waits in case a process is only busy. */
const BACK_WITHIN_S = 150

const run = async (target: Target) => {
  if (!hasProc()) return [{ what: 'processes that hang', notTried: 'no /proc here' }]
  const { product, http } = target
  const { urls, dataDir } = product
  const tally = new Tally('processes that hang are replaced')
  const { token } = await newRecruiter(target)
  const pidOf = (name: string): number => processesWith(dataDir).find((process) => process.name === name)?.pid ?? 0
  const answers = async (url: string) => (await http.send(url, { patienceMs: 5_000 })).status < 500
  const serves: Record<(typeof HUNG)[number], () => Promise<boolean>> = {
    database: async () =>
      (
        await http.send(`${urls.mainApi}/api/vacancies`, {
          method: 'POST',
          token,
          body: { title: 'Weer terug' },
          patienceMs: 8_000,
        })
      ).status === 201,
    'ai-service': () => answers(`${urls.aiService}/health`),
    'mfe-marketing': () => answers(`${urls.marketing}/remote.json`),
    'auth-emulator': () => answers(urls.authEmulator),
  }
  const begin = Date.now()
  const before = new Map(HUNG.map((name) => [name, pidOf(name)]))
  for (const name of HUNG) {
    const pid = before.get(name) ?? 0
    if (pid > 0) process.kill(pid, 'SIGSTOP')
    else tally.note(false, `there is no process ${name}`)
  }
  await Promise.all(
    HUNG.map(async (name) => {
      const isReplaced = async () => pidOf(name) !== before.get(name) && (await serves[name]())
      tally.note(await becomes(isReplaced, BACK_WITHIN_S), `${name} hung for ${BACK_WITHIN_S} s and was not replaced`)
    }),
  )
  tally.note(product.endings.length === 0, `the supervisor gave up: ${product.endings.join(' ')}`)
  tally.remark(`after ${Math.round((Date.now() - begin) / 1000)} s`)
  for (const name of HUNG) {
    const pid = before.get(name) ?? 0
    if (pid > 0 && pidOf(name) === pid) process.kill(pid, 'SIGCONT')
  }
  return [tally.row()]
}

export const attack: Attack = { name: 'liveness', point: '4', seconds: 200, requests: 3_000, run }
