import type { IContainer, IPodSpec } from 'kubernetes-models/v1'
import { z } from 'zod'
import { commandOf, environmentOf } from './environment.ts'
import type { Facts, ServiceFacts } from './facts.ts'
import { ofService } from './labels.ts'
import { probesOf } from './probes.ts'
import { containerMounts, memory, podVolumes } from './volumes.ts'

const limits = z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) })

/** What a container may use, and a share of it that it is sure of: they don't all work at once. */
const resourcesOf = ({ name, deploy }: ServiceFacts): NonNullable<IContainer['resources']> => {
  const stated = limits.safeParse(deploy)
  if (!stated.success) throw new Error(`docker-compose.yml sets no limits for ${name}`)
  const { cpus, memory: most } = stated.data.resources.limits
  const [, number, unit = ''] = /^(\d+)([mg])$/.exec(most) ?? []
  const inMega = Number(number) * (unit === 'g' ? 1024 : 1)
  return {
    limits: { cpu: cpus, memory: memory(most) },
    requests: { cpu: `${Number(cpus) * 100}m`, memory: `${Math.round(inMega / 2)}Mi` },
  }
}

const containerOf = (facts: Facts, service: ServiceFacts): IContainer => {
  const command = commandOf(service)
  const mounts = containerMounts(facts, service)
  return {
    name: service.name,
    image: service.image,
    ...(command.length > 0 && { args: command }),
    env: environmentOf(service),
    ...(service.expose.length > 0 && { ports: service.expose.map((containerPort) => ({ containerPort })) }),
    resources: resourcesOf(service),
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: service.read_only === true,
      capabilities: { drop: service.cap_drop ?? [] },
      runAsUser: service.user.id,
      runAsGroup: service.user.group,
    },
    ...(mounts.length > 0 && { volumeMounts: mounts }),
  }
}

const secondsOf = (text: string | undefined): number => Number(/^(\d+)s$/.exec(text ?? '')?.[1] ?? 30)

/** Services that have to end well before this one begins: they run first, in its pod. */
export const firstOf = ({ services }: Facts, { depends_on: after }: ServiceFacts): ServiceFacts[] =>
  services.filter(({ name }) => after[name]?.condition === 'service_completed_successfully')

/** A pod that runs one service. */
export const podOf = (facts: Facts, service: ServiceFacts): IPodSpec => {
  const before = firstOf(facts, service)
  const volumes = podVolumes(facts, [...before, service])
  return {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: {
      runAsNonRoot: true,
      fsGroup: service.user.group,
      fsGroupChangePolicy: 'OnRootMismatch',
      seccompProfile: { type: 'RuntimeDefault' },
    },
    terminationGracePeriodSeconds: secondsOf(service.stop_grace_period),
    topologySpreadConstraints: [
      {
        maxSkew: 1,
        topologyKey: 'kubernetes.io/hostname',
        whenUnsatisfiable: 'ScheduleAnyway',
        labelSelector: { matchLabels: ofService(service.name) },
      },
    ],
    ...(before.length > 0 && { initContainers: before.map((each) => containerOf(facts, each)) }),
    containers: [{ ...containerOf(facts, service), ...probesOf(service) }],
    ...(volumes.length > 0 && { volumes }),
  }
}
