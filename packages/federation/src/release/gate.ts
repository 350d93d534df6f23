import { isCompatible } from '@wervio/contracts/api-version'
import { satisfies } from 'semver'
import { RegistryError } from '../contract/parse.ts'
import { parseRegistry } from '../contract/parse-registry.ts'
import { routeAt } from '../contract/route-match.ts'
import type { Registry, RegistryEntry } from '../contract/registry.ts'
import type { ShellOffer } from '../contract/shell-offer.ts'
import { promoted } from './changes.ts'

/** What a candidate is compared with. */
export type LiveFacts = {
  shell: ShellOffer
  /** The version of the API that each live service states, by its address. */
  services: Record<string, string>
}

/** Parameters have the name that their owner gave them: `/vacancy/:id` and `/vacancy/:vacancy` are one page. */
const nameless = (path: string): string => path.replaceAll(/:\w+/g, ':')

/** The pages of all remotes of a registry, and of the shell. */
const pagesOf = (registry: Registry, shell: ShellOffer): Set<string> =>
  new Set(
    [...registry.remotes.flatMap(({ routes = [] }) => routes.map(({ path }) => path)), ...shell.pages].map(nameless),
  )

/** Who links to pages of others: each version that is live, and the shell. */
const linkersOf = ({ remotes }: Registry, shell: ShellOffer): { name: string; links: readonly string[] }[] => [
  { name: 'the shell', links: shell.links },
  ...remotes
    .flatMap((entry) => (entry.canary ? [entry, entry.canary.entry] : [entry]))
    .map(({ name, needs }) => ({ name, links: needs?.links ?? [] })),
]

const contractProblems = (candidate: RegistryEntry, shell: ShellOffer): string[] =>
  candidate.contractVersion === shell.contractVersion
    ? []
    : [`it keeps contract version ${candidate.contractVersion}, the live shell ${shell.contractVersion}`]

/** What the code uses against what the shell shares, as levitate compares a plugin with the exports of its host. */
const sharedProblems = ({ needs }: RegistryEntry, { shared }: ShellOffer): string[] =>
  Object.entries(needs?.shared ?? {}).flatMap(([name, { range, exports = [] }]) => {
    const offer = shared[name]
    if (!offer) return [`it needs ${name}, which the live shell does not share`]
    if (!satisfies(offer.version, range)) return [`it needs ${name} ${range}, the live shell has ${offer.version}`]
    const missing = exports.filter((each) => offer.exports && !offer.exports.includes(each))
    return missing.length > 0 ? [`${name} ${offer.version} of the live shell has no ${missing.join(', ')}`] : []
  })

const apiProblems = ({ needs }: RegistryEntry, services: LiveFacts['services']): string[] =>
  Object.entries(services)
    .filter(([, version]) => needs && !isCompatible(needs.api, version))
    .map(([address, version]) => `it calls version ${needs?.api} of the API, ${address} has ${version}`)

/** Foreign base paths and pages, and what nobody could open because the shell has a page there itself. */
const placeProblems = (registry: Registry, candidate: RegistryEntry, shell: ShellOffer): string[] => {
  const ownPages = shell.pages.map((path) => ({ id: path, path, title: path }))
  const shellPaths = candidate.basePaths.filter((path) => routeAt(ownPages, path))
  const problems = shellPaths.map((path) => `${path} is a page of the shell`)
  try {
    parseRegistry(promoted(registry, candidate))
    return problems
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    return [...problems, `with it the registry is invalid: ${error.message}`]
  }
}

/** Pages that go although others link to them, and its own links to pages that nobody has. */
export const linkProblems = (registry: Registry, candidate: RegistryEntry, shell: ShellOffer): string[] => {
  const next = promoted(registry, candidate)
  const [pages, nextPages] = [pagesOf(registry, shell), pagesOf(next, shell)]
  const others = linkersOf({ ...next, remotes: next.remotes.filter(({ name }) => name !== candidate.name) }, shell)
  const brokenLinks = others.flatMap(({ name, links }) =>
    links
      .filter((path) => pages.has(nameless(path)) && !nextPages.has(nameless(path)))
      .map((path) => `it no longer has ${path}, to which ${name} links`),
  )
  const loose = (candidate.needs?.links ?? []).filter((path) => !nextPages.has(nameless(path)))
  return [...new Set([...brokenLinks, ...loose.map((path) => `it links to ${path}, a page that nobody has`)])]
}

/** Why the candidate would not run in the place of its remote; empty when it would. */
export const fitProblems = (registry: Registry, candidate: RegistryEntry, { shell, services }: LiveFacts): string[] => [
  ...contractProblems(candidate, shell),
  ...sharedProblems(candidate, shell),
  ...apiProblems(candidate, services),
  ...placeProblems(registry, candidate, shell),
]

/** Why the candidate may not take the place of its remote in this registry; empty when it may. */
export const problemsOf = (registry: Registry, candidate: RegistryEntry, facts: LiveFacts): string[] => [
  ...fitProblems(registry, candidate, facts),
  ...linkProblems(registry, candidate, facts.shell),
]

const minorOf = (version: string): number => Number(version.split('.')[1])

/** What whoever releases should know although it is no reason to refuse. */
export const notesOf = ({ needs }: RegistryEntry, { services }: Pick<LiveFacts, 'services'>): string[] =>
  Object.entries(services)
    .filter(([, version]) => needs && isCompatible(needs.api, version) && minorOf(needs.api) > minorOf(version))
    .map(([address, version]) => `it was written for ${needs?.api} of the API, and ${address} has ${version}`)
