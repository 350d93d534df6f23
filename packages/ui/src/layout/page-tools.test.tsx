import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { PageTools, PageToolsSlot } from './page-tools.tsx'

test('tools stand in the top bar, and leave it with their page', () => {
  const page = (hasPage: boolean) => (
    <>
      <header>
        <PageToolsSlot />
      </header>
      <main>
        {hasPage && (
          <PageTools>
            <button>Help</button>
          </PageTools>
        )}
      </main>
    </>
  )
  const { rerender } = render(page(false))
  rerender(page(true))
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Help' })).toBeVisible()
  rerender(page(false))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('they are found when the top bar appears together with the page', () => {
  render(
    <>
      <main>
        <PageTools>
          <button>Help</button>
        </PageTools>
      </main>
      <header>
        <PageToolsSlot />
      </header>
    </>,
  )
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Help' })).toBeVisible()
})

test('without a top bar they stand on their own place', () => {
  render(
    <main>
      <PageTools>
        <button>Help</button>
      </PageTools>
    </main>,
  )
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Help' })).toBeVisible()
})
