import type { Recruiter } from '@wervio/service-kit'
import { and, eq, isNotNull, isNull, sql as fragment } from 'drizzle-orm'
import { cvImportItems } from '../../cv-imports/table.ts'
import type { Sql } from '../../platform/database.ts'
import { fold } from '../../platform/schema.ts'
import { sameName, splitWords, tellingWords } from '../duplicates/same-name.ts'
import { oneCandidate } from '../one-candidate.ts'
import { candidates } from '../table.ts'

/** Parsed CVs in stacks that nobody saved yet: the ids of those of the candidate, and the number that may be theirs. */
export type UnsavedCopies = { ids: string[]; alikeByName: number }

/**
 * The unsaved CVs of a candidate, in stacks of everybody in the organisation. The same e-mail address or telephone
 * number makes one theirs; a name alone doesn't, because somebody else's CV would go with it.
 */
export const findUnsavedCopies = async (sql: Sql, recruiter: Recruiter, id: string): Promise<UnsavedCopies> => {
  const parsedField = (field: 'name' | 'email' | 'phone') => fragment`(${cvImportItems.parsed} ->> ${field})`
  const emailKey = fragment`nullif(left(${fold(fragment`btrim(${parsedField('email')})`)}, 200), '')`
  const rows = await sql
    .select({
      id: cvImportItems.id,
      isSame: fragment<boolean>`coalesce(${emailKey} = ${candidates.email_key}, false) or coalesce(main.phone_key(${parsedField('phone')}) = ${candidates.phone_key}, false)`,
      words: fragment<string | null>`main.words(coalesce(${parsedField('name')}, ''))`,
      candidateWords: fragment<string>`main.words(${candidates.name})`,
    })
    .from(cvImportItems)
    .innerJoin(candidates, oneCandidate(recruiter, id))
    .where(
      and(
        eq(cvImportItems.organisation_id, recruiter.organisationId),
        isNull(cvImportItems.candidate_id),
        isNotNull(cvImportItems.parsed),
      ),
    )
  const isAlike = ({ words, candidateWords }: (typeof rows)[number]): boolean =>
    sameName(tellingWords(splitWords(words ?? '')), tellingWords(splitWords(candidateWords)))
  return {
    ids: rows.filter(({ isSame }) => isSame).map((row) => row.id),
    alikeByName: rows.filter((row) => !row.isSame && isAlike(row)).length,
  }
}
