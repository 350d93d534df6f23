import type { PipelineMatch } from '@wervio/applications'

const MATCH = Symbol('the dragged candidate')

/** The drag data of a card. */
export const draggedData = (match: PipelineMatch): Record<symbol, unknown> => ({ [MATCH]: match })

/** The candidate on the dragged card; null when something else is dragged. Only `draggedData` knows the symbol. */
export const readDraggedMatch = (data: Record<string | symbol, unknown>): PipelineMatch | null =>
  (data[MATCH] as PipelineMatch | undefined) ?? null
