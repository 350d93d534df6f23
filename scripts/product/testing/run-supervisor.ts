import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeDataFolder } from '../data-folder.ts'
import { outliveOutput } from '../own-output.ts'
import { Supervisor } from '../supervisor.ts'
import { specOf } from './programs.ts'

/**
 * A supervisor in a process of its own, so that a test can kill it. Arguments: `<data folder> <folder of programs>
 * <grace in ms>`, then `<name>=<source>` for each process. Prints what `npm start` would, and `up` when all are ready;
 * a file `up` in the folder of programs says so too, for tests that close its output.
 */
const [dataDir = '', folder = '', grace = '', ...sources] = process.argv.slice(2)
const say = (line: string) => console.log(line)
outliveOutput()
try {
  const data = await takeDataFolder(dataDir, say, Number(grace))
  const specs = await Promise.all(
    sources.map((it) => specOf(folder, it.slice(0, it.indexOf('=')), it.slice(it.indexOf('=') + 1))),
  )
  const supervisor = new Supervisor(specs, {
    dataDir,
    logFolder: join(dataDir, 'logs'),
    guard: data.guard,
    say,
    giveUp: say,
  })
  process.on(
    'SIGTERM',
    () =>
      void supervisor
        .stopAll()
        .then(data.release)
        .then(() => process.exit()),
  )
  await supervisor.startAll()
  say('up')
  writeFileSync(join(folder, 'up'), '')
} catch (error) {
  say(`refused: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
