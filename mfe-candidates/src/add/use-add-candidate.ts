import { useQueryClient } from '@tanstack/react-query'
import { ApiError, queryKeys } from '@wervio/api-client'
import { messages, type Candidate, type CandidateDraft, type Duplicate } from '@wervio/contracts'
import { useNavigate } from '@wervio/routing'
import { toast } from '@wervio/ui'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../candidate/error-text.ts'
import { UNDO_MERGE, useUndoLater } from '../candidate/undo-merge.ts'
import { paths, type DashboardState } from '../paths.ts'
import { advance, isCvGone, newWork, type AddStep, type Work } from './adding.ts'
import { keptManual } from './kept-manual.ts'

export type AddState =
  | { phase: 'idle' }
  | { phase: 'working'; step: AddStep; /** 0 to 1, of an upload. */ sent: number | undefined }
  | { phase: 'failed'; step: AddStep; error: Error; message: string }
  | { phase: 'doubles'; doubles: Duplicate[] }

const fallbacks: Record<AddStep, string> = {
  upload: messages.cvUploadFailed,
  read: messages.cvParseFailed,
  save: messages.candidateSaveFailed,
}
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** `manual`: what to fill in by hand and why, once the CV itself doesn't say it; '' when somebody chose to. */
export const useAddCandidate = (uid: string) => {
  const work = useRef<Work>(newWork(null))
  const [state, setState] = useState<AddState>({ phase: 'idle' })
  const [manual, setManual] = useState<{ reason: string } | null>(() =>
    keptManual(uid).read() ? { reason: '' } : null,
  )
  const running = useRef<AbortController | null>(null)
  const here = useRef(true)
  const done = useRef(false)
  const queries = useQueryClient()
  const undo = useUndoLater()
  const navigate = useNavigate()

  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      running.current?.abort()
    }
  }, [])

  const finish = async ({ id, name }: Candidate) => {
    done.current = true
    keptManual(uid).drop()
    await queries.invalidateQueries({ queryKey: queryKeys.candidates.list, refetchType: 'none' })
    const { mergeWith, file, parsed } = work.current
    const href = paths.profile.href(id)
    if (mergeWith) {
      toast(file ? `Het CV staat nu bij ${name}.` : `De gegevens staan nu bij ${name}.`, {
        action: { label: UNDO_MERGE, onSelect: () => undo(id) },
      })
      for (const queryKey of [
        queryKeys.candidates.one(id),
        queryKeys.candidates.cv(id),
        queryKeys.candidates.timeline(id),
        queryKeys.candidates.duplicates(id),
      ])
        queries.removeQueries({ queryKey })
    } else toast(`${name} is toegevoegd.`, { action: { label: 'Bekijk profiel', onSelect: () => void navigate(href) } })
    for (const warning of parsed?.warnings ?? []) toast(warning, { tone: 'amber' })
    if (!here.current) return
    const arrival: DashboardState = { newCandidateId: id, refreshCandidates: true }
    if (mergeWith) void navigate(href)
    else void navigate(paths.dashboard.href(), { state: arrival })
  }

  const run = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    let step: AddStep = 'upload'
    try {
      const outcome = await advance(work.current, controller.signal, (now, sent) => {
        step = now
        setState({ phase: 'working', step: now, sent })
      })
      if (outcome.kind === 'saved') return await finish(outcome.candidate)
      if (outcome.kind === 'manual') setManual({ reason: outcome.reason })
      setState(outcome.kind === 'doubles' ? { phase: 'doubles', doubles: outcome.doubles } : { phase: 'idle' })
    } catch (error) {
      if (isAbort(error)) setState({ phase: 'idle' })
      else
        setState({
          phase: 'failed',
          step,
          error: error instanceof Error ? error : new Error(fallbacks[step]),
          message: errorText(error, fallbacks[step]),
        })
    } finally {
      running.current = null
    }
  }

  const begin = (file: File | null) => {
    work.current = newWork(file)
    setState({ phase: 'idle' })
  }
  return {
    state,
    manual,
    work: () => work.current,
    /** Another file, or none; what was done of the former is forgotten. */
    begin,
    run: () => void run(),
    cancel: () => running.current?.abort(),
    fillIn: () => {
      setManual({ reason: '' })
      setState({ phase: 'idle' })
    },
    backToFile: () => {
      keptManual(uid).drop()
      begin(null)
      setManual(null)
    },
    saveDraft: (draft: CandidateDraft) => {
      Object.assign(work.current, { draft, checked: false, mergeWith: null })
      void run()
    },
    /** Adds him after all, though somebody like him is there. */
    addAsNew: () => {
      work.current.mergeWith = null
      void run()
    },
    /** Gives the CV, and what is missing, to somebody who is already there. */
    mergeWith: (candidateId: string) => {
      work.current.mergeWith = candidateId
      void run()
    },
    /** Leaves the question about doubles: nothing is saved. */
    dismiss: () => {
      work.current.checked = false
      setState({ phase: 'idle' })
    },
    /** Whether leaving now loses something. */
    unsaved: () => !done.current && (manual !== null || state.phase !== 'idle'),
  }
}

/** Failures that the same request will meet again. */
const lasting = ['file_type_refused', 'body_too_large', 'validation_failed', 'unsupported_media_type']
export const mayRetry = (error: Error): boolean =>
  isCvGone(error) || !(error instanceof ApiError && lasting.includes(error.code))
