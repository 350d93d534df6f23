/** @jest-environment-options {"timeZone": "America/New_York"} */
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { fakeServices } from '../../testing/fake-agenda.ts'
import { stubMeetings } from '../../testing/fake-meetings.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'

fakeServices()

test('a recruiter in another zone reads which one, and plans on their own clock', async () => {
  const service = stubMeetings()
  const { user } = renderAgenda('/online-meeting')
  const form = within(await screen.findByRole('form', { name: 'Meeting plannen' }))
  expect(form.getByText('Tijden in jouw tijdzone: America/New York.')).toBeVisible()
  await user.type(form.getByRole('textbox', { name: /^Titel/ }), 'Gesprek')
  await user.type(form.getByRole('textbox', { name: /^Deelnemers/ }), 'eva@linde.nl')
  await user.click(form.getByRole('button', { name: 'Plan meeting' }))
  await screen.findByText(messages.meetingPlanned)
  expect(service.planned[0]).toMatchObject({ timeZone: 'America/New_York' })
})
