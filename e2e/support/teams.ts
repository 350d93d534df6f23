import { expect } from '@playwright/test'
import { getTeamsConnection, type TeamsConnection } from '@wervio/contracts'
import type { MicrosoftPeer } from '../peers/microsoft/peer.ts'
import type { Recruiter } from './accounts.ts'
import { callApi } from './api.ts'

/** Connects Teams as somebody who signed in with the code before. */
export const connectTeams = async (
  { aiService }: { aiService: string },
  { token }: Recruiter,
  peer: MicrosoftPeer,
): Promise<void> => {
  const url = `${aiService}${getTeamsConnection.path}`
  const { body } = await callApi<TeamsConnection>(url, { token, method: 'POST' })
  peer.answerCode(body.pending?.user_code ?? '', true)
  // The service asks for the token as often as Entra lets it, and by then stores it.
  const isConnected = async () => (await callApi<TeamsConnection>(url, { token })).body.connected
  await expect.poll(isConnected, { timeout: 20_000 }).toBe(true)
}

/** Subjects of all that stands in the calendars of the stand-in. */
export const subjectsOf = ({ world }: MicrosoftPeer): (string | null)[] =>
  [...world.events.values()].flat().map(({ subject }) => subject)
