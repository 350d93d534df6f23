import { applicationOutcomes, type ApplicationOutcome, type TimelineEvent } from '@wervio/contracts'

/** A vacancy somebody is in: how far, and how it ended. */
export type Procedure = { vacancyId: string; title: string; stage: number; outcome: ApplicationOutcome }

const outcomeOf = (word: string | undefined): ApplicationOutcome | undefined =>
  applicationOutcomes.find((known) => known === word)

/** The vacancies a candidate is in now, by what happened (newest first, as the timeline is); the latest change first. */
export const proceduresOf = (events: readonly TimelineEvent[]): Procedure[] => {
  const found = new Map<string, Procedure>()
  for (const { kind, data } of events.toReversed()) {
    const { vacancy_id: vacancyId, vacancy_title: title, stage, outcome } = data
    if (!kind.startsWith('application_') || !vacancyId) continue
    const before = found.get(vacancyId)
    found.delete(vacancyId)
    if (kind === 'application_removed') continue
    found.set(vacancyId, {
      vacancyId,
      title: title || before?.title || 'Vacature',
      stage: Number(stage) || before?.stage || 1,
      outcome: outcomeOf(outcome) ?? before?.outcome ?? 'open',
    })
  }
  return [...found.values()].toReversed()
}
