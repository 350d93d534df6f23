import { isOpen, type PipelineMatch } from '@wervio/applications'
import { matchStages, type Vacancy, type VacancyStatus } from '@wervio/contracts'

/** The first stage at which a candidate is being talked with. */
const FIRST_TALK = matchStages.indexOf('Gesprek Gepland') + 1

/** `reason` says in a sentence what the procedures show. */
export type StatusSuggestion = { status: VacancyStatus; reason: string }

const candidates = (count: number, one: string, many: string): string =>
  count === 1 ? `1 kandidaat ${one}` : `${count} kandidaten ${many}`

/**
 * The status that the procedures of a vacancy ask for, when it has an earlier one. A vacancy that was put on hold or
 * expired by hand keeps its status.
 */
export const suggestStatus = (
  status: Vacancy['status'],
  matches: readonly PipelineMatch[],
): StatusSuggestion | null => {
  const hired = matches.filter(({ application }) => application.outcome === 'hired').length
  if (hired > 0 && (status === 'actief' || status === 'gespreksfase'))
    return { status: 'ingevuld', reason: `${candidates(hired, 'is', 'zijn')} aangenomen.` }
  const inTalks = matches.filter((match) => isOpen(match) && match.application.stage >= FIRST_TALK).length
  if (inTalks > 0 && status === 'actief')
    return { status: 'gespreksfase', reason: `${candidates(inTalks, 'is', 'zijn')} in gesprek.` }
  return null
}
