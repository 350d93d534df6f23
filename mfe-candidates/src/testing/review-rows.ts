import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** One fact of the CV under review. */
export const reviewRow = (label: string) =>
  within(screen.getByRole('form', { name: 'Gegevens uit het CV' })).getByRole('group', { name: label })

/** Makes a row of the review its inputs. */
export const openReviewRow = async (user: UserEvent, label: string): Promise<void> => {
  await user.click(within(reviewRow(label)).getByRole('button', { name: /\(wijzigen\)$/ }))
}
