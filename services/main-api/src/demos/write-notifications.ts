import { demoNotifications } from '@wervio/demo-data'
import type { Recruiter } from '@wervio/service-kit'
import { raiseNotifications } from '../notifications/raise.ts'
import type { Sql } from '../platform/database.ts'

type Ids = ReadonlyMap<string, string>

/** Writes the sample notifications; written again they stay as they are. */
export const writeNotifications = async (
  sql: Sql,
  { accountId }: Recruiter,
  ids: { vacancies: Ids; candidates: Ids },
  now: Date,
): Promise<void> => {
  for (const { kind, item } of demoNotifications(now, ids)) await raiseNotifications(sql, accountId, kind, [item])
}
