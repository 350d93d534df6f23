import { generateVacancyResponse } from '@wervio/contracts'
import { userStorage } from '@wervio/session'
import { z } from 'zod'
import { parseStored } from '../drafts/stored-form.ts'
import { isEmpty, keptValues } from './generator-fields.ts'

/** Under whose name the browser keeps what somebody without an account typed. */
export const VISITOR = 'visitor'

const NAME = 'vacancy-generator'

/** Milliseconds in which a visitor who asked to save has to come back with an account. */
const PATIENCE = 3_600_000

export const keptText = z.object({
  written: generateVacancyResponse,
  /** As it stands now, perhaps edited. */
  text: z.string(),
  creation_key: z.uuid(),
  /** An attempt to save it was made; its answer may have got lost. */
  tried: z.boolean().default(false),
})
export type KeptText = z.output<typeof keptText>

const keptGenerator = z.object({
  values: keptValues,
  made: keptText.nullable().default(null),
  /** When saving was asked for, in milliseconds since 1970. */ asked: z.number().nullable().default(null),
})
export type KeptGenerator = z.output<typeof keptGenerator>

/** What this browser keeps of the generator for one user, or for whoever has no account. */
export const generatorStore = (owner: string) => {
  const storage = userStorage(owner)
  return {
    read: (): KeptGenerator | null => parseStored(keptGenerator, storage.get(NAME)),
    /** False when the browser refuses (storage full or switched off). */
    keep: (kept: KeptGenerator): boolean => {
      try {
        if (isEmpty(kept.values) && !kept.made) storage.remove(NAME)
        else storage.set(NAME, JSON.stringify(kept))
        return true
      } catch {
        return false
      }
    },
    drop: (): void => storage.remove(NAME),
  }
}

/**
 * Hands what a visitor typed to the account he came back with: when he asked to save it, or when the account has nothing
 * of its own here. Says whether saving was asked for lately.
 */
export const takeOver = (uid: string, now = Date.now()): { save: boolean } => {
  const [visitor, own] = [generatorStore(VISITOR), generatorStore(uid)]
  const left = visitor.read()
  const save = left?.asked != null && now - left.asked < PATIENCE && left.made !== null
  if (left && (save || !own.read())) {
    if (own.keep({ ...left, asked: null })) visitor.drop()
  }
  return { save }
}
