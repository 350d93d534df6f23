import { EnvironmentError, readEnvironment } from '@wervio/service-kit'
import { databaseUrlOf, databaseVariables } from '@wervio/service-kit/database'
import { z } from 'zod'
import { readCommand, USAGE } from './command.ts'
import { openOwner } from './open-owner.ts'
import { TaxonomyError } from './taxonomy-error.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

/** `npm run taxonomy`; gives the code this process ends with. */
const run = async (): Promise<number> => {
  const command = readCommand(process.argv.slice(2))
  if (!command) {
    complain(USAGE)
    return 2
  }
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new TaxonomyError('stopped; the earlier import stays')))
  try {
    const { transaction, close } = openOwner(databaseUrlOf(readEnvironment(z.object(databaseVariables), process.env)))
    try {
      // npm and pnpm run scripts in the root; the folder is named from where the operator stands.
      await command({ transaction, print, signal: stop.signal, directory: process.env['INIT_CWD'] ?? process.cwd() })
    } finally {
      await close()
    }
    return 0
  } catch (error) {
    if (!(error instanceof TaxonomyError || error instanceof EnvironmentError)) throw error
    complain(error.message)
    return 1
  }
}

process.exitCode = await run()
