/** The proxy's configuration in the repository. */
export const PROXY_FILE = 'deploy/proxy/haproxy.cfg'

const NAME_SERVER = /^ *nameserver .*$/m
const TEMPLATE = /^( *server-template \S+ \d+ )([\w-]+):(\d+)( resolvers )/gm

/**
 * The same configuration for a cluster: its own name server, and names in full, because HAProxy knows no search list.
 * The namespace is in its environment.
 */
export const clusterConfig = (text: string): string => {
  if (!NAME_SERVER.test(text)) throw new Error(`${PROXY_FILE} names no name server`)
  return text
    .replace(
      /^# Docker's own name server;.*$/m,
      '# The name server of the cluster; the name of a service without an address of its own has those of its pods.',
    )
    .replace(NAME_SERVER, '  parse-resolv-conf')
    .replaceAll(TEMPLATE, '$1"$2.${WERVIO_NAMESPACE}.svc.cluster.local:$3"$4')
}

/** The services that the proxy shares calls over: it has to see the address of each copy. */
export const balancedBy = (text: string): Set<string> =>
  new Set([...text.matchAll(TEMPLATE)].map(([, , name = '']) => name))
