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

/** How far an open procedure is; one that ended counts for nothing. */
const openStage = ({ outcome, stage }: Procedure): number => (outcome === 'open' ? stage : 0)

/** The open procedures, the furthest first, then those that ended; of equal ones the latest change first. */
export const furthestFirst = (procedures: readonly Procedure[]): Procedure[] =>
  procedures.toSorted((one, other) => openStage(other) - openStage(one))
