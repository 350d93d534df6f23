import type { Engine } from '../engine.ts'
import { composeVacancy } from './compose.ts'

/** Raise it with every change of rules that changes a text. */
const MODEL = 'wervio-regels-2'

/** Writes by rules on this machine: the same form always gives the same text, and nothing the form didn't say. */
export const createBuiltinEngine = (now: () => Date = () => new Date()): Engine => ({
  name: 'builtin',
  model: MODEL,
  generateVacancy: async (form, { signal, onProgress }) => {
    signal.throwIfAborted()
    onProgress({ step: 'Vacaturetekst schrijven', percent: 40 })
    const document = composeVacancy(form)
    onProgress({ step: 'Tekst opmaken', percent: 90 })
    return { document, made_by: { engine: 'builtin', model: MODEL, at: now().toISOString() }, warnings: [] }
  },
})
