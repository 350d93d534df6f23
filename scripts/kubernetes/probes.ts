import type { IProbe } from 'kubernetes-models/v1'
import type { ServiceFacts } from './facts.ts'

const secondsIn = (text: unknown): number | undefined => {
  const [, seconds] = /^(\d+)s$/.exec(String(text)) ?? []
  return seconds === undefined ? undefined : Number(seconds)
}

/** A request that a health check of the compose file makes by a program; the cluster makes it itself. */
const requestIn = (test: readonly string[]): URL | null => {
  const [address] = /http:\/\/[\w.]+:\d+\/[\w-]*/.exec(test.join(' ')) ?? []
  return address === undefined ? null : new URL(address)
}

/** Services answer no name but their own, so the request has that of the compose file. */
const httpGet = ({ hostname, port, pathname }: URL) => ({
  httpGet: { path: pathname, port: Number(port), httpHeaders: [{ name: 'Host', value: hostname }] },
})

/**
 * Ends well for any answer at all: a process whose database is away serves on when it is back, one that hangs doesn't.
 */
const anyAnswer = (address: URL) => ({
  exec: {
    command: ['node', '-e', `fetch('${address.href}').then(()=>process.exit(0),()=>process.exit(1))`],
  },
})

export type Probes = {
  readinessProbe?: IProbe
  startupProbe?: IProbe
  livenessProbe?: IProbe
}

/** How a cluster asks whether a container can serve, and whether it has to be replaced. */
export const probesOf = ({ healthcheck }: ServiceFacts): Probes => {
  if (!healthcheck) return {}
  const [kind, ...command] = healthcheck.test
  if (kind !== 'CMD') throw new Error('a health check of the compose file that is no command')
  const [periodSeconds, timeoutSeconds] = [secondsIn(healthcheck['interval']), secondsIn(healthcheck['timeout'])]
  const retries = Number(healthcheck['retries'])
  if (periodSeconds === undefined || timeoutSeconds === undefined || Number.isNaN(retries))
    throw new Error('a health check without interval, timeout or retries')
  const request = requestIn(command)
  const check = { ...(request ? httpGet(request) : { exec: { command } }), periodSeconds, timeoutSeconds }
  const startSeconds = secondsIn(healthcheck['start_period']) ?? 0
  const isNode = command[0] === 'node' && request !== null
  return {
    readinessProbe: { ...check, failureThreshold: 2 },
    startupProbe: { ...check, failureThreshold: retries + Math.ceil(startSeconds / periodSeconds) },
    ...(isNode && {
      livenessProbe: { ...anyAnswer(request), periodSeconds: 15, timeoutSeconds: 10, failureThreshold: 3 },
    }),
  }
}
