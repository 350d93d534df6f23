import { spawn } from 'node:child_process'
import { crunArguments } from './crun.ts'

/** `run-container.ts STATE NAME BUNDLE`: runs a container until it ends, and hands SIGTERM on to it. */
const [state = '', name = '', bundle = ''] = process.argv.slice(2)
const [program, ...args] = crunArguments(state, ['run', '--bundle', bundle, name])
const container = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void container.kill(signal))
container.once('exit', (code) => process.exit(code ?? 1))
