import { readSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into every process of the product before its own code. Does nothing in processes and threads that such a
 * process starts. Standard input ends when the supervisor ends, even by kill -9; a process that can't end itself then
 * is killed by the guard (end-orphans.mjs).
 */
const waitsForGuard = 'WERVIO_WAITS_FOR_GUARD'

if (isMainThread && process.env[waitsForGuard]) {
  delete process.env[waitsForGuard]
  // The program starts only after the guard knows of it; the supervisor then sends one byte.
  if (readSync(0, Buffer.alloc(1)) === 0) process.exit(1)

  const end = () => process.kill(process.pid, 'SIGTERM')
  process.stdin.on('end', end).on('error', end)
  process.stdin.resume()
  process.stdin.unref?.()

  // Its output then has no reader either, which may not prevent it from stopping properly.
  const carryOn = () => undefined
  process.stdout.on('error', carryOn)
  process.stderr.on('error', carryOn)
}
