import { expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  Avatar,
  Badge,
  Button,
  EmptyState,
  ErrorState,
  LoadingDots,
  LoadingState,
  Notice,
  ProgressBar,
  ScoreRing,
  Skeleton,
} from '../index.ts'

test('loading says its text to screen readers while skeletons stand in', () => {
  const { rerender } = render(
    <LoadingState label="Vacatures laden...">
      <Skeleton />
    </LoadingState>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Vacatures laden...')
  rerender(<LoadingState label="Vacatures laden..." />)
  expect(screen.getByText('Vacatures laden...')).toBeVisible()
})

test('after a second its text is visible over the skeletons', () => {
  jest.useFakeTimers()
  render(
    <LoadingState label="Vacatures laden...">
      <Skeleton />
    </LoadingState>,
  )
  expect(screen.getByText('Vacatures laden...')).not.toBeVisible()
  act(() => jest.advanceTimersByTime(1_000))
  expect(screen.getByText('Vacatures laden...')).toBeVisible()
  jest.useRealTimers()
})

test('a failed page says what happened, what is safe, and tries again', async () => {
  const retry = jest.fn()
  render(
    <ErrorState text="De vacatures konden niet worden geladen." safe="Je gegevens zijn bewaard." onRetry={retry} />,
  )
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Er ging iets mis')
  expect(alert).toHaveTextContent('Je gegevens zijn bewaard.')
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('without a way to retry there is no button', () => {
  render(<ErrorState title="Geen toegang" text="Je hebt geen toegang." />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an empty list has one sentence and one action', () => {
  render(<EmptyState title="Nog geen vacatures" text="Schrijf je eerste." action={<Button>Nieuwe vacature</Button>} />)
  expect(screen.getByRole('heading', { name: 'Nog geen vacatures' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Nieuwe vacature' })).toBeVisible()
})

test('a red notice interrupts, the others wait', () => {
  render(
    <>
      <Notice tone="red" title="Mislukt">
        Probeer het opnieuw.
      </Notice>
      <Notice tone="green">Opgeslagen</Notice>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('MisluktProbeer het opnieuw.')
  expect(screen.getByRole('status')).toHaveTextContent('Opgeslagen')
})

test('progress tells its value within bounds, or that it is unknown', () => {
  const { rerender } = render(<ProgressBar label="Tekst maken" value={63.6} />)
  const bar = screen.getByRole('progressbar', { name: 'Tekst maken' })
  expect(bar).toHaveAttribute('value', '64')
  rerender(<ProgressBar label="Tekst maken" value={140} />)
  expect(bar).toHaveAttribute('value', '100')
  rerender(<ProgressBar label="Tekst maken" />)
  expect(bar).not.toHaveAttribute('value')
})

test('a score can be read as well as seen', () => {
  render(<ScoreRing label="Match met Planner" value={91.4} />)
  expect(screen.getByText('Match met Planner: 91%')).toBeInTheDocument()
})

test('dots and badges carry their word', () => {
  render(
    <>
      <LoadingDots label="Bezig met opslaan" />
      <Badge tone="green">Nieuw</Badge>
    </>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Bezig met opslaan')
  expect(screen.getByText('Nieuw')).toBeVisible()
})

test.each([
  ['Amira Haddou', 'AH'],
  ['Joris van der Laan', 'JL'],
  ['sanne', 'S'],
  ['  ', ''],
  ['Çelik', 'Ç'],
])('the initials of %j are %j', (name, initials) => {
  const { container } = render(<Avatar name={name} />)
  expect(container).toHaveTextContent(initials)
  expect(container.textContent).toBe(initials)
})
