import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyRepository } from '../repository-copy.ts'
import { runInBackground } from '../run-in-background.ts'

/** A change of one source: each text in `file` takes the place of the one before it. */
export type Change = { file: string; from: string; to: string }

/** What a command said, and how it ended. */
export type Outcome = { code: number; stdout: string; stderr: string }

/** What a team does in a checkout. */
export const checkoutOf = (folder: string) => ({
  /** Changes sources; throws when one isn't as it was expected. */
  change: async (changes: readonly Change[]): Promise<void> => {
    for (const { file, from, to } of changes) {
      const text = await readFile(join(folder, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      await writeFile(join(folder, file), text.replace(from, to))
    }
  },
  buildApp: async (app: string): Promise<void> => {
    await runInBackground(join(folder, app), 'node_modules/webpack-cli/bin/cli.js', '--mode', 'production')
  },
  /** `pnpm release` in this checkout. */
  release: async (...args: string[]): Promise<Outcome> => {
    try {
      return { code: 0, ...(await runInBackground(folder, 'packages/federation/src/release/main.ts', ...args)) }
    } catch (error) {
      const { code, stdout, stderr } = error as Outcome
      return { code, stdout, stderr }
    }
  },
})

/** The checkout of the team of one domain: its app and the packages, and nothing else. */
export const copyDomain = async (domain: string) => {
  const { folder, remove } = await copyRepository({ domain })
  const { change, buildApp, release } = checkoutOf(folder)
  /** Builds the app; returns its version. */
  const build = async (): Promise<string> => {
    await buildApp(domain)
    const { version } = JSON.parse(await readFile(join(folder, domain, 'dist/remote.json'), 'utf8')) as {
      version: string
    }
    return version
  }
  return { folder, remove, change, build, release }
}
