import type { Application, TimelineEvent } from '@wervio/contracts'

/** A vacancy somebody is in: how far, and how it ended. */
export type Procedure = {
  vacancyId: string
  title: string
  stage: number
  outcome: Application['outcome']
  /** The moment of the latest change. */
  at: string
}

/** The vacancies a candidate is in now, from the timeline (newest event first); the latest change first. */
export const proceduresOf = (events: readonly TimelineEvent[]): Procedure[] => {
  const procedures = new Map<string, Procedure>()
  for (const { kind, data, at } of events.toReversed()) {
    const { vacancy_id: vacancyId, vacancy_title: title, stage, outcome } = data
    if (!kind.startsWith('application_') || !vacancyId) continue
    const previous = procedures.get(vacancyId)
    procedures.delete(vacancyId)
    if (kind === 'application_removed') continue
    procedures.set(vacancyId, {
      vacancyId,
      title: title || previous?.title || 'Vacature',
      stage: Number(stage) || previous?.stage || 1,
      outcome: outcome || (previous?.outcome ?? 'open'),
      at,
    })
  }
  return [...procedures.values()].toReversed()
}
