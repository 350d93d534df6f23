import { screen, waitFor, within } from '@testing-library/react'
import type { CandidateSummary } from '@wervio/contracts'
import { expect } from '@jest/globals'
import { stubScreen } from '@wervio/testing'
import { stubCandidates } from './fake-candidates.ts'
import { renderApp } from './render-app.tsx'

/** The bar of a selection. */
export const selectionBar = () => within(screen.getByLabelText('Selectie'))

/** Opens on a wide screen a list of these candidates, with what a recruiter does to choose among them. */
export const openSelection = async (people: CandidateSummary[], path = '/dashboard-candidates') => {
  stubScreen(1440)
  stubCandidates(people)
  const { user, ...app } = renderApp(path)
  await screen.findByRole('link', { name: people[0]?.name ?? '' })
  return {
    ...app,
    user,
    choose: async (...names: string[]) => {
      for (const name of names) await user.click(screen.getByLabelText(`Selecteer ${name}`))
    },
    act: (name: string) => user.click(selectionBar().getByRole('button', { name })),
    undo: () => user.click(screen.getAllByRole('button', { name: 'Ongedaan maken' }).at(-1) ?? document.body),
  }
}

export const expectNobodyChosen = () =>
  waitFor(() => expect(document.querySelectorAll(':checked[type=checkbox]')).toHaveLength(0))
