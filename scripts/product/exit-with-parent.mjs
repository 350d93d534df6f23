import { readSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into every process of the product before its own code, and into what such a process forks or runs in threads:
 * those have nothing to do here. Our standard input ends when whoever started us is gone, even by kill -9. Whoever
 * can't end itself then is killed by the guard (end-orphans.mjs).
 */
const waitsForGuard = 'WERVIO_WAITS_FOR_GUARD'

if (isMainThread && process.env[waitsForGuard]) {
  delete process.env[waitsForGuard]
  // Not a line of the program runs before the guard knows of it: then one byte comes.
  if (readSync(0, Buffer.alloc(1)) === 0) process.exit(1)

  const end = () => process.kill(process.pid, 'SIGTERM')
  process.stdin.on('end', end).on('error', end)
  process.stdin.resume()
  process.stdin.unref?.()

  // Then its output has no reader either; that may not keep it from stopping in order.
  const carryOn = () => undefined
  process.stdout.on('error', carryOn)
  process.stderr.on('error', carryOn)
}
