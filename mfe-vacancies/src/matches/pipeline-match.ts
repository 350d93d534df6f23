import { matchStages, type Application, type Match } from '@wervio/contracts'

/** A candidate who is in the pipeline of the vacancy. */
export type PipelineMatch = Match & { application: Application }

export const isInPipeline = (match: Match): match is PipelineMatch => match.application !== null

export const isOpen = ({ application }: PipelineMatch): boolean => application.outcome === 'open'

/** The stages as screens choose from them: 1 to 5, each with its name. */
export const stages = matchStages.map((label, index) => ({ stage: index + 1, label }))

/** The name of a stage from 1 to 5. */
export const stageLabel = (stage: number): string => matchStages[stage - 1] ?? ''

/** 'Planner bij Linde', or what the specification says when nothing is known. */
export const currentJob = ({ title, experience }: Pick<Match, 'title' | 'experience'>): string => {
  const position = experience[0]?.position.trim() || title?.trim() || ''
  const company = experience[0]?.company.trim() ?? ''
  if (position && company) return `${position} bij ${company}`
  return position || company || 'Huidige functie onbekend'
}
