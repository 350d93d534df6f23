import { freePorts } from '@wervio/testing/free-port'
import { benchPostgres, type Close } from './bench-postgres.ts'
import { startMainApi, startServer } from './own-main-api.ts'

/** ai-service beside main-api on a database of their own, with a recruiter; `extra` is added to its environment. */
export const startAiService = async (close: Close, extra: Record<string, string> = {}) => {
  const database = await benchPostgres()
  close(database.stop)
  const main = await startMainApi(database.url, close)
  const { token } = await main.recruiter()
  const [port = 0] = await freePorts(1)
  const server = await startServer(
    '../../services/ai-service/dist/main.js',
    { ...main.shared, WERVIO_AI_SERVICE_PORT: String(port), LOG_LEVEL: 'error', ...extra },
    port,
    '/health',
  )
  close(() => server.process.kill())
  return { url: server.url, mainUrl: main.url, token, pid: server.process.pid ?? 0 }
}
