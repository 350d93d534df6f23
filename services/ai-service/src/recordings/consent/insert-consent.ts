import { randomUUID } from 'node:crypto'
import { messages } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { DateTime } from 'luxon'

export type NewConsent = {
  wording: string
  way: string
  /** A day in the Netherlands. */
  given_on: string
  /** Null for a candidate who is still to be made. */
  candidateId: string | null
  creationKey: string | null
}

/** A day that hasn't begun in the Netherlands can't be one on which somebody agreed. */
export const requirePast = (day: string, path: string): void => {
  if (day <= DateTime.now().setZone('Europe/Amsterdam').toFormat('yyyy-MM-dd')) return
  throw new ServiceError('validation_failed', {
    message: messages.consentInFuture,
    extra: { fields: [{ path, message: messages.consentInFuture }] },
  })
}

/** Stores that somebody agreed; null when the same key stored it before. */
export const insertConsent = async (
  connection: Sql,
  { accountId, organisationId }: Recruiter,
  { wording, way, given_on: givenOn, candidateId, creationKey }: NewConsent,
): Promise<string | null> => {
  const { rows } = await connection.execute<{ id: string }>(
    sql`insert into ai.consents (id, organisation_id, candidate_id, account_id, wording, way, given_on, creation_key)
      values (${randomUUID()}::uuid, ${organisationId}::uuid, ${candidateId}::uuid, ${accountId}::uuid, ${wording}, ${way}, ${givenOn}::date, ${creationKey}::uuid)
      on conflict (account_id, creation_key) do nothing returning id`,
  )
  return rows[0]?.id ?? null
}
