import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemotePackage } from '@wervio/federation/contract'
import { remotesIn } from '../product/remote-packages.ts'

const BEGIN = '  # The remotes and their registry, written by `pnpm new remote` from the workspace.\n'
const END = '  # End of the remotes.\n'

const service = ({ package: name, port }: RemotePackage): string => `  ${name}:
    build: { context: ., dockerfile: deploy/app.Dockerfile, args: { APP: ${name}, KIND: remote } }
    environment: { WERVIO_HOSTS: "${name},\${WERVIO_HOSTS:-localhost}" }
    ports: ["127.0.0.1:${port}:3000"]
    healthcheck: *served
    restart: unless-stopped
`

/** Internal and public address of one remote, as deploy/write-registry.mjs reads them. */
const pair = ({ package: name, portVariable, port }: RemotePackage): string =>
  `"http://${name}:3000=\${${portVariable.replace(/^WERVIO_(.*)_PORT$/, '$1_URL')}:-http://localhost:${port}}"`

const registry = (
  remotes: readonly RemotePackage[],
): string => `  # Composes the registry from what the remotes serve and ends.
  registry:
    build: { context: ., dockerfile: deploy/app.Dockerfile, args: { APP: shell, KIND: shell } }
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
`

/** The section about remotes in docker-compose.yml, between its two marks. Throws when the marks are missing. */
export const composeWith = (text: string, remotes: readonly RemotePackage[]): string => {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin)
    throw new Error('docker-compose.yml no longer has the marks between which the remotes stand')
  return text.slice(0, begin + BEGIN.length) + [...remotes.map(service), registry(remotes)].join('\n') + text.slice(end)
}

export const writeCompose = (root: string): void => {
  const file = join(root, 'docker-compose.yml')
  writeFileSync(file, composeWith(readFileSync(file, 'utf8'), remotesIn(root)))
}
