import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { startProduct } from '../../scripts/product/start-product.ts'
import type { Attack, Target } from './attack.ts'
import { cleanEnvironment, newPorts } from './support/attacked-product.ts'
import { processesWith } from './support/proc.ts'
import { newRecruiter } from './support/recruiters.ts'
import { Tally } from './support/tally.ts'

/**
 * Files that the running product writes itself: of a log only the head is compared, and the database's own files not at
 * all.
 */
const HEAD_BYTES = 200
const MOST_BYTES = 1_048_576

const isLog = (file: string): boolean => file.includes('/logs/') || file.endsWith('.log')

/** Files outside the database's folder, with a hash of the part that may not change. */
const printsOf = async (dataDir: string): Promise<Map<string, string>> => {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const watchedFiles = files.filter(
    (file) => !file.slice(dataDir.length).startsWith('/database') && !file.includes('.lock'),
  )
  const prints = new Map<string, string>()
  for (const file of watchedFiles) {
    const { size } = await stat(file)
    const content = (await readFile(file)).subarray(0, isLog(file) ? Math.min(HEAD_BYTES, size) : MOST_BYTES)
    prints.set(file.slice(dataDir.length), createHash('sha256').update(content).digest('hex'))
  }
  return prints
}

const run = async (target: Target) => {
  const { product, http } = target
  const tally = new Tally('a second product on the same data folder')
  const { token } = await newRecruiter(target)
  const before = await printsOf(product.dataDir)
  const pids = new Set(processesWith(product.dataDir).map(({ pid }) => pid))
  const refusal = await startProduct({
    ports: await newPorts(),
    dataDir: product.dataDir,
    demo: false,
    env: { ...cleanEnvironment(), LOG_LEVEL: 'warn' },
  }).then(
    async (started) => {
      await started.stop()
      return 'it started'
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  tally.note(refusal !== 'it started', 'the second product started')
  tally.note(!refusal.trim().includes('\n'), `the refusal is not one line: ${refusal}`)
  tally.note(refusal.includes(product.dataDir), `the refusal does not name the folder: ${refusal}`)
  const after = await printsOf(product.dataDir)
  for (const file of new Set([...before.keys(), ...after.keys()]))
    tally.note(
      before.get(file) === after.get(file),
      `${file} ${before.has(file) ? (after.has(file) ? 'was changed' : 'is gone') : 'is new'}`,
    )
  const newProcesses = processesWith(product.dataDir).filter(({ pid }) => !pids.has(pid))
  tally.note(
    newProcesses.length === 0,
    `processes of the second start go on: ${newProcesses.map(({ name }) => name).join(', ')}`,
  )
  const saveAnswer = await http.send(`${product.urls.mainApi}/api/vacancies`, {
    method: 'POST',
    token,
    body: { title: 'Na de tweede start' },
  })
  tally.note(saveAnswer.status === 201, `the running product answers ${saveAnswer.status} to a save`)
  tally.remark(`the second start said: ${refusal.split('\n')[0]}`)
  return [tally.row()]
}

export const attack: Attack = { name: 'second-start', point: '6', seconds: 90, requests: 20, run }
