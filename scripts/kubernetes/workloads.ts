import type { IDeployment } from 'kubernetes-models/apps/v1'
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1'
import type { IPodSpec, IService } from 'kubernetes-models/v1'
import type { Facts, ServiceFacts } from './facts.ts'
import { ofService, partOf } from './labels.ts'
import { podOf } from './pods.ts'
import { isAlone } from './volumes.ts'

const portNamed = (port: number, targetPort = port) => ({ name: `port-${port}`, port, targetPort })

/** The name of its namespace, for a proxy that resolves names in full. */
const withNamespace = ({ containers: [container, ...others], ...pod }: IPodSpec): IPodSpec => ({
  ...pod,
  containers: container
    ? [
        {
          ...container,
          env: [
            ...(container.env ?? []),
            { name: 'WERVIO_NAMESPACE', valueFrom: { fieldRef: { fieldPath: 'metadata.namespace' } } },
          ],
        },
        ...others,
      ]
    : others,
})

export const PROXY = 'proxy'

/**
 * The pods of one service, replaced one by one; the one copy of what has a volume of its own goes before the next
 * comes.
 */
export const deploymentOf = (facts: Facts, service: ServiceFacts): IDeployment => {
  const labels = ofService(service.name)
  const pod = podOf(facts, service)
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: service.name, labels },
    spec: {
      replicas: 1,
      revisionHistoryLimit: 5,
      strategy: isAlone(facts, service)
        ? { type: 'Recreate' }
        : { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: service.name === PROXY ? withNamespace(pod) : pod },
    },
  }
}

/** The name of a service inside the cluster; `isBalanced` where the proxy has to see each copy. */
export const serviceOf = ({ name, expose }: ServiceFacts, isBalanced: boolean): IService => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, labels: ofService(name) },
  spec: {
    ...(isBalanced && { clusterIP: 'None' }),
    selector: ofService(name),
    ports: expose.map((port) => portNamed(port)),
  },
})

/** Of `127.0.0.1:8080:8080` the port inside, with the one that browsers know. */
const publicPorts: Readonly<Record<number, number>> = { 8080: 80, 8443: 443 }

const publishedPorts = ({ ports }: Pick<ServiceFacts, 'ports'>): number[] =>
  ports.map((text) => Number(text.split(':').at(-1)))

/** The address of the product from outside. */
export const publicService = (proxy: ServiceFacts): IService => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'public', labels: ofService(proxy.name) },
  spec: {
    type: 'LoadBalancer',
    // The proxy tells the services where a caller is.
    externalTrafficPolicy: 'Local',
    selector: ofService(proxy.name),
    ports: publishedPorts(proxy).map((port) => portNamed(publicPorts[port] ?? port, port)),
  },
})

/** Of several copies one at a time is taken away for work on a machine. */
export const budgetOf = ({ name }: ServiceFacts): IPodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name, labels: ofService(name) },
  spec: { maxUnavailable: 1, selector: { matchLabels: ofService(name) } },
})

/** Nobody from elsewhere reaches a pod, but the proxy where it is published. */
export const policiesOf = (proxy: ServiceFacts): INetworkPolicy[] => [
  {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'among-ourselves', labels: partOf },
    spec: {
      podSelector: {},
      policyTypes: ['Ingress'],
      ingress: [{ from: [{ podSelector: { matchLabels: partOf } }] }],
    },
  },
  {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'public', labels: partOf },
    spec: {
      podSelector: { matchLabels: ofService(proxy.name) },
      policyTypes: ['Ingress'],
      ingress: [{ ports: publishedPorts(proxy).map((port) => ({ port })) }],
    },
  },
]
