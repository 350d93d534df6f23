import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { Deployment } from 'kubernetes-models/apps/v1'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import type { IDeployment } from 'kubernetes-models/apps/v1'
import type { IConfigMap, IContainer } from 'kubernetes-models/v1'
import { parse, parseAllDocuments } from 'yaml'
import { inRoot, root } from '../product/root.ts'
import { SECRETS, SETTINGS } from './environment.ts'
import { readFacts } from './facts.ts'
import { makeManifests, MANIFESTS, requiredSettings, type Resource } from './manifests.ts'

const files = readdirSync(inRoot(MANIFESTS))
const textOf = (file: string) => readFileSync(inRoot(MANIFESTS, file), 'utf8')
const facts = readFacts(root)

const resources = files
  .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(textOf(file)).map((document) => document.toJS() as Resource))
const ofKind = <R extends Resource>(kind: string): R[] => resources.filter((each): each is R => each.kind === kind)
const deployments = ofKind<IDeployment>('Deployment')
const containers: IContainer[] = deployments.flatMap(({ spec }) => [
  ...(spec?.template.spec?.initContainers ?? []),
  ...(spec?.template.spec?.containers ?? []),
])

const models = { Deployment, Service, ConfigMap, PersistentVolumeClaim, PodDisruptionBudget, NetworkPolicy }
const validate = (resource: Resource) => {
  const Model = models[resource.kind as keyof typeof models] as new (data: never) => { validate: () => void }
  new Model(resource as never).validate()
}

test('the manifests in the repository are those of docker-compose.yml', () => {
  const manifests = makeManifests(root)
  expect(files.toSorted()).toEqual([...manifests.keys()].toSorted())
  for (const [name, text] of manifests) expect(`${name}\n${textOf(name)}`).toBe(`${name}\n${text}`)
})

test('a cluster knows every resource, by the published schemas', () => {
  expect(resources.length).toBeGreaterThan(40)
  for (const resource of resources) expect(() => validate(resource)).not.toThrow()
  const [first] = deployments
  expect(() => validate({ ...first, spec: { ...first?.spec, replicas: 'two' } } as never)).toThrow('replicas')
})

test('each service of the compose file without a profile runs once, in its own pods or before those of another', () => {
  expect(containers.map(({ name }) => name).toSorted()).toEqual(facts.services.map(({ name }) => name).toSorted())
})

test('nothing runs as root, writes to its image or may gain rights', () => {
  for (const { name, securityContext } of containers) {
    expect({ name, ...securityContext }).toMatchObject({
      name,
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(securityContext?.runAsUser).toBeGreaterThan(0)
  }
  for (const { spec } of deployments)
    expect(spec?.template.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
})

test('each container has limits, a health check where the compose file has one, and every mount a volume', () => {
  for (const { name, resources: allowed, readinessProbe } of containers) {
    expect(allowed?.limits).toEqual({ cpu: expect.any(String), memory: expect.any(String) })
    const { healthcheck } = facts.services.find((service) => service.name === name) ?? {}
    expect(Boolean(readinessProbe)).toBe(healthcheck !== undefined)
  }
  for (const { spec } of deployments) {
    const { volumes = [], initContainers = [], containers: mainContainers = [] } = spec?.template.spec ?? {}
    const names = volumes.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    for (const { volumeMounts = [] } of [...initContainers, ...mainContainers])
      expect(names).toEqual(expect.arrayContaining(volumeMounts.map(({ name }) => name)))
  }
})

test('what a container asks of settings has a default, is required, or may be absent; no secret is a setting', () => {
  const defaults = new Set([...textOf('settings.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name))
  const required = requiredSettings(facts)
  expect(required).toEqual({
    settings: ['FIREBASE_PROJECT_ID'],
    secrets: expect.arrayContaining(['WERVIO_DB_PASSWORD', 'WERVIO_SERVICE_SECRET']),
  })
  for (const { valueFrom } of containers.flatMap(({ env = [] }) => env)) {
    const { configMapKeyRef: setting, secretKeyRef: secret } = valueFrom ?? {}
    if (setting && !setting.optional) expect([...defaults, ...required.settings]).toContain(setting.key)
    if (secret && !secret.optional) expect(required.secrets).toContain(secret.key)
    expect([SETTINGS, SECRETS, undefined]).toContain((setting ?? secret)?.name)
  }
  expect([...defaults].filter((name) => /PASSWORD|SECRET|KEY/.test(name ?? ''))).toEqual([])
})

test('a text is filled from variables that stand before it', () => {
  for (const { env = [], args = [] } of containers) {
    const before = new Set<string>()
    for (const { name, value = '' } of env) {
      for (const [, used = ''] of value.matchAll(/\$\((\w+)\)/g)) expect(before).toContain(used)
      expect(value).not.toContain('${')
      before.add(name)
    }
    for (const [, used = ''] of args.join(' ').matchAll(/\$\((\w+)\)/g)) expect(before).toContain(used)
  }
})

test('the example overlay sets what is required, of services that there are', () => {
  const folder = inRoot('deploy/kubernetes/example')
  const overlay = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as {
    replicas: { name: string }[]
    resources: string[]
  }
  const names = deployments.map(({ metadata }) => metadata?.name)
  expect(names).toEqual(expect.arrayContaining(overlay.replicas.map(({ name }) => name)))
  const settings = readFileSync(join(folder, 'settings.env'), 'utf8')
  for (const name of requiredSettings(facts).settings) expect(settings).toMatch(new RegExp(`^${name}=`, 'm'))
})

test('HAProxy takes its configuration for a cluster', () => {
  const [config] = ofKind<IConfigMap>('ConfigMap').flatMap(({ data }) => data?.['haproxy.cfg'] ?? [])
  expect(config).toContain('"main-api.${WERVIO_NAMESPACE}.svc.cluster.local:8000" resolvers')
  expect(config).toContain('parse-resolv-conf')
  expect(config).not.toMatch(/127\.0\.0\.11|^ *server-template \S+ \d+ [^"]/m)
  const folder = mkdtempSync(join(tmpdir(), 'wervio-proxy-'))
  try {
    writeFileSync(join(folder, 'haproxy.cfg'), config ?? '')
    const checked = spawnSync('haproxy', ['-c', '-f', join(folder, 'haproxy.cfg')], {
      env: { PATH: `${process.env['PATH']}:/usr/sbin`, WERVIO_NAMESPACE: 'wervio', WERVIO_TLS_CERTIFICATE: '' },
      encoding: 'utf8',
    })
    // A machine without HAProxy is no fault of the configuration.
    if (checked.error === undefined) expect(`${checked.stderr}${checked.status}`).toMatch(/0$/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
