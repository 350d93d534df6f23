import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { isSecret, SETTINGS, settingsOf } from './environment.ts'
import { readFacts, type Facts } from './facts.ts'
import { partOf } from './labels.ts'
import { firstOf } from './pods.ts'
import { balancedBy, clusterConfig, PROXY_FILE } from './proxy.ts'
import { claimsOf, configMapsOf } from './volumes.ts'
import { budgetOf, deploymentOf, policiesOf, PROXY, publicService, serviceOf } from './workloads.ts'

/** Something that a cluster knows. */
export type Resource = { apiVersion: string; kind: string; metadata?: { name?: string } | undefined }

/** Where the manifests stand in the repository. */
export const MANIFESTS = 'deploy/kubernetes/base'

const HEAD = '# Made from docker-compose.yml by `npm run kubernetes`; change that file, or an overlay.\n'

/** All resources of the product, by the name of their file without its end. */
export const resourcesOf = (facts: Facts): Map<string, Resource[]> => {
  const proxy = facts.services.find(({ name }) => name === PROXY)
  if (!proxy) throw new Error('docker-compose.yml has no proxy')
  const balanced = balancedBy(readFileSync(join(facts.root, PROXY_FILE), 'utf8'))
  const first = new Set(facts.services.flatMap((service) => firstOf(facts, service)))
  const files = new Map<string, Resource[]>()
  for (const service of facts.services.filter((each) => !first.has(each)))
    files.set(service.name, [
      deploymentOf(facts, service),
      ...(service.expose.length > 0 ? [serviceOf(service, balanced.has(service.name))] : []),
      budgetOf(service),
    ])
  files.set('public', [publicService(proxy), ...policiesOf(proxy)])
  files.set('volumes', claimsOf(facts))
  files.set(
    'files',
    configMapsOf(facts, (path, content) => (path === PROXY_FILE ? clusterConfig(content) : content)),
  )
  return files
}

/** The settings and their defaults, as kustomize reads them. */
const settingsFile = (settings: ReadonlyMap<string, string | null>): string =>
  `${HEAD}${[...settings]
    .filter(([name, fallback]) => !isSecret(name) && fallback !== null && fallback !== '')
    .map(([name, fallback]) => `${name}=${fallback}\n`)
    .join('')}`

const kustomization = (files: readonly string[]): string =>
  HEAD +
  stringify({
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    labels: [{ pairs: partOf }],
    resources: files.map((name) => `${name}.yaml`),
    configMapGenerator: [{ name: SETTINGS, envs: ['settings.env'] }],
  })

/** The names that an operator has to set, apart for the ConfigMap and the Secret. */
export const requiredSettings = (facts: Facts): { settings: string[]; secrets: string[] } => {
  const required = [...settingsOf(facts.services)].filter(([, fallback]) => fallback === null).map(([name]) => name)
  return { settings: required.filter((name) => !isSecret(name)), secrets: required.filter(isSecret) }
}

/** The manifests of the repository `root`, by file name: a base for kustomize, to which an operator adds an overlay. */
export const makeManifests = (root: string): Map<string, string> => {
  const facts = readFacts(root)
  const resources = resourcesOf(facts)
  const texts = [...resources].map(([name, each]): [string, string] => [
    `${name}.yaml`,
    HEAD +
      each
        .map((resource) => stringify(resource, { lineWidth: 0, blockQuote: 'literal', aliasDuplicateObjects: false }))
        .join('---\n'),
  ])
  return new Map([
    ['kustomization.yaml', kustomization([...resources.keys()])],
    ['settings.env', settingsFile(settingsOf(facts.services))],
    ...texts,
  ])
}
