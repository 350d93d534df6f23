import { duplicateReasons, MAX_ALIKE_ITEMS, type ImportItemSummary } from '@wervio/contracts'
import { and, eq, isNotNull, sql as fragment } from 'drizzle-orm'
import { sameName, splitWords, tellingWords } from '../candidates/duplicates/same-name.ts'
import type { Sql } from '../platform/database.ts'
import { fold } from '../platform/schema.ts'
import { cvImportItems } from './table.ts'

type AlikeItems = NonNullable<ImportItemSummary['alike_items']>
/**
 * What tells whose CV it is; null for what it doesn't say, `name` as telling words. Nothing else of a CV may be used
 * for this.
 */
type Identity = { id: string; email: string | null; phone: string | null; name: string[] }

/** An address or number that more CVs share is an agency's own, and says nothing about a person. */
const MOST_SHARING = 5

const parsedText = (field: 'name' | 'email' | 'phone') => fragment`coalesce(${cvImportItems.parsed}->>${field}, '')`

/**
 * The identities of the CVs in a stack that were read and aren't saved: a saved one has no fields of its own any more.
 */
const selectIdentities = async (sql: Sql, importId: string): Promise<Identity[]> => {
  const rows = await sql
    .select({
      id: cvImportItems.id,
      email: fragment<string | null>`nullif(${fold(fragment`btrim(${parsedText('email')})`)}, '')`,
      phone: fragment<string | null>`main.phone_key(${parsedText('phone')})`,
      words: fragment<string | null>`main.words(${parsedText('name')})`,
    })
    .from(cvImportItems)
    .where(and(eq(cvImportItems.import_id, importId), isNotNull(cvImportItems.parsed)))
  return rows.map(({ words, ...row }) => ({ ...row, name: tellingWords(splitWords(words ?? '')) }))
}

const withoutCommon = (identities: readonly Identity[], field: 'email' | 'phone'): Identity[] => {
  const identitiesByValue = Map.groupBy(identities, (identity) => identity[field])
  return identities.map((identity) =>
    (identitiesByValue.get(identity[field])?.length ?? 0) > MOST_SHARING ? { ...identity, [field]: null } : identity,
  )
}

const isSame: Record<(typeof duplicateReasons)[number], (one: Identity, other: Identity) => boolean> = {
  email: (one, other) => one.email !== null && one.email === other.email,
  phone: (one, other) => one.phone !== null && one.phone === other.phone,
  name: (one, other) => sameName(one.name, other.name),
}

/** Two CVs of one person share at least one of these: names that are near enough have a word in common. */
const sharedKeysOf = ({ email, phone, name }: Identity): string[] => [
  ...(email === null ? [] : [`email ${email}`]),
  ...(phone === null ? [] : [`phone ${phone}`]),
  ...name,
]

/** For each CV of a stack that was read, by its id, the other CVs of the stack that may be of the same person. */
export const findAlikeItems = async (sql: Sql, importId: string): Promise<Map<string, AlikeItems>> => {
  const identities = withoutCommon(withoutCommon(await selectIdentities(sql, importId), 'email'), 'phone')
  const identitiesByKey = new Map<string, Identity[]>()
  for (const identity of identities)
    for (const key of sharedKeysOf(identity)) {
      const sharing = identitiesByKey.get(key)
      if (sharing) sharing.push(identity)
      else identitiesByKey.set(key, [identity])
    }
  const alikeTo = (one: Identity): AlikeItems => {
    const alikeItems: AlikeItems = []
    // Those of the same address come first, then those of the same number.
    const likelyOnes = new Set(sharedKeysOf(one).flatMap((key) => identitiesByKey.get(key) ?? []))
    likelyOnes.delete(one)
    for (const other of likelyOnes) {
      const reasons = duplicateReasons.filter((reason) => isSame[reason](one, other))
      if (reasons.length > 0) alikeItems.push({ item_id: other.id, reasons })
      if (alikeItems.length === MAX_ALIKE_ITEMS) break
    }
    return alikeItems
  }
  return new Map(identities.map((identity) => [identity.id, alikeTo(identity)]))
}
