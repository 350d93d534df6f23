import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MovedElement, useMovedElement } from './moved-element.tsx'

const Screen = ({ isWide }: { isWide: boolean }) => {
  const { element, portal } = useMovedElement(<input aria-label="Jouw reden" />)
  return (
    <>
      <ul>
        <li>{!isWide && <MovedElement of={element} />}</li>
      </ul>
      {isWide && (
        <aside>
          <MovedElement of={element} />
        </aside>
      )}
      {portal}
    </>
  )
}

test('what somebody types stays while its place changes, there and back', async () => {
  const { rerender } = render(<Screen isWide={false} />)
  await userEvent.type(within(screen.getByRole('listitem')).getByRole('textbox'), 'rijbewijs')
  rerender(<Screen isWide />)
  expect(within(screen.getByRole('complementary')).getByRole('textbox')).toHaveValue('rijbewijs')
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  rerender(<Screen isWide={false} />)
  expect(within(screen.getByRole('listitem')).getByRole('textbox')).toHaveValue('rijbewijs')
})
