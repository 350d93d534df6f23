import { numberText, toast } from '@wervio/ui'
import { useEffect, useRef, useState } from 'react'
import { useIsMounted } from '../page/use-is-mounted.ts'
import { countsText } from './outcome-text.ts'
import { runMany, type Failure, type Success } from './run-many.ts'
import type { Selectable } from './use-selection.ts'

/** The same work for many. */
export type ManyTask<Outcome, Item extends Selectable = Selectable> = {
  items: readonly Item[]
  act: (item: Item) => Promise<Outcome>
  /** How many at the same time, if the usual number is too many. */
  atOnce?: number
  /** What is under way: 'In procedure zetten'. */
  label: string
  /** What to say of a failure that has no words of its own. */
  fallback: string
  /** Shows what was done; called after every attempt that succeeded for somebody. */
  onDone: (successes: Success<Item, Outcome>[]) => void
  /** Said of those it succeeded for: '38 kandidaten staan op je shortlist.' Null when `onDone` says it. */
  doneText: ((count: number) => string) | null
  /** Takes back what was done; absent when that is not possible. */
  undo?: ((successes: Success<Item, Outcome>[]) => ManyTask<unknown, Item>) | undefined
}

/** Work under way, or what is left of it when not all of it succeeded. */
export type ManyState =
  | { kind: 'running'; label: string; count: number; total: number; isStopping: boolean }
  | {
      kind: 'incomplete'
      label: string
      done: number
      failures: Failure<Selectable>[]
      /** Who was not begun with. */
      rest: Selectable[]
      fallback: string
    }

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Does one thing for many at a time: with progress, an undo where there is one, and a retry of what failed. Tasks wait
 * for each other. Work goes on while the recruiter is on another page of the product.
 */
export const useMany = () => {
  const [state, setState] = useState<ManyState | null>(null)
  const isMounted = useIsMounted()
  const line = useRef<Promise<void>>(Promise.resolve())
  const running = useRef<AbortController | null>(null)
  const retryTask = useRef<(() => void) | null>(null)

  const run = <Outcome, Item extends Selectable>(task: ManyTask<Outcome, Item>, doneBefore = 0): void => {
    const { items, act, atOnce, label, fallback, onDone, doneText, undo } = task
    const perform = async () => {
      const abort = new AbortController()
      running.current = abort
      const show = (count: number) =>
        setState({ kind: 'running', label, count, total: items.length, isStopping: abort.signal.aborted })
      show(0)
      const { successes, failures, rest } = await runMany(items, act, {
        signal: abort.signal,
        onProgress: show,
        atOnce,
      })
      running.current = null
      if (successes.length > 0) {
        // What was done stays done when a screen fails to show it; the next task goes on.
        try {
          onDone(successes)
        } catch (error) {
          reportError(error)
        }
        const action = undo && { label: 'Ongedaan maken', onSelect: () => run(undo(successes)) }
        if (doneText) toast(doneText(successes.length), action && { action })
      }
      const doneCount = doneBefore + successes.length
      const unfinishedItems = [...failures.map(({ item }) => item), ...rest]
      if (unfinishedItems.length === 0) {
        setState(null)
        return
      }
      retryTask.current = () => run({ ...task, items: unfinishedItems }, doneCount)
      setState({ kind: 'incomplete', label, done: doneCount, failures, rest, fallback })
      if (!isMounted.current) toast(`${label}: ${countsText(doneCount, unfinishedItems.length)}`, { tone: 'red' })
    }
    line.current = line.current.then(perform)
  }

  const isRunning = state?.kind === 'running'
  useEffect(() => {
    if (!isRunning) return undefined
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isRunning])

  return {
    state,
    isRunning,
    run,
    /** Lets what is under way end, and begins with nobody else. */
    stop: () => {
      running.current?.abort()
      setState((now) => (now?.kind === 'running' ? { ...now, isStopping: true } : now))
    },
    retry: () => retryTask.current?.(),
    dismiss: () => setState(null),
  }
}

export type Many = ReturnType<typeof useMany>

/** '12 van 40'. */
export const progressText = (count: number, total: number): string => `${numberText(count)} van ${numberText(total)}`
