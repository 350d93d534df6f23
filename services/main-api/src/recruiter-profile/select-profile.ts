import { getFile, type RecruiterProfile } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, getTableColumns } from 'drizzle-orm'
import { accounts } from '../accounts/table.ts'
import { files } from '../files/table.ts'
import type { Sql } from '../platform/database.ts'
import { recruiterProfiles } from './table.ts'

const { account_id: _account, organisation_id: _organisation, ...fieldColumns } = getTableColumns(recruiterProfiles)

/** What a profile says in which nobody wrote anything. */
const BLANK = {
  position: '',
  department: '',
  phone: '',
  location: '',
  bio: '',
  experience: '',
  specialization: '',
  skills: [],
  languages: [],
  mail_signature: '',
  text_language: null,
  version: 0,
}

/** The photo of the recruiter; there is never more than one. */
export const ownPortrait = ({ organisationId, accountId }: Recruiter) =>
  and(eq(files.organisation_id, organisationId), eq(files.recruiter_id, accountId), eq(files.kind, 'portrait'))

/** The profile of the recruiter, with the name of the account and the address of their photo. */
export const selectProfile = async (sql: Sql, recruiter: Recruiter): Promise<RecruiterProfile> => {
  const [row] = await sql
    .select({
      display_name: accounts.display_name,
      email: accounts.email,
      role: accounts.role,
      fields: fieldColumns,
      photo: files.id,
    })
    .from(accounts)
    .leftJoin(recruiterProfiles, eq(recruiterProfiles.account_id, accounts.id))
    .leftJoin(files, and(ownPortrait(recruiter), eq(files.recruiter_id, accounts.id)))
    .where(and(eq(accounts.organisation_id, recruiter.organisationId), eq(accounts.id, recruiter.accountId)))
  if (!row) throw new Error('a signed-in account that is not there')
  const { display_name, email, role, fields, photo } = row
  return {
    display_name,
    email,
    role,
    ...BLANK,
    ...fields,
    photo: photo === null ? null : getFile.path.replace('{id}', photo),
  }
}
