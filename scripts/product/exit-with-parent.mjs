/** Loaded into every process of the product: its standard input ends when whoever started it is gone, even by kill -9. */
const end = () => process.kill(process.pid, 'SIGTERM')
process.stdin.on('end', end).on('error', end)
process.stdin.resume()
process.stdin.unref?.()

/** Then its output has no reader either; that may not keep it from stopping in order. */
const carryOn = () => undefined
process.stdout.on('error', carryOn)
process.stderr.on('error', carryOn)
