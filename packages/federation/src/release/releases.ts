import { stableOf } from '../contract/canary.ts'
import type { Registry, RegistryEntry } from '../contract/registry.ts'
import { earlierEntry, entryNamed, promoted, tried, withdrawn } from './changes.ts'
import { composed } from './composed.ts'
import { fitProblems, linkProblems, type LiveFacts, notesOf, problemsOf } from './gate.ts'
import { checkFiles, readPublished, versionsAddress } from './published.ts'
import { registryStore } from './registry-store.ts'
import { ReleaseError } from './release-error.ts'

type Options = {
  /** The file of the registry. */
  registry: string
  /** Asks what is live, when a candidate has to be compared with it. */
  liveFacts: () => Promise<LiveFacts>
}

/** A candidate: a published version of a remote. */
type Candidate = {
  name: string
  /** The newest that is published, or the canary, without it. */
  version?: string | undefined
  /** Where the versions of the remote are served; by default where the present one is. */
  at?: string | undefined
}

/** What a release did: the version that is live now, and remarks on it. */
type Release = { entry: RegistryEntry; notes: string[] }

const fromFolder = (address: string): string => (address.endsWith('/') ? address : `${address}/`)

/**
 * The releases of the remotes of one registry. Each throws a `ReleaseError` with its reasons, and then nothing changed.
 */
export const createReleases = ({ registry: file, liveFacts }: Options) => {
  const store = registryStore(file)

  const findCandidate = async ({ name, version, at }: Candidate): Promise<RegistryEntry> => {
    const present = store.read().remotes.find((each) => each.name === name)
    if (!present && at === undefined) throw new ReleaseError(`${name} is new: say where it is served, by --at`)
    const entry = await readPublished(
      { at: at === undefined && present ? versionsAddress(present) : fromFolder(at ?? '') },
      version ?? present?.canary?.entry.version,
    )
    return entry.name === name ? entry : refuse(name, entry, [`the files there are of ${entry.name}`])
  }

  const refuse = (name: string, entry: RegistryEntry, reasons: readonly string[]): never => {
    throw new ReleaseError(`${name} ${entry.version} is refused, nothing has changed:`, reasons)
  }

  /** Changes the registry when the entry fits it at that moment, and what is live. */
  const admit = async (
    entry: RegistryEntry,
    change: (present: Registry) => Registry,
    gate: typeof problemsOf = problemsOf,
  ): Promise<Release> => {
    const facts = await liveFacts()
    store.change((present) => {
      const latest = present ?? store.read()
      const problems = gate(latest, entry, facts)
      return problems.length > 0 ? refuse(entry.name, entry, problems) : change(latest)
    })
    return { entry, notes: notesOf(entry, facts) }
  }

  return {
    /** What the promotion gate says of a candidate; changes nothing. */
    check: async (candidate: Candidate): Promise<Release & { problems: string[] }> => {
      const [entry, facts] = [await findCandidate(candidate), await liveFacts()]
      return { entry, notes: notesOf(entry, facts), problems: problemsOf(store.read(), entry, facts) }
    },

    /** Makes a candidate the version of everybody; ends a canary of its remote. */
    promote: async (candidate: Candidate): Promise<Release> => {
      const entry = await findCandidate(candidate)
      return admit(entry, (present) => promoted(present, entry))
    },

    /** Lets `share` percent of the browsers take a candidate. */
    tryOut: async (candidate: Candidate, share: number): Promise<Release> => {
      const entry = await findCandidate(candidate)
      return admit(entry, (present) => tried(present, entry, share))
    },

    /** Ends the canary of a remote. */
    withdraw: (name: string): void => {
      store.change((present) => withdrawn(present ?? store.read(), name))
    },

    /**
     * Makes the version before the present one that of everybody; ends a canary. It has to be served still and to run
     * under the live shell; what else doesn't fit is a note, because the present version may be worse.
     */
    rollBack: async (name: string): Promise<Release> => {
      const present = entryNamed(store.read(), name)
      const entry = earlierEntry(
        store.history().map(({ registry }) => registry),
        present,
      )
      if (!entry) throw new ReleaseError(`${name} has no version before ${present.version}`)
      await checkFiles(entry)
      const facts = await liveFacts()
      const links = linkProblems(store.read(), entry, facts.shell)
      const { notes } = await admit(
        entry,
        (latest) =>
          entryNamed(latest, name).version === present.version
            ? promoted(latest, entry)
            : refuse(name, entry, ['somebody released meanwhile']),
        fitProblems,
      )
      return { entry, notes: [...notes, ...links] }
    },

    /** Writes the registry of the newest published version of each remote, and of no other. */
    compose: async (places: readonly { at: string; inside: string }[]): Promise<Registry> => {
      const entries = await Promise.all(
        places.map(({ at, inside }) => readPublished({ at: fromFolder(at), inside: fromFolder(inside) })),
      )
      return store.change((present) => composed(entries, { present, allow: present?.overrides?.allow ?? [] }))
    },

    /** Each remote with its version, since when it has it, and which was before. */
    status: () => {
      const history = store.history()
      return store.read().remotes.map((entry) => {
        const versionIn = ({ remotes }: Registry) => remotes.find(({ name }) => name === entry.name)?.version
        const change = history.findLast(({ registry }) => versionIn(registry) !== entry.version)
        return {
          entry: stableOf(entry),
          canary: entry.canary ?? null,
          since: change?.replacedAt ?? null,
          before:
            earlierEntry(
              history.map(({ registry }) => registry),
              entry,
            )?.version ?? null,
        }
      })
    },
  }
}
export type Releases = ReturnType<typeof createReleases>
