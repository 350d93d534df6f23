import type { ApplicationCalls, ApplicationChange, PipelineMatch } from '@wervio/applications'
import { messages, type Application, candidateCountText } from '@wervio/contracts'
import type { ManyTask, Success } from '@wervio/remote-kit'

type Task<Outcome> = ManyTask<Outcome, PipelineMatch>
type Change = {
  matches: readonly PipelineMatch[]
  change: ApplicationChange
  /** What is under way: 'Naar een andere stap'. */
  label: string
  doneText: (count: number) => string
}

export const idsOf = (successes: readonly Success<PipelineMatch, unknown>[]): string[] =>
  successes.map(({ item }) => item.id)

/** Gives each application back what it had before `change`, which is what its match still says. */
const undoTask = (
  calls: ApplicationCalls,
  change: ApplicationChange,
  successes: readonly Success<PipelineMatch, Application>[],
): Task<unknown> => {
  const restore = calls.restorer()
  const changed = new Map(successes.map(({ item, outcome }) => [item.id, outcome]))
  return {
    items: successes.map(({ item }) => item),
    label: 'Ongedaan maken',
    fallback: messages.applicationSaveFailed,
    act: async ({ id, application }) => {
      const changedApplication = changed.get(id)
      if (changedApplication) await restore(application, changedApplication, change)
    },
    onDone: (restored) => calls.outdate(idsOf(restored)),
    doneText: (count) => `${candidateCountText(count)} ${count === 1 ? 'staat' : 'staan'} weer zoals eerst.`,
  }
}

/** Gives many applications the same stage or outcome. */
export const changeTask = (
  calls: ApplicationCalls,
  { matches, change, label, doneText }: Change,
): Task<Application> => ({
  items: matches,
  label,
  fallback: messages.applicationSaveFailed,
  act: ({ application }) => calls.change(application, change),
  onDone: (successes) => calls.outdate(idsOf(successes)),
  doneText,
  undo: (successes) => undoTask(calls, change, successes),
})
