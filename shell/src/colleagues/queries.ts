import { call, queryKeys } from '@wervio/api-client'
import { getMailSettings, getOrganisation, limits, listInvitations, listVacancySummaries } from '@wervio/contracts'

type Context = { signal: AbortSignal }

/** Milliseconds in which a fetched list is shown again without a new request. */
const FRESH = 60_000

export const organisationQuery = {
  queryKey: queryKeys.organisation.members,
  queryFn: ({ signal }: Context) => call(getOrganisation, {}, { signal }),
}

export const invitationsQuery = {
  queryKey: queryKeys.organisation.invitations,
  queryFn: ({ signal }: Context) => call(listInvitations, {}, { signal }),
}

/** Whether mails can leave by our mail server. */
export const mailSettingsQuery = {
  queryKey: ['mail-settings'] as const,
  queryFn: ({ signal }: Context) => call(getMailSettings, {}, { signal }),
  staleTime: FRESH,
}

/** The vacancies that a hiring manager can be invited to, by title. */
export const vacancyChoiceQuery = {
  queryKey: queryKeys.vacancies.choice,
  queryFn: ({ signal }: Context) =>
    call(listVacancySummaries, { query: { sort: 'title', limit: limits.listMaximum } }, { signal }),
  staleTime: FRESH,
}
