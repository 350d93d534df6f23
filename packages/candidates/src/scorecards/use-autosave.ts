import { useMutation } from '@tanstack/react-query'
import { ApiError, call } from '@wervio/api-client'
import { changeScorecard, scorecard, type Scorecard } from '@wervio/contracts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { isSameValues, valuesOf, type ScorecardValues } from './scorecard-values.ts'
import { useShowScorecard } from './use-scorecards.ts'

/** Milliseconds without a change after which it is saved. */
const PAUSE = 600

const conflictBody = z.object({ current: scorecard })

/** The card as another tab left it; null for a failure of another kind. */
const cardOfConflict = (error: unknown): Scorecard | null =>
  error instanceof ApiError && error.status === 409
    ? (conflictBody.safeParse(error.details).data?.current ?? null)
    : null

/**
 * A scorecard that saves itself, one version after the other. What somebody else saved meanwhile is never replaced
 * before it was seen.
 */
export const useAutosave = (candidateId: string, stored: Scorecard) => {
  const [values, setValues] = useState(() => valuesOf(stored))
  const [saved, setSaved] = useState(stored)
  const [theirs, setTheirs] = useState<Scorecard | null>(null)
  const latest = useRef(values)
  const base = useRef(stored)
  const hasConflict = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useShowScorecard(candidateId)
  const isSaved = () => isSameValues(latest.current, valuesOf(base.current))
  const { mutate, error, isPending } = useMutation({
    // One after the other, so that each is made on the version of the one before.
    scope: { id: `scorecard-${stored.id}` },
    mutationFn: () =>
      call(changeScorecard, {
        params: { id: stored.id },
        body: { ...latest.current, version: base.current.version },
      }),
    onSuccess: (card) => {
      base.current = card
      setSaved(card)
      void show(card)
    },
    onError: (problem) => {
      const current = cardOfConflict(problem)
      hasConflict.current = current !== null
      setTheirs(current)
    },
  })
  const save = () => {
    clearTimeout(timer.current)
    if (!isSaved() && !hasConflict.current) mutate()
  }
  const change = (part: Partial<ScorecardValues>) => {
    latest.current = { ...latest.current, ...part }
    setValues(latest.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(save, PAUSE)
  }
  const settle = (card: Scorecard, isMine: boolean) => {
    base.current = card
    hasConflict.current = false
    setSaved(card)
    setTheirs(null)
    if (isMine) return save()
    latest.current = valuesOf(card)
    setValues(latest.current)
    void show(card)
  }
  const saveOnLeave = useEffectEvent(save)
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isSaved()) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', listen)
    return () => {
      window.removeEventListener('beforeunload', listen)
      saveOnLeave()
    }
  }, [])
  return {
    values,
    /** As the service has it, with where each question was asked. */
    saved,
    change,
    save,
    isSaving: isPending,
    isSaved: isSameValues(values, valuesOf(saved)),
    error: isPending ? null : error,
    theirs,
    /** Ends a conflict: with what stands here, or with what somebody else saved. */
    keepMine: () => theirs && settle(theirs, true),
    takeTheirs: () => theirs && settle(theirs, false),
  }
}

export type Autosave = ReturnType<typeof useAutosave>
