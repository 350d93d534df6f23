import { generateVacancyResponse } from '@wervio/contracts'
import { storedWords, VISITOR } from '@wervio/session'
import { z } from 'zod'
import { isEmpty, storedValues } from './generator-fields.ts'

const NAME = 'vacancy-generator'

/** Milliseconds in which a visitor who asked to save has to come back with an account. */
const PATIENCE = 3_600_000

/** A text as this browser stores it; the field names stand in the storage of users, here and in `generatorDraft`. */
export const generatedText = z.object({
  /** What the service answered. */
  written: generateVacancyResponse,
  /** As it stands now, perhaps edited. */
  text: z.string(),
  creation_key: z.uuid(),
  /** An attempt to save it was made; its answer may have got lost. */
  tried: z.boolean().default(false),
})
export type GeneratedText = z.output<typeof generatedText>

const generatorDraft = z.object({
  values: storedValues,
  made: generatedText.nullable().default(null),
  /** When the visitor chose to save, in milliseconds since 1970. */
  asked: z.number().nullable().default(null),
})
export type GeneratorDraft = z.output<typeof generatorDraft>

/** What this browser stores of the generator for one user, or for a visitor. */
export const generatorStore = (owner: string) => {
  const words = storedWords(owner, NAME, generatorDraft)
  return {
    ...words,
    /** An empty form is forgotten. False when the browser refuses (storage full or switched off). */
    keep: (draft: GeneratorDraft): boolean => {
      if (!isEmpty(draft.values) || draft.made) return words.keep(draft)
      words.drop()
      return true
    },
  }
}

/**
 * Hands what a visitor typed to the account they came back with: when they chose to save it, or when the account has no
 * draft here. `save`: they chose that less than `PATIENCE` ago.
 */
export const takeOver = (uid: string, now = Date.now()): { save: boolean } => {
  const [visitorStore, accountStore] = [generatorStore(VISITOR), generatorStore(uid)]
  const visitorDraft = visitorStore.read()
  const save = visitorDraft?.asked != null && now - visitorDraft.asked < PATIENCE && visitorDraft.made !== null
  if (visitorDraft && (save || !accountStore.read())) {
    if (accountStore.keep({ ...visitorDraft, asked: null })) visitorStore.drop()
  }
  return { save }
}
