import type { PipelineMatch } from './pipeline-match.ts'

const MATCH = Symbol('the dragged candidate')

/** What a dragged card carries. */
export const draggedData = (match: PipelineMatch): Record<symbol, unknown> => ({ [MATCH]: match })

/** The candidate on the dragged card; null when something else is dragged. Only `draggedData` knows the symbol. */
export const readDragged = (data: Record<string | symbol, unknown>): PipelineMatch | null =>
  (data[MATCH] as PipelineMatch | undefined) ?? null
