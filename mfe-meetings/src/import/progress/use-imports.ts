import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { listRecordingImports, type RecordingImport } from '@wervio/contracts'

/** Milliseconds between readings while the service works. */
const WORKING = 2_000
/** Milliseconds between readings while bytes arrive, which this tab may not be sending itself. */
const ARRIVING = 10_000

const workingStates: readonly string[] = ['waiting', 'converting', 'transcribing', 'summarising']

/** Whether the service works on an import, or is about to. */
export const isWorking = ({ state }: Pick<RecordingImport, 'state'>): boolean => workingStates.includes(state)

/** Whether an import runs, waits for somebody, or failed. */
export const isUnfinished = ({ state }: Pick<RecordingImport, 'state'>): boolean =>
  state !== 'done' && state !== 'cancelled'

const pauseFor = (imports: readonly RecordingImport[] = []): number | false => {
  if (imports.some(isWorking)) return WORKING
  return imports.some(({ state }) => state === 'uploading') ? ARRIVING : false
}

/** The recruiter's imports that run or failed, and what was done within the hour; newest first. */
export const useImports = () =>
  useQuery({
    queryKey: queryKeys.recordings.imports,
    queryFn: ({ signal }) => call(listRecordingImports, {}, { signal }),
    refetchInterval: ({ state }) => pauseFor(state.data),
  })
