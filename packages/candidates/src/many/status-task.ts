import type { QueryClient } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import {
  candidateStatusLabels,
  changeCandidate,
  getCandidate,
  candidateStatuses,
  isOneOf,
  messages,
  type Candidate,
  type CandidateStatus,
  candidateCountText,
} from '@wervio/contracts'
import type { ManyTask, Selectable } from '@wervio/remote-kit'
import { outdateCandidates } from '../candidate/outdate-candidate.ts'
import type { CandidateChange } from '../candidate/use-change-candidate.ts'

/** A status, or null: the status follows the procedures. */
type StatusChoice = CandidateStatus | null

const changeTo = (choice: StatusChoice): CandidateChange =>
  choice === null ? { follow_procedures: true } : { status: choice }

/** What somebody chose before, so that a status that followed the procedures follows them again. */
const choiceOf = ({ status, status_chosen_at: chosenAt }: Candidate): StatusChoice =>
  chosenAt !== null && isOneOf(candidateStatuses, status) ? status : null

const showChanged = (queries: QueryClient, items: readonly Selectable[]): void =>
  void outdateCandidates(
    queries,
    items.map(({ id }) => id),
  )

const undoTask = (
  queries: QueryClient,
  choices: ReadonlyMap<string, StatusChoice>,
  items: readonly Selectable[],
): ManyTask<unknown> => ({
  items,
  label: 'Status terugzetten',
  fallback: messages.candidateChangeFailed,
  act: ({ id }) => call(changeCandidate, { params: { id }, body: changeTo(choices.get(id) ?? null) }),
  onDone: (successes) =>
    showChanged(
      queries,
      successes.map(({ item }) => item),
    ),
  doneText: (count) => `De status van ${candidateCountText(count)} is weer zoals eerst.`,
})

/** Gives candidates a status, or has it follow the procedures again. */
export const statusTask = (
  queries: QueryClient,
  items: readonly Selectable[],
  choice: StatusChoice,
): ManyTask<Candidate> => ({
  items,
  label: 'Status wijzigen',
  fallback: messages.candidateChangeFailed,
  // A row of a list doesn't say whether its status was chosen, which undoing needs.
  act: async ({ id }) => {
    const before = await call(getCandidate, { params: { id } })
    await call(changeCandidate, { params: { id }, body: changeTo(choice) })
    return before
  },
  onDone: (successes) =>
    showChanged(
      queries,
      successes.map(({ item }) => item),
    ),
  doneText: (count) =>
    choice === null
      ? `De status van ${candidateCountText(count)} volgt weer de procedures.`
      : `De status van ${candidateCountText(count)} is nu ${candidateStatusLabels[choice]}.`,
  undo: (successes) =>
    undoTask(
      queries,
      new Map(successes.map(({ item, outcome }) => [item.id, choiceOf(outcome)])),
      successes.map(({ item }) => item),
    ),
})
