import { readEnvironment, ServiceError } from '@wervio/service-kit'
import { selectEngine } from '../../services/ai-service/src/engines/select-engine.ts'
import { environment } from '../../services/ai-service/src/platform/config.ts'
import { adviceCall } from './advice-call.ts'
import { modelCalls, type ModelCall, type Outcome } from './model-calls.ts'
import { startRealServer } from './real-server.ts'

/**
 * `pnpm e2e:llm`: the five calls against the model that AI_BASE_URL and AI_MODEL name, or against a server that it
 * starts and ends itself: LLM_SERVER is its command without address. What a model writes can't be asserted; that it is
 * accepted or refused with a code of its own, and that nothing invented gets in, can.
 */
const { LLM_SERVER, ...given } = process.env
const server = LLM_SERVER && !given['AI_BASE_URL'] ? await startRealServer(LLM_SERVER) : null
// A run that is broken off leaves no server behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.resolve(server?.stop()).finally(() => process.exit(1)))
const variables = server ? { AI_MODEL: 'local', ...given, AI_BASE_URL: server.baseUrl } : given
const engine = selectEngine(readEnvironment(environment, variables))
if (engine.name === 'builtin') {
  console.error('Set AI_BASE_URL and AI_MODEL to the endpoint and model to try, or LLM_SERVER to the command of one.')
  process.exit(1)
}

const attempt = async ({ run }: ModelCall): Promise<Outcome> => {
  try {
    return await run(engine, new AbortController().signal)
  } catch (error) {
    const isNamed = error instanceof ServiceError && error.code.startsWith('engine_')
    if (!isNamed)
      return { said: 'failed', faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
    return { said: `refused: ${error.code}${cause}`, faults: [] }
  }
}

let faultCount = 0
for (const call of [...modelCalls, adviceCall]) {
  const begin = performance.now()
  const { said, faults } = await attempt(call)
  faultCount += faults.length
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${faults.length === 0 ? 'ok   ' : 'FAULT'} ${call.what}, ${seconds} s: ${said}`)
  for (const fault of faults) console.log(`      ${fault}`)
}
await server?.stop()
process.exit(faultCount === 0 ? 0 : 1)
