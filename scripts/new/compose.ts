import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemotePackage } from '@wervio/federation/contract'
import { remotesIn } from '../product/remote-packages.ts'

const COMPOSE = 'docker-compose.yml'
const COMPOSE_MARKS = [
  '  # The remotes and their registry, written by `pnpm new remote` from the workspace.\n',
  '  # End of the remotes.\n',
] as const
const PROXY = 'deploy/proxy/haproxy.cfg'
const PROXY_MARKS = [
  '# The remotes, written by `pnpm new remote` from the workspace.\n',
  '# End of the remotes.\n',
] as const

const service = ({ package: name }: RemotePackage): string => `  ${name}:
    <<: *app
    image: wervio/${name}:\${WERVIO_VERSION:-local}
    build: { context: ., dockerfile: deploy/app.Dockerfile, args: { APP: ${name}, KIND: remote } }
    environment:
      NODE_ENV: \${WERVIO_NODE_ENV:-production}
      LOG_LEVEL: \${LOG_LEVEL:-info}
      PORT: "3000"
      WERVIO_HOSTS: ${name},proxy,\${WERVIO_HOSTS:-localhost}
`

/** Internal and public address of one remote, as deploy/write-registry.mjs reads them. */
const pair = ({ package: name }: RemotePackage): string =>
  `"http://${name}:3000=\${WERVIO_PUBLIC_URL:-http://localhost:8080}/remotes/${name}"`

const registry = (
  remotes: readonly RemotePackage[],
): string => `  # Composes the registry from what the remotes serve and ends.
  registry:
    <<: *confined
    image: wervio/shell:\${WERVIO_VERSION:-local}
    restart: on-failure:5
    command:
      - node
      - /registry.mjs
      - /remotes/remotes.json
${remotes.map((remote) => `      - ${pair(remote)}`).join('\n')}
    volumes:
      - ./deploy/write-registry.mjs:/registry.mjs:ro
      - remotes:/remotes
    depends_on:
${remotes.map(({ package: name }) => `      ${name}: { condition: service_healthy }`).join('\n')}
    deploy: { resources: { limits: { cpus: "1", memory: 128m, pids: 50 } } }
`

/** `text` with `section` between its two marks. Throws when the marks are missing. */
const between = (text: string, file: string, [begin, end]: readonly [string, string], section: string): string => {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} no longer has the marks between which the remotes stand`)
  return text.slice(0, from + begin.length) + section + text.slice(to)
}

/** The section about remotes in docker-compose.yml, between its two marks. Throws when the marks are missing. */
export const composeWith = (text: string, remotes: readonly RemotePackage[]): string =>
  between(text, COMPOSE, COMPOSE_MARKS, [...remotes.map(service), registry(remotes)].join('\n'))

const backend = ({ package: name }: RemotePackage): string => `backend ${name}
  balance roundrobin
  option httpchk
  http-check send meth GET uri /health ver HTTP/1.1 hdr Host localhost
  http-request replace-path ^/remotes/${name}(/.*)$ \\1
  server-template ${name}- 3 ${name}:3000 resolvers containers init-addr none
`

/** The same for the proxy's configuration. */
export const proxyWith = (text: string, remotes: readonly RemotePackage[]): string =>
  between(text, PROXY, PROXY_MARKS, remotes.map(backend).join('\n'))

/** The files that name every remote, relative to the repository. */
export const placesOfRemotes = [COMPOSE, PROXY] as const

export const writeCompose = (root: string): void => {
  const remotes = remotesIn(root)
  for (const [name, rewrite] of [
    [COMPOSE, composeWith],
    [PROXY, proxyWith],
  ] as const) {
    const file = join(root, name)
    writeFileSync(file, rewrite(readFileSync(file, 'utf8'), remotes))
  }
}
