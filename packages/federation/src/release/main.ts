import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { RegistryError } from '../contract/parse.ts'
import { registryFileOf } from '../server/registry-file.ts'
import { readLiveFacts } from './live-facts.ts'
import { publish } from './publish.ts'
import { ReleaseError } from './release-error.ts'
import { createReleases } from './releases.ts'
import { statusLines } from './status-lines.ts'

const USAGE = `usage: pnpm release ACTION
  publish REMOTE --to FOLDER [--from DIST]   copies the newest build beside the earlier versions that FOLDER serves
  check REMOTE [VERSION]                     says whether a version may be promoted
  promote REMOTE [VERSION]                   makes it the version of everybody: VERSION, else the canary, else the newest
  canary REMOTE [VERSION] --share PERCENT    lets that share of the browsers take a version, 1 to 99
  withdraw REMOTE                            ends the canary
  rollback REMOTE                            back to the version before
  status [--json]                            each remote with its version, its canary and the version before
  compose INSIDE=PUBLIC…                     writes a registry of the newest version at each of these addresses
options
  --registry FILE   the registry (WERVIO_REMOTES_FILE, else remotes.json in WERVIO_DATA)
  --shell URL       the live shell (http://localhost:WERVIO_SHELL_PORT)
  --services A,B    the live services, where those that the shell names can't be reached from here
  --at URL          where the versions of REMOTE are served, when not where the present one is`

const OPTIONS = {
  registry: { type: 'string' },
  shell: { type: 'string' },
  services: { type: 'string' },
  at: { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
  share: { type: 'string' },
  json: { type: 'boolean' },
} as const

const readArguments = () => {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n\n${USAGE}`)
  }
}

/** A remote by its folder (`mfe-vacancies`) or its name in the registry (`mfe_vacancies`). */
const nameOf = (remote: string | undefined): string => {
  if (remote && /^mfe[-_][a-z0-9_-]+$/.test(remote)) return remote.replaceAll('-', '_')
  throw new ReleaseError(`${remote ?? 'nothing'} is not the name of a remote (mfe-…)\n\n${USAGE}`)
}

const shareOf = (text: string | undefined): number => {
  const share = Number(text)
  if (Number.isInteger(share) && share >= 1 && share <= 99) return share
  throw new ReleaseError('--share is a whole percentage from 1 to 99')
}

const placeOf = (pair: string): { inside: string; at: string } => {
  const [inside, at, ...rest] = pair.split('=')
  if (!inside || !at || rest.length > 0) throw new ReleaseError(`${pair} is not INSIDE=PUBLIC\n\n${USAGE}`)
  return { inside, at }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const sayNotes = (notes: readonly string[]): void => notes.forEach((note) => say(`  note: ${note}`))

const main = async (): Promise<void> => {
  const { values, positionals } = readArguments()
  const [action, ...words] = positionals
  const file = values.registry === undefined ? registryFileOf(process.env) : resolve(values.registry)
  const shell = values.shell ?? `http://localhost:${process.env['WERVIO_SHELL_PORT'] ?? '3000'}`
  const releases = createReleases({
    registry: file,
    liveFacts: () => readLiveFacts(shell.replace(/\/$/, ''), values.services?.split(',')),
  })
  const candidate = () => ({ name: nameOf(words[0]), version: words[1], at: values.at })

  const actions: Record<string, () => Promise<void>> = {
    publish: async () => {
      if (!values.to) throw new ReleaseError(`publish needs --to\n\n${USAGE}`)
      const folder = nameOf(words[0]).replaceAll('_', '-')
      const { entry, isNew } = await publish(resolve(values.from ?? join(folder, 'dist')), resolve(values.to))
      say(`${entry.name} ${entry.version} ${isNew ? 'is published' : 'was published before'} in ${values.to}`)
    },
    check: async () => {
      const { entry, notes, problems } = await releases.check(candidate())
      if (problems.length > 0) throw new ReleaseError(`${entry.name} ${entry.version} does not fit:`, problems)
      say(`${entry.name} ${entry.version} fits what is live`)
      sayNotes(notes)
    },
    promote: async () => {
      const { entry, notes } = await releases.promote(candidate())
      say(`${entry.name} ${entry.version} is live for everybody; open tabs take it at their next full load`)
      sayNotes(notes)
    },
    canary: async () => {
      const share = shareOf(values.share)
      const { entry, notes } = await releases.tryOut(candidate(), share)
      say(`${entry.name} ${entry.version} is live for ${share}% of the browsers`)
      sayNotes(notes)
    },
    withdraw: async () => {
      releases.withdraw(nameOf(words[0]))
      say(`the canary of ${words[0]} is withdrawn`)
    },
    rollback: async () => {
      const { entry, notes } = await releases.rollBack(nameOf(words[0]))
      say(`${entry.name} is back at ${entry.version}`)
      sayNotes(notes)
    },
    status: async () => {
      const remotes = releases.status()
      if (values.json) say(JSON.stringify(remotes, null, 2))
      else statusLines(file, remotes).forEach(say)
    },
    compose: async () => {
      const { remotes } = await releases.compose(words.map(placeOf))
      say(`${file} has ${remotes.map(({ name, version }) => `${name} ${version}`).join(', ')}`)
    },
  }
  const run = action !== undefined && Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!run) throw new ReleaseError(USAGE)
  await run()
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ReleaseError || error instanceof RegistryError
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack ?? error)}\n`)
  process.exitCode = 1
})
