import type { Identity, KnownUser, Recruiter } from '@wervio/service-kit'
import { sql as fragment } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { accountSecurity } from './table.ts'

const { has_password, has_second_factor, tokens_valid_from, password_changed_at } = accountSecurity

/**
 * The provider doesn't say that a password is new. It takes back tokens then, as it may with another second factor, and
 * as it does when the service asks for it.
 */
const isNewPassword = fragment`${has_password} and excluded.has_password
  and ${has_second_factor} = excluded.has_second_factor
  and excluded.tokens_valid_from > coalesce(${tokens_valid_from}, '-infinity')`

export const createAccountSecurityRepository = (database: Pick<Database, 'asOwnAccount'>) => ({
  /**
   * Stores how an account is secured; a trigger notes in the audit log what changed. `isOwnRevocation` says that the
   * service itself has just had the tokens taken back.
   */
  store: (
    identity: Identity,
    recruiter: Recruiter,
    { hasPassword, hasSecondFactor, tokensValidFrom }: KnownUser,
    { isOwnRevocation }: { isOwnRevocation: boolean },
  ): Promise<void> =>
    database.asOwnAccount(identity, recruiter, async (sql) => {
      await sql
        .insert(accountSecurity)
        .values({
          account_id: recruiter.accountId,
          organisation_id: recruiter.organisationId,
          has_password: hasPassword,
          has_second_factor: hasSecondFactor,
          tokens_valid_from: tokensValidFrom,
        })
        .onConflictDoUpdate({
          target: accountSecurity.account_id,
          set: {
            has_password: hasPassword,
            has_second_factor: hasSecondFactor,
            tokens_valid_from: tokensValidFrom,
            ...(!isOwnRevocation && {
              password_changed_at: fragment`case when ${isNewPassword} then now() else ${password_changed_at} end`,
            }),
          },
          setWhere: fragment`(${has_password}, ${has_second_factor}, ${tokens_valid_from})
            is distinct from (excluded.has_password, excluded.has_second_factor, excluded.tokens_valid_from)`,
        })
    }),
})

export type AccountSecurityRepository = ReturnType<typeof createAccountSecurityRepository>
