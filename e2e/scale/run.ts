import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { buildProduct } from '../../scripts/build/build-product.ts'
import { inRoot } from '../../scripts/product/root.ts'
import { nameOfCopy } from '../../scripts/stack/local-processes.ts'
import { readEnvFiles } from '../../scripts/stack/read-env-files.ts'
import { type Stack, startStack } from '../../scripts/stack/start-stack.ts'
import { createRecruiter, type Recruiter } from '../support/accounts.ts'
import { Random } from '../support/random.ts'
import { stackUrls } from '../stack/stack-urls.ts'
import { createCaller, type Kill, sortFailures } from './attempts.ts'
import { checkJobs } from './jobs.ts'
import { killAtRandom } from './killer.ts'
import { workOnAttachments } from './load/attachments.ts'
import { workOnCandidates } from './load/candidates.ts'
import { followNotifications } from './load/notifications.ts'
import { workOnRecordings } from './load/recordings.ts'
import { workOnStacks } from './load/stacks.ts'
import { workOnVacancies } from './load/vacancies.ts'
import { addFindings, type Findings, type Work } from './load/work.ts'
import { watchUsage } from './usage.ts'
import { readScaleSettings, type ScaleSettings } from './settings.ts'

const SERVICES = ['main-api', 'main-worker', 'ai-service', 'ai-worker']
/** The pause of a person between two things, and of a stack or a recording, in milliseconds. */
const THINK_MS = 300
const STACK_MS = 8_000

const say = (line: string) => console.log(`scale: ${line}`)

const begin = async ({ copies, firstPort }: ScaleSettings): Promise<Stack> => {
  // No page is opened: apps of an earlier build will do.
  if (!existsSync(inRoot('shell/dist'))) await buildProduct(say)
  return startStack({
    env: { ...readEnvFiles([inRoot('deploy/auth-emulator.env')]), LOG_LEVEL: 'warn' },
    profiles: ['auth-emulator'],
    scale: Object.fromEntries(SERVICES.map((name) => [name, copies])),
    ports: Array.from({ length: 200 }, (_, index) => firstPort + index),
    folder: mkdtempSync(join(tmpdir(), 'wervio-scale-')),
    say,
  })
}

/** Repeats the steps of a work until told to end. */
const keepWorking = async (work: Work, pause: number, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    await work.step()
    await wait(pause, undefined, { signal }).catch(() => undefined)
  }
}

const storeOf = ({ places }: Stack, env: Record<string, string | undefined>) => {
  const client = new S3Client({
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${places.portOf('storage', 7070)}`,
    forcePathStyle: true,
    credentials: {
      accessKeyId: env['WERVIO_S3_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: env['WERVIO_S3_SECRET_ACCESS_KEY'] ?? '',
    },
  })
  return async (id: string): Promise<Buffer | null> => {
    try {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: 'wervio', Key: `recordings/${id.slice(0, 2)}/${id}` }),
      )
      return Body ? Buffer.from(await Body.transformToByteArray()) : null
    } catch {
      return null
    }
  }
}

const loadOf = async (stack: Stack, settings: ScaleSettings, random: Random) => {
  const urls = stackUrls({
    WERVIO_STACK_URL: stack.url,
    WERVIO_STACK_SIGN_IN: `http://localhost:${stack.places.portOf('auth-emulator', 9099)}`,
  })
  const caller = createCaller(urls)
  let last = 0
  const number = () => (last += 1)
  const followed: { check: () => Promise<Findings> }[] = []
  /** Registration is no part of what is counted: a person would press the button again. */
  const newRecruiter = async (): Promise<Recruiter> => {
    for (;;) {
      const recruiter = await createRecruiter(urls).catch(() => null)
      if (recruiter === null) continue
      followed.push(followNotifications(urls.mainApi, recruiter, caller))
      return recruiter
    }
  }
  const works: { work: Work; pause: number }[] = []
  for (let person = 0; person < settings.people; person += 1) {
    const worker = { recruiter: await newRecruiter(), caller, random: new Random(random.below(2 ** 31)), number }
    const make = [workOnVacancies, workOnCandidates, workOnAttachments][person % 3] ?? workOnVacancies
    works.push({ work: make(worker), pause: THINK_MS })
  }
  const worker = { recruiter: await newRecruiter(), caller, random: new Random(random.below(2 ** 31)), number }
  works.push({ work: workOnStacks(worker, newRecruiter), pause: STACK_MS })
  const stored = storeOf(stack, readEnvFiles([inRoot('deploy/auth-emulator.env')]))
  works.push({ work: workOnRecordings(worker, stored), pause: STACK_MS })
  return { works, caller, followed }
}

const countByStatus = (failures: readonly { status: number | null }[]): string =>
  [502, 503, 504, null].map((status) => failures.filter((each) => each.status === status).length).join(', ')

/** What the load has to have done before its other figures say anything. */
const HAS_TO_HAPPEN = [
  'vacancies confirmed',
  'candidates confirmed',
  'files confirmed',
  'CVs confirmed',
  'jobs completed',
  'recordings uploaded',
  'notifications heard',
]

const report = (
  findings: Findings,
  kills: readonly Kill[],
  attempts: readonly Parameters<typeof sortFailures>[0][number][],
) => {
  const { excused, unexcused } = sortFailures(attempts, kills)
  const count = (signal: Kill['signal']) => kills.filter((kill) => kill.signal === signal).length
  const lines = {
    'requests sent': attempts.length,
    'processes ended by SIGKILL': count('SIGKILL'),
    'processes ended by SIGTERM': count('SIGTERM'),
    'requests that failed while their service was killed': excused.length,
    'of those with 502, 503, 504, no answer': countByStatus(excused),
    'requests that failed otherwise': unexcused.length,
    ...findings.counts,
    'things wrong': findings.problems.length,
  }
  for (const [name, value] of Object.entries(lines)) console.log(`${name.padEnd(54)}${value}`)
  const absent = [
    ...HAS_TO_HAPPEN.filter((name) => !findings.counts[name]),
    ...(['SIGKILL', 'SIGTERM'] as const).filter((signal) => count(signal) === 0),
  ]
  for (const name of absent) console.log(`nothing is proven: no ${name}`)
  for (const { what, method, status, startedAt, endedAt } of unexcused.slice(0, 20))
    console.log(`failed: ${what} (${method}) with ${status ?? 'no answer'} after ${Math.round(endedAt - startedAt)} ms`)
  for (const problem of findings.problems.slice(0, 40)) console.log(`wrong: ${problem}`)
  return unexcused.length === 0 && findings.problems.length === 0 && absent.length === 0
}

const main = async (): Promise<boolean> => {
  const settings = readScaleSettings(process.env)
  const random = new Random(settings.seed)
  const stack = await begin(settings)
  try {
    const usage = watchUsage(stack)
    await usage.whileIdle()
    const { works, caller, followed } = await loadOf(stack, settings, random)
    const ending = new AbortController()
    const copies = Object.fromEntries(
      SERVICES.map((name) => [
        name,
        Array.from({ length: settings.copies }, (_, index) => nameOfCopy(name, index + 1)),
      ]),
    )
    say(
      `${settings.minutes} minutes of load on ${settings.copies} copies of ${SERVICES.join(', ')}, seed ${settings.seed}`,
    )
    const killing = killAtRandom(stack.supervisor, copies, { random, signal: ending.signal, say })
    const working = works.map(({ work, pause }) => keepWorking(work, pause, ending.signal))
    const measured = usage.whileLoaded(settings.minutes * 60_000)
    await wait(settings.minutes * 60_000)
    ending.abort()
    const kills = await killing
    await Promise.all(working)
    await measured
    say('the load has ended; what was confirmed is looked for')
    const all: Findings[] = []
    for (const { work } of works) all.push(await work.check())
    for (const { check } of followed) all.push(await check())
    const url = `postgres://postgres@127.0.0.1:${stack.postgres.port}/wervio`
    all.push(await checkJobs(url))
    console.log(usage.table())
    return report(addFindings(all), kills, caller.attempts)
  } finally {
    await stack.stop()
    say(`logs: ${stack.logFolder}`)
  }
}

main().then(
  (holds) => process.exit(holds ? 0 : 1),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
