import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Attack, Target } from './attack.ts'
import { newEmail } from '../support/accounts.ts'
import { hasProc, listenersOf, processesWith } from './support/proc.ts'
import { newRecruiter, signInUrl } from './support/recruiters.ts'
import { Tally } from './support/tally.ts'

const PLAIN = 'Leesbaar-wachtwoord-71'
/** Texts that show that the emulator stored a password without hashing it. */
const TRACES = [PLAIN, 'fakeHash', `password=${PLAIN}`]
const MOST_BYTES = 67_108_864

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const encodings = (text: string): Buffer[] => [
  Buffer.from(text),
  Buffer.from(text, 'utf16le'),
  Buffer.from(Buffer.from(text).toString('base64').replace(/=+$/, '')),
]

const run = async (target: Target) => {
  const { http, product } = target
  const answerTally = new Tally('answers of the sign-in service hold no password')
  const diskTally = new Tally('files in the data folder hold no password, those of sign-in are private')
  const portTally = new Tally('listeners of the product')
  const account = { email: newEmail(), password: PLAIN, returnSecureToken: true }
  let idToken = ''
  for (const call of ['signUp', 'signInWithPassword', 'lookup', 'update']) {
    const answer = await http.send(signInUrl(target, call), {
      method: 'POST',
      body: call === 'lookup' ? { idToken } : { ...account, idToken },
    })
    idToken = (JSON.parse(answer.text || '{}') as { idToken?: string }).idToken ?? idToken
    answerTally.note(!TRACES.some((trace) => answer.text.includes(trace)), `${call} answers with the password`)
  }
  // A registration makes the services export the accounts.
  await newRecruiter(target, PLAIN)

  for (const file of await filesBelow(product.dataDir)) {
    const content = await readFile(file).catch(() => Buffer.alloc(0))
    if (content.length > MOST_BYTES) continue
    const name = file.slice(product.dataDir.length)
    diskTally.note(!encodings(PLAIN).some((bytes) => content.includes(bytes)), `${name} holds the password`)
    // The log contains links for a new password, so users who may not read the data folder may not read it either.
    const { mode } = await stat(file)
    const isPrivate = (mode & 0o077) === 0 || !/^\/(auth|logs)\//.test(name)
    diskTally.note(isPrivate, `others may read ${name} (mode ${(mode & 0o777).toString(8)})`)
  }

  if (!hasProc())
    return [answerTally.row(), diskTally.row(), { what: 'listeners of the product', notTried: 'no /proc here' }]
  const listeners = listenersOf(processesWith(product.dataDir))
  const fixedPoints = new Set(
    ['shell', 'marketing', 'vacancies', 'candidates', 'mainApi', 'aiService', 'authEmulator'].map(
      (name) => product.ports[name as 'shell'],
    ),
  )
  for (const { name, port, isLoopback } of listeners) {
    portTally.note(isLoopback, `${name} listens on ${port} beyond this machine`)
    portTally.note(fixedPoints.has(port), `${name} listens on ${port}, which is no fixed point`)
  }
  return [answerTally.row(), diskTally.row(), portTally.row()]
}

export const attack: Attack = { name: 'auth-secrets', point: '1', seconds: 45, requests: 50, run }
