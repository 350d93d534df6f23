import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { isInPipeline } from '@wervio/applications'
import { match } from '../testing/fake-matches.ts'
import { StageControls } from './stage-controls.tsx'

const openAt = (stage: number) => {
  const onStage = jest.fn()
  const inPipeline = match(1, 'Amira Haddou', {}, { stage })
  if (!isInPipeline(inPipeline)) throw new Error('The candidate is in the pipeline')
  render(<StageControls match={inPipeline} onStage={onStage} />)
  return onStage
}

test.each([
  [1, 'Amira Haddou staat bij de eerste stap', 'Amira Haddou door naar', 2],
  [5, 'Amira Haddou staat bij de laatste stap', 'Amira Haddou terug naar', 4],
])('at stage %i there is one step to take, and it stays within the five', (stage, end, step, next) => {
  const onStage = openAt(stage)
  const endButton = screen.getByRole('button', { name: end })
  expect(endButton).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(endButton)
  expect(onStage).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${step}`) }))
  expect(onStage.mock.calls).toEqual([[next]])
})

test('from a stage that only a newer service knows one goes back to the last known one', () => {
  const onStage = openAt(6)
  fireEvent.click(screen.getByRole('button', { name: /^Amira Haddou terug naar/ }))
  expect(onStage.mock.calls).toEqual([[5]])
})
