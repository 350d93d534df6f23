import type { QueryClient } from '@tanstack/react-query'
import { addToVacancy, applicationRemover } from '@wervio/applications'
import { outdateCandidates } from '@wervio/candidates'
import { messages, type Application, type VacancySummary, candidateCountText } from '@wervio/contracts'
import type { ManyTask, Selectable } from '@wervio/remote-kit'

type Vacancy = Pick<VacancySummary, 'id' | 'title'>

const removeTask = (
  queries: QueryClient,
  { id, title }: Vacancy,
  applications: ReadonlyMap<string, Application>,
  items: readonly Selectable[],
): ManyTask<unknown> => {
  const remove = applicationRemover(id)
  return {
    items,
    label: 'Uit de procedure halen',
    fallback: messages.applicationSaveFailed,
    act: async (item) => {
      const application = applications.get(item.id)
      if (application) await remove(application)
    },
    onDone: (successes) =>
      void outdateCandidates(
        queries,
        successes.map(({ item }) => item.id),
      ),
    doneText: (count) =>
      `${candidateCountText(count)} ${count === 1 ? 'is' : 'zijn'} weer uit de procedure van ${title}.`,
  }
}

/** Puts candidates in the first stage of a vacancy. `items` are not in it yet; undoing takes out those alone. */
export const procedureTask = (
  queries: QueryClient,
  vacancy: Vacancy,
  items: readonly Selectable[],
  alreadyIn: number,
): ManyTask<Application> => ({
  items,
  label: 'In procedure zetten',
  fallback: messages.applicationSaveFailed,
  act: ({ id }) => addToVacancy(vacancy.id, id),
  onDone: (successes) =>
    void outdateCandidates(
      queries,
      successes.map(({ item }) => item.id),
    ),
  doneText: (count) =>
    `${candidateCountText(count)} ${count === 1 ? 'staat' : 'staan'} nu in de procedure van ${vacancy.title}.${
      alreadyIn === 0 ? '' : ` ${alreadyIn} ${alreadyIn === 1 ? 'stond' : 'stonden'} er al in.`
    }`,
  undo: (successes) =>
    removeTask(
      queries,
      vacancy,
      new Map(successes.map(({ item, outcome }) => [item.id, outcome])),
      successes.map(({ item }) => item),
    ),
})
