import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api'

/** The `traceparent` of the current work, to be stored with work that is done later; empty where nothing is traced. */
export type TraceCarrier = { traceparent?: string | undefined }

/** Names the trace of the current work. It holds random ids and says nothing of who asked for it. */
export const currentTrace = (): TraceCarrier => {
  const carrier: TraceCarrier = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent === undefined ? {} : { traceparent: carrier.traceparent }
}

/** Runs `work` as a part of the trace of whoever asked for it, or of none. */
export const inTraceOf = <T>({ traceparent }: TraceCarrier, work: () => T): T =>
  context.with(propagation.extract(ROOT_CONTEXT, { traceparent }), work)
