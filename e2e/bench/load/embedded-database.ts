import { startDatabase } from '../../../services/database/src/index.ts'

/** The embedded database in a process of its own, with its data in the folder `process.argv[2]`. Prints its address. */
const database = await startDatabase({ dataDir: process.argv[2] ?? '' })
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
process.stdout.write(`${database.url}\n`)
