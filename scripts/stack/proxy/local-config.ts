import type { ComposeFile } from '../compose/read-compose.ts'
import type { LocalPlaces } from '../local-places.ts'
import { StackError } from '../stack-error.ts'

const TEMPLATE = /^( *)server-template (\S+) (\d+) ([\w-]+):(\d+) resolvers containers init-addr none$/
const BIND = /^( *)bind :(\d+)( .*)?$/

/**
 * The proxy's configuration for this machine: it listens on its local ports, and each `server-template` is a line for
 * each copy. All other lines stay as they are. Throws a `StackError` for more copies than the template has places.
 */
export const localConfig = (
  text: string,
  { services }: Pick<ComposeFile, 'services'>,
  { copiesOf, portOf }: Pick<LocalPlaces, 'copiesOf' | 'portOf'>,
): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', port, rest = ''] = BIND.exec(line) ?? []
      if (port !== undefined) return `${indent}bind 127.0.0.1:${portOf('proxy', Number(port))}${rest}`
      const [, space = '', prefix = '', most, service = '', inside] = TEMPLATE.exec(line) ?? []
      if (most === undefined) {
        if (/^\s*server-template/.test(line)) throw new StackError(`a line that this script does not know: ${line}`)
        return line
      }
      if (!services[service]) throw new StackError(`the proxy names ${service}, which docker-compose.yml does not`)
      if (copiesOf(service) > Number(most))
        throw new StackError(`the proxy has places for ${most} copies of ${service}`)
      return Array.from(
        { length: copiesOf(service) },
        (_, index) => `${space}server ${prefix}${index + 1} 127.0.0.1:${portOf(service, Number(inside), index + 1)}`,
      )
    })
    .join('\n')
