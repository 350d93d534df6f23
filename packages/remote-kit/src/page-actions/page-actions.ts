/**
 * What can be done with the thing that a page shows. Shell and remotes each have their own copy of this package, of
 * versions that may differ, so the two meet in DOM events: a menu asks, and the pages that are mounted answer. A shell
 * or a remote that doesn't know of it asks or answers nothing.
 */

/** One action: what the page's own control does, or the address to which its own link leads. */
export type PageAction = {
  label: string
  /** A name of docs/federation.md; another one shows a sheet of paper. */
  icon: string
  /** Other words that people search with. */
  words?: readonly string[] | undefined
} & ({ run: () => unknown } | { to: string })

/** What one page answers. */
export type PageActions = {
  /** With its thing: 'Op deze vacature: Kok'. */
  title: string
  /** Where the page is, by its router. */
  path: string
  actions: readonly PageAction[]
}

const ASK = 'wervio:page-actions'
const CHANGE = 'wervio:page-actions-changed'

/** Gets answers; how they look isn't certain, because whoever answers is of another version. */
type Answer = (actions: PageActions) => void

/** Asks the mounted pages, in the order in which they were mounted. An answer is whatever a page gave. */
export const askPageActions = (): unknown[] => {
  const answers: unknown[] = []
  window.dispatchEvent(new CustomEvent<Answer>(ASK, { detail: (actions) => void answers.push(actions) }))
  return answers
}

/** Calls `listener` when an answer may have become another one; returns the function that stops it. */
export const onPageActionsChange = (listener: () => void): (() => void) => {
  window.addEventListener(CHANGE, listener)
  return () => window.removeEventListener(CHANGE, listener)
}

/** Answers with what `actions` returns at that moment, until the returned function is called. */
export const answerPageActions = (actions: () => PageActions | null): (() => void) => {
  const hear = (event: Event) => {
    const answer: unknown = event instanceof CustomEvent ? event.detail : null
    const current = actions()
    if (current !== null && typeof answer === 'function') (answer as Answer)(current)
  }
  window.addEventListener(ASK, hear)
  window.dispatchEvent(new Event(CHANGE))
  return () => {
    window.removeEventListener(ASK, hear)
    window.dispatchEvent(new Event(CHANGE))
  }
}

/** Tells that an answer has become another one. */
export const notePageActionsChange = (): void => void window.dispatchEvent(new Event(CHANGE))
