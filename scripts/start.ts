import { buildProduct } from './build/build-product.ts'
import { demoRecruiter } from '@wervio/demo-data'
import { outliveOutput } from './product/own-output.ts'
import { StartError } from './product/ports.ts'
import { checkBeforeBuild, type Product, startProduct } from './product/start-product.ts'

outliveOutput()

const dev = process.argv.includes('--dev')
const started = Date.now()
const say = (line: string) => console.log(`Wervio: ${line}`)

let product: Promise<Product> | undefined
let stopping = false
const cancel = new AbortController()

const stop = async (code: number) => {
  if (stopping) return
  stopping = true
  say('stoppen; gegevens worden opgeslagen …')
  cancel.abort()
  await (await product?.catch(() => undefined))?.stop()
  say('gestopt.')
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.on('disconnect', () => void stop(0))

try {
  const { settings, folder } = await checkBeforeBuild({ dev, say })
  await buildProduct(say)
  say('diensten starten …')
  product = startProduct({
    dev,
    say,
    folder,
    signal: cancel.signal,
    giveUp: (reason) => {
      console.error(`Wervio: ${reason}`)
      void stop(1)
    },
  })
  const { urls } = await product
  if (!stopping) {
    say(`draait op ${urls.shell} (klaar in ${Math.round((Date.now() - started) / 1000)} s)`)
    if (settings.demo) say(`inloggen kan met ${demoRecruiter.email} en wachtwoord ${demoRecruiter.password}`)
    say(`logboeken staan in ${settings.dataDir}/logs. Stoppen: Ctrl-C.`)
  }
} catch (error) {
  if (!stopping) {
    console.error(
      `Wervio: ${error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error)}`,
    )
    process.exit(1)
  }
}
