import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, errorText, isAborted } from '@wervio/api-client'
import { deleteImport, messages, type Candidate, type ImportItem } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useIsMounted } from '@wervio/remote-kit'
import { useEffect, useRef, useState } from 'react'
import { outdateOpenStacks } from '../review/stack-cache.ts'
import { stackItemKey } from '../review/use-stack.ts'
import { stepFailures, type AddStep } from './add-steps.ts'
import { importSingleCv, newSingleImport, type SingleImport } from './import-single-cv.ts'
import { useShowSavedCandidate } from './use-show-saved-candidate.ts'

export type AddState =
  | { phase: 'idle' }
  | { phase: 'working'; step: AddStep; /** 0 to 1, of an upload. */ sent: number | undefined }
  | { phase: 'failed'; step: AddStep; error: unknown; message: string }
  | { phase: 'review'; item: ImportItem }

/** What to show of a step that failed; a stack's own fallback says little to who chose one CV. */
const failureText = (error: unknown, step: AddStep): string => {
  const text = errorText(error, stepFailures[step])
  return text === messages.importFailed ? stepFailures[step] : text
}

/**
 * Deletes what the service has of a CV that was stopped. A failure needs no message: the import stays in the list of
 * open stacks.
 */
const discard = async (queries: QueryClient, { importId }: SingleImport): Promise<void> => {
  if (!importId) return
  await call(deleteImport, { params: { id: importId } }).catch(() => undefined)
  await outdateOpenStacks(queries)
}

/** One chosen CV on its way to a candidate. */
export const useAddCv = () => {
  const importRef = useRef<SingleImport | null>(null)
  const isStopped = useRef(false)
  const abortRef = useRef<AbortController | null>(null)
  const [state, setState] = useState<AddState>({ phase: 'idle' })
  const showSavedCandidate = useShowSavedCandidate()
  const isMounted = useIsMounted()
  const queries = useQueryClient()

  useEffect(
    () => () => {
      abortRef.current?.abort()
      // A stopped import is deleted; one whose page was left can be continued later.
      if (isStopped.current && importRef.current) void discard(queries, importRef.current)
    },
    [queries],
  )

  const finish = (candidate: Candidate, isMerged = false) => {
    importRef.current = null
    return showSavedCandidate({ candidate, isMerged, hasCv: true })
  }

  const run = async () => {
    const singleImport = importRef.current
    if (abortRef.current || !singleImport || !isMounted.current) return
    const controller = new AbortController()
    abortRef.current = controller
    isStopped.current = false
    let step: AddStep = 'upload'
    try {
      const outcome = await importSingleCv(singleImport, controller.signal, (currentStep, sentShare) => {
        step = currentStep
        setState({ phase: 'working', step: currentStep, sent: sentShare })
      })
      if (outcome.kind === 'review') {
        const { item, refusal } = outcome
        queries.setQueryData<ImportItem>(stackItemKey(item), item)
        if (refusal) toast(errorText(refusal, messages.candidateSaveFailed), { tone: 'red' })
        return setState({ phase: 'review', item })
      }
      await finish(outcome.candidate)
      for (const warning of outcome.warnings) toast(warning, { tone: 'amber' })
    } catch (error) {
      if (isAborted(error)) setState({ phase: 'idle' })
      else setState({ phase: 'failed', step, error, message: failureText(error, step) })
    } finally {
      abortRef.current = null
      void outdateOpenStacks(queries)
    }
  }

  return {
    state,
    /** Another file, or none; what was done of the former is thrown away. */
    begin: (file: File | null) => {
      abortRef.current?.abort()
      if (importRef.current) void discard(queries, importRef.current)
      isStopped.current = false
      importRef.current = file && newSingleImport(file)
      setState({ phase: 'idle' })
    },
    run: () => void run(),
    cancel: () => {
      isStopped.current = true
      abortRef.current?.abort()
    },
    /** A CV that was looked through is saved. */
    finish: (candidate: Candidate, isMerged: boolean) => void finish(candidate, isMerged),
    /** Whether leaving now loses the file: what the service has can be gone on with. */
    hasUnsaved: () => (state.phase === 'working' || state.phase === 'failed') && importRef.current?.itemId === null,
  }
}
