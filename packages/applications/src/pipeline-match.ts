import { matchStages, stageName, type Application, type Match } from '@wervio/contracts'

/** A candidate who is in the pipeline of a vacancy. */
export type PipelineMatch = Match & { application: Application }

export const isInPipeline = (match: Match): match is PipelineMatch => match.application !== null

export const isOpen = ({ application }: PipelineMatch): boolean => application.outcome === 'open'

/** The stages to choose from: 1 to 5, each with its name. */
export const matchStageOptions = matchStages.map((label: string, index) => ({ stage: index + 1, label }))

/** The same, with those of `stages` that only a newer service knows. */
export const stageOptionsWith = (stages: readonly number[]): typeof matchStageOptions => {
  const newer = new Set(stages.filter((stage) => stage > matchStageOptions.length))
  return [
    ...matchStageOptions,
    ...[...newer].toSorted((a, b) => a - b).map((stage) => ({ stage, label: stageName(stage) })),
  ]
}

/** The same, with the stages of `matches` that only a newer service knows. */
export const stageOptionsFor = (matches: readonly PipelineMatch[]): typeof matchStageOptions =>
  stageOptionsWith(matches.map(({ application }) => application.stage))
