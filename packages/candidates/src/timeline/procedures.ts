import type { StageMoment } from '@wervio/applications'
import type { Application, TimelineEvent } from '@wervio/contracts'

/** A vacancy somebody is in: how far, and how it ended. */
export type Procedure = {
  vacancyId: string
  title: string
  stage: number
  outcome: Application['outcome']
  /** The stage at each change, oldest first. */
  history: StageMoment[]
  /** The moment of the latest change. */
  at: string
}

/** The vacancies a candidate is in now, from the timeline (newest event first); the latest change first. */
export const proceduresOf = (events: readonly TimelineEvent[]): Procedure[] => {
  const procedures = new Map<string, Procedure>()
  for (const { kind, data, at } of events.toReversed()) {
    const { vacancy_id: vacancyId, vacancy_title: title, stage: stageText, outcome } = data
    if (!kind.startsWith('application_') || !vacancyId) continue
    const previous = procedures.get(vacancyId)
    procedures.delete(vacancyId)
    if (kind === 'application_removed') continue
    const stage = Number(stageText) || previous?.stage || 1
    procedures.set(vacancyId, {
      vacancyId,
      title: title || previous?.title || 'Vacature',
      stage,
      outcome: outcome || (previous?.outcome ?? 'open'),
      history: [...(previous?.history ?? []), { stage, at }],
      at,
    })
  }
  return [...procedures.values()].toReversed()
}

/** The open procedure in the latest stage, of equal ones that with the latest change; null without an open one. */
export const furthestOf = (procedures: readonly Procedure[]): Procedure | null => {
  const open = procedures.filter(({ outcome }) => outcome === 'open')
  const stage = Math.max(...open.map((procedure) => procedure.stage))
  return open.find((procedure) => procedure.stage === stage) ?? null
}
