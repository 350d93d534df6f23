import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { postgresBinaries } from '../test/postgres-binaries.ts'
import { startTemporaryPostgres } from '../test/temporary-postgres.ts'
import type { ComposeService } from './compose/read-compose.ts'
import { StackError } from './stack-error.ts'

/**
 * A temporary PostgreSQL in place of the container's, on its local port, set up by the same script as that one. `stop`
 * removes its data.
 */
export const startDatabase = async (
  { environment }: ComposeService,
  { port, root }: { port: number; root: string },
): Promise<{ binaries: string; pid: number; stop: () => Promise<void> }> => {
  const binaries = await postgresBinaries()
  if (binaries === undefined) throw new StackError('There is no PostgreSQL (15 or newer) on this machine: install one.')
  const database = await startTemporaryPostgres(binaries, { port })
  try {
    execFileSync('sh', [join(root, 'deploy/create-owner.sh')], {
      env: {
        ...process.env,
        ...environment,
        PATH: `${binaries}:${process.env['PATH']}`,
        PGHOST: '127.0.0.1',
        PGPORT: String(port),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } catch (error) {
    await database.stop()
    throw error
  }
  return { binaries, pid: database.pid, stop: database.stop }
}
