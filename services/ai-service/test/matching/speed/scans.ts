import type { Recruiter } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { settingsOf } from '../../../src/platform/settings-of.ts'
import type { Accounts } from '../../../src/platform/accounts.ts'

/** The stored forms, `page` at a time, and nothing done with them. */
export const scanForms = async ({ transaction }: Accounts, owner: Recruiter, page: number): Promise<void> => {
  let after = '00000000-0000-0000-0000-000000000000'
  for (let count = page; count === page;) {
    const { rows } = await transaction(settingsOf(owner), (connection) =>
      connection.execute<{ candidate_id: string; revision: string; form: string }>(
        sql`select candidate_id, revision, form from ai.match_prepared where candidate_id > ${after}::uuid order by candidate_id limit ${page}`,
      ),
    )
    count = rows.length
    after = rows.at(-1)?.candidate_id ?? after
  }
}

/** The highest scores of a vacancy. */
export const readFirstPage = ({ transaction }: Accounts, owner: Recruiter, vacancyId: string, limit: number) =>
  transaction(settingsOf(owner), (connection) =>
    connection.execute(
      sql`select * from ai.match_results where vacancy_id = ${vacancyId}::uuid order by percentage desc, degree desc, candidate_id desc limit ${limit}`,
    ),
  )
