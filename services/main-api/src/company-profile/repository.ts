import {
  companyFieldNames,
  limits,
  type CompanyProfile,
  type companyProfileChange,
  type companyProfileDraft,
} from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, asc, eq, getTableColumns, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { organisations } from '../accounts/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { fold } from '../platform/schema.ts'
import { companyProfiles } from './table.ts'

type Draft = z.output<typeof companyProfileDraft>
type Change = z.output<typeof companyProfileChange>

/** `refusal` says why nothing changed; with `changed` the profile is the present one. */
export type SaveResult =
  | { refusal: null | 'changed'; profile: CompanyProfile }
  | { refusal: 'missing' | 'name-taken' | 'full'; profile: null }

const { organisation_id: _organisation, name_key: _key, ...profileColumns } = getTableColumns(companyProfiles)

const ofOrganisation = ({ organisationId }: Recruiter) => eq(companyProfiles.organisation_id, organisationId)
const oneProfile = (recruiter: Recruiter, id: string) => and(ofOrganisation(recruiter), eq(companyProfiles.id, id))

/** Lets one writer at a time at the profiles of an organisation; other rows of it are written meanwhile. */
const lockProfiles = (sql: Sql, { organisationId }: Recruiter) =>
  sql
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('no key update')

const findProfile = async (sql: Sql, recruiter: Recruiter, id: string): Promise<CompanyProfile | null> =>
  (await sql.select(profileColumns).from(companyProfiles).where(oneProfile(recruiter, id)))[0] ?? null

/** Case and accents don't count in a name. */
const findByName = async (sql: Sql, recruiter: Recruiter, name: string): Promise<CompanyProfile | null> => {
  const nameKey = fragment`left(${fold(fragment`${name}`)}, ${limits.shortText})`
  const condition = and(ofOrganisation(recruiter), fragment`${companyProfiles.name_key} = ${nameKey}`)
  return (await sql.select(profileColumns).from(companyProfiles).where(condition))[0] ?? null
}

const countProfiles = (sql: Sql, recruiter: Recruiter): Promise<number> =>
  sql.$count(companyProfiles, ofOrganisation(recruiter))

/** Takes the mark from the default profile, whose own version stays: nobody changed what it says. */
const clearDefault = (sql: Sql, recruiter: Recruiter) =>
  sql
    .update(companyProfiles)
    .set({ is_default: false })
    .where(and(ofOrganisation(recruiter), companyProfiles.is_default))

const saysTheSame = (profile: CompanyProfile, draft: Draft): boolean =>
  profile.name === draft.name && companyFieldNames.every((field) => profile[field] === draft[field])

/** The company profiles of the recruiter's organisation. */
export const createCompanyProfileRepository = (database: Database) => ({
  list: (recruiter: Recruiter): Promise<CompanyProfile[]> =>
    database.asRecruiter(recruiter, (sql) =>
      sql
        .select(profileColumns)
        .from(companyProfiles)
        .where(ofOrganisation(recruiter))
        .orderBy(asc(companyProfiles.name_key), asc(companyProfiles.id)),
    ),

  /** A draft that is stored already is answered with its row, so that one whose answer got lost may be sent again. */
  create: (recruiter: Recruiter, draft: Draft): Promise<SaveResult> =>
    database.asRecruiter(recruiter, async (sql): Promise<SaveResult> => {
      await lockProfiles(sql, recruiter)
      const namesake = await findByName(sql, recruiter, draft.name)
      if (namesake)
        return saysTheSame(namesake, draft)
          ? { refusal: null, profile: namesake }
          : { refusal: 'name-taken', profile: null }
      const count = await countProfiles(sql, recruiter)
      if (count >= limits.companyProfiles) return { refusal: 'full', profile: null }
      const isDefault = draft.is_default || count === 0
      if (isDefault) await clearDefault(sql, recruiter)
      const [profile] = await sql
        .insert(companyProfiles)
        .values({ ...draft, id: v7(), organisation_id: recruiter.organisationId, is_default: isDefault })
        .returning(profileColumns)
      if (!profile) throw new Error('an inserted company profile that is not there')
      return { refusal: null, profile }
    }),

  change: (recruiter: Recruiter, id: string, { base_version, ...change }: Change): Promise<SaveResult> =>
    database.asRecruiter(recruiter, async (sql): Promise<SaveResult> => {
      await lockProfiles(sql, recruiter)
      const before = await findProfile(sql, recruiter, id)
      if (!before) return { refusal: 'missing', profile: null }
      if (before.version !== base_version) return { refusal: 'changed', profile: before }
      const namesake = change.name === undefined ? null : await findByName(sql, recruiter, change.name)
      if (namesake && namesake.id !== id) return { refusal: 'name-taken', profile: null }
      if (change.is_default && !before.is_default) await clearDefault(sql, recruiter)
      const [profile] = await sql
        .update(companyProfiles)
        .set({ ...change, version: before.version + 1, updated_at: fragment`now()` })
        .where(oneProfile(recruiter, id))
        .returning(profileColumns)
      if (!profile) throw new Error('a locked company profile that is gone')
      return { refusal: null, profile }
    }),

  /** The profile as it was; null without it. */
  remove: (recruiter: Recruiter, id: string): Promise<CompanyProfile | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      await lockProfiles(sql, recruiter)
      return (await sql.delete(companyProfiles).where(oneProfile(recruiter, id)).returning(profileColumns))[0] ?? null
    }),
})

export type CompanyProfileRepository = ReturnType<typeof createCompanyProfileRepository>
