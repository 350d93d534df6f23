import type { Attack, Target } from './attack.ts'
import { sendRaw, type RawAnswer } from './support/raw-request.ts'
import { Tally } from './support/tally.ts'

const SERVERS = [
  { name: 'main-api', port: 'mainApi', paths: ['/health', '/docs', '/openapi.json', '/api/vacancies'] },
  { name: 'ai-service', port: 'aiService', paths: ['/health', '/docs', '/openapi.json', '/api/chat/messages'] },
  { name: 'shell', port: 'shell', paths: ['/', '/remotes.json', '/config.json', '/login', '/health'] },
  { name: 'mfe-marketing', port: 'marketing', paths: ['/remote.json', '/mf-manifest.json', '/health'] },
  { name: 'mfe-vacancies', port: 'vacancies', paths: ['/remote.json', '/mf-manifest.json', '/health'] },
  { name: 'mfe-candidates', port: 'candidates', paths: ['/remote.json', '/mf-manifest.json', '/health'] },
] as const

/** The longest refusal in bytes; anything longer is content. */
const MOST_REFUSAL_BYTES = 1_024

const isRefused = ({ status, body }: RawAnswer): boolean =>
  status === 0 || ([400, 403, 404, 421].includes(status) && body.length < MOST_REFUSAL_BYTES)

const foreignNames = (port: number): string[] => [
  'evil.example',
  `evil.example:${port}`,
  'localhost.evil.example',
  `localhost.evil:${port}`,
  '127.0.0.1.nip.io',
  `127.0.0.1.nip.io:${port}`,
  'localtest.me',
  'evil.example.',
  'localhost@evil.example',
  `evil.example@localhost:${port}`,
  'localhost,evil.example',
  'localhost evil.example',
  'evil.example#localhost',
  'evil.example/localhost',
  'xlocalhost',
  'localhostx',
  '127.0.0.1x',
  '127.0.0.2.evil.example',
  '[::1].evil.example',
  '[::1',
  'localhost:abc',
  'localhost:99999999',
  `localhost:${port}:evil.example`,
  '0x7f000001.evil.example',
  '169.254.169.254',
  '192.168.1.10',
  '',
]

const familiarNames = (port: number): string[] =>
  ['localhost', 'LocalHost', '127.0.0.1', '[::1]'].flatMap((name) => [`${name}:${port}`, name, `${name}:8443`])

/** Request headers that name their target in other ways than one Host line. */
const oddHeads = (port: number): { target?: string; version?: '1.0'; lines: string[] }[] => [
  { version: '1.0', lines: [] },
  { version: '1.0', lines: ['Host: evil.example'] },
  { lines: [] },
  { lines: [`Host: localhost:${port}`, 'Host: evil.example'] },
  { lines: ['Host: evil.example', `Host: localhost:${port}`] },
  { lines: ['Host: evil.example', `X-Forwarded-Host: localhost:${port}`] },
  { lines: ['Host: evil.example', `Forwarded: host=localhost:${port}`] },
  { lines: ['Host: evil.example', `:authority: localhost:${port}`] },
  { lines: [` Host: localhost:${port}`, 'Host: evil.example'] },
]

const run = async ({ product, http }: Target) => {
  const foreignTally = new Tally('hosts that are not ours, at services, shell and remotes')
  const familiarTally = new Tally('hosts that are ours still answer')
  for (const { name, port: portName, paths } of SERVERS) {
    const port = product.ports[portName] ?? 0
    const attempt = async (target: string, lines: readonly string[], version: '1.0' | '1.1' = '1.1') => {
      http.count(1)
      return sendRaw(port, { target, lines, version })
    }
    for (const target of paths) {
      for (const host of foreignNames(port)) {
        const answer = await attempt(target, [`Host: ${host}`])
        foreignTally.note(isRefused(answer), `${name} ${target} for '${host}': ${answer.status}`)
      }
      for (const { lines, version } of oddHeads(port)) {
        const answer = await attempt(target, lines, version)
        foreignTally.note(
          isRefused(answer),
          `${name} ${target} HTTP/${version ?? '1.1'} ${lines.join(', ') || 'without Host'}: ${answer.status}`,
        )
      }
      const whole = await attempt(`http://evil.example${target}`, ['Host: evil.example'])
      foreignTally.note(isRefused(whole), `${name} http://evil.example${target}: ${whole.status}`)
      for (const host of familiarNames(port)) {
        const { status } = await attempt(target, [`Host: ${host}`])
        familiarTally.note(![0, 403, 421].includes(status), `${name} ${target} for '${host}': ${status}`)
      }
    }
  }
  return [foreignTally.row(), familiarTally.row()]
}

export const attack: Attack = { name: 'hosts', point: '2', seconds: 90, requests: 2_500, run }
