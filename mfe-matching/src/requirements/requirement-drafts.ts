import type { Requirement, RequirementDraft, RequirementList } from '@wervio/contracts'

/** A requirement that is being edited; `key` stays while its words change. */
export type EditedRequirement = RequirementDraft & { key: string }

/** Requirements that are being edited, and those of the vacancy that were taken out. */
export type EditedList = { requirements: EditedRequirement[]; removed: EditedRequirement[] }

const editedOf = ({ id, kind, label, importance, weight }: Requirement): EditedRequirement => ({
  key: id,
  id,
  kind,
  label,
  importance,
  weight,
})

export const editedListOf = ({ requirements, removed }: RequirementList): EditedList => ({
  requirements: requirements.map(editedOf),
  removed: removed.map(editedOf),
})

/** The requirements as they are sent. */
export const draftsOf = ({ requirements }: EditedList): RequirementDraft[] =>
  requirements.map(({ key: _key, label, ...draft }) => ({ ...draft, label: label.trim() }))

export const isSameList = (a: EditedList, b: EditedList): boolean =>
  JSON.stringify(draftsOf(a)) === JSON.stringify(draftsOf(b))

/** A place of the list with other values. */
export const changed = (list: EditedList, key: string, values: Partial<RequirementDraft>): EditedList => ({
  ...list,
  requirements: list.requirements.map((each) => (each.key === key ? { ...each, ...values } : each)),
})

export const without = (list: EditedList, key: string): EditedList => ({
  requirements: list.requirements.filter((each) => each.key !== key),
  removed: [...list.removed, ...list.requirements.filter((each) => each.key === key)],
})

export const putBack = (list: EditedList, key: string): EditedList => ({
  requirements: [...list.requirements, ...list.removed.filter((each) => each.key === key)],
  removed: list.removed.filter((each) => each.key !== key),
})
