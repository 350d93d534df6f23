import {
  MOST_REQUIREMENTS,
  requirementImportances,
  requirementKinds,
  type Requirement,
  type requirementDraft,
} from '@wervio/contracts'
import { z } from 'zod'
import { idOf } from './demands.ts'
import { inOrder } from './derive.ts'

const requirementFields = {
  kind: z.enum(requirementKinds),
  label: z.string(),
  importance: z.enum(requirementImportances),
  weight: z.number(),
}

/**
 * What a recruiter wants different from what follows from the vacancy, as it is stored: an edited vacancy flows in, and
 * the changes stay.
 */
export const requirementChanges = z.object({
  changed: z.record(z.string(), z.object(requirementFields).partial()),
  removed: z.array(z.string()),
  added: z.array(z.object({ id: z.string(), ...requirementFields })),
})
export type RequirementChanges = z.infer<typeof requirementChanges>

export const NO_CHANGES: RequirementChanges = { changed: {}, removed: [], added: [] }

type Draft = z.output<typeof requirementDraft>
type Change = RequirementChanges['changed'][string]

const FIELDS = ['kind', 'label', 'importance', 'weight'] as const

const differenceOf = (from: Requirement, to: Draft): Change =>
  Object.fromEntries(FIELDS.flatMap((field) => (from[field] === to[field] ? [] : [[field, to[field]]])))

const isEmpty = (value: object): boolean => Object.keys(value).length === 0

/** Whether nothing differs from what follows from the vacancy. */
export const isUnchanged = ({ changed, removed, added }: RequirementChanges): boolean =>
  isEmpty(changed) && removed.length === 0 && added.length === 0

const withChange = (item: Requirement, { kind, label, importance, weight }: Change): Requirement => ({
  ...item,
  kind: kind ?? item.kind,
  label: label ?? item.label,
  importance: importance ?? item.importance,
  weight: weight ?? item.weight,
  edited: true,
})

/** The requirements as the recruiter wants them, in the order of every screen, and those that they took out. */
export const applyChanges = (
  derived: readonly Requirement[],
  { changed, removed, added }: RequirementChanges,
): { requirements: Requirement[]; removed: Requirement[] } => {
  const ids = new Set(derived.map(({ id }) => id))
  const removedIds = new Set(removed)
  const typed = new Map(added.map((item) => [item.id, item]))
  const ofVacancy = derived.map((item): Requirement => {
    const change = changed[item.id] ?? typed.get(item.id)
    return change ? withChange(item, change) : item
  })
  const ofRecruiter = added
    .filter(({ id }) => !ids.has(id))
    .map((item): Requirement => ({ ...item, source: null, edited: true }))
  return {
    requirements: [...ofVacancy.filter(({ id }) => !removedIds.has(id)), ...ofRecruiter]
      .toSorted(inOrder)
      .slice(0, MOST_REQUIREMENTS),
    removed: derived.filter(({ id }) => removedIds.has(id)),
  }
}

/** Each requirement once, by the id it has or its words give it. */
const identified = (drafts: readonly Draft[], isKnown: (id: string) => boolean): Map<string, Draft> => {
  const byId = new Map<string, Draft>()
  for (const draft of drafts) {
    const id = draft.id !== undefined && isKnown(draft.id) ? draft.id : idOf(draft.kind, draft.label)
    if (!byId.has(id)) byId.set(id, draft)
  }
  return byId
}

/** What of earlier changes is about requirements that the vacancy doesn't have at the moment. */
const dormant = (
  { changed, removed }: RequirementChanges,
  isDerived: (id: string) => boolean,
): Pick<RequirementChanges, 'changed' | 'removed'> => ({
  changed: Object.fromEntries(
    Object.entries(changed)
      .filter(([id]) => !isDerived(id))
      .slice(0, MOST_REQUIREMENTS),
  ),
  removed: removed.filter((id) => !isDerived(id)).slice(0, MOST_REQUIREMENTS),
})

/** The changes that make of `derived` the list that a recruiter sent. */
export const changesOf = (
  derived: readonly Requirement[],
  before: RequirementChanges,
  drafts: readonly Draft[],
): RequirementChanges => {
  const byDerivedId = new Map(derived.map((item) => [item.id, item]))
  const addedIds = new Set(before.added.map(({ id }) => id))
  const wanted = identified(drafts, (id) => byDerivedId.has(id) || addedIds.has(id))
  const asleep = dormant(before, (id) => byDerivedId.has(id))
  return {
    changed: {
      ...asleep.changed,
      ...Object.fromEntries(
        derived.flatMap((item) => {
          const draft = wanted.get(item.id)
          const difference = draft ? differenceOf(item, draft) : {}
          return isEmpty(difference) ? [] : [[item.id, difference]]
        }),
      ),
    },
    removed: [...asleep.removed, ...derived.flatMap(({ id }) => (wanted.has(id) ? [] : [id]))],
    added: [...wanted].flatMap(([id, { kind, label, importance, weight }]) =>
      byDerivedId.has(id) ? [] : [{ id, kind, label, importance, weight }],
    ),
  }
}
