import { summariseApart } from '../../transcript-process/transcripts.ts'
import type { Engine } from '../engine.ts'
import { chatByRules } from './chat/chat.ts'
import { CHAT_MODEL } from './chat/model.ts'
import { composeVacancy } from './compose.ts'
import { composePersona } from './persona/compose-persona.ts'

/** Raise it with every change of rules that changes a text. */
const MODEL = 'wervio-regels-14'
/** The same for personas. */
const PERSONA_MODEL = 'wervio-persona-5'
/** The same for a CV reading. */
const CV_MODEL = 'wervio-cv-1'
/** The same for a summary of a conversation. */
const SUMMARY_MODEL = 'wervio-gesprek-1'

/**
 * Writes by rules on this machine: the same form gives the same text on any day but for dates that are over, and
 * nothing the form didn't say.
 */
export const createBuiltinEngine = (now: () => Date = () => new Date()): Engine => ({
  name: 'builtin',
  model: MODEL,
  generateVacancy: async (form, { signal, onProgress }) => {
    signal.throwIfAborted()
    onProgress({ step: 'Vacaturetekst schrijven', percent: 40 })
    const document = composeVacancy(form, now())
    onProgress({ step: 'Tekst opmaken', percent: 90 })
    return { document, made_by: { engine: 'builtin', model: MODEL, at: now().toISOString() }, warnings: [] }
  },
  chat: async (question, options) => ({
    ...(await chatByRules(question, options)),
    made_by: { engine: 'builtin', model: CHAT_MODEL, at: now().toISOString() },
  }),
  generatePersona: async (text, { signal, onProgress }) => {
    signal.throwIfAborted()
    onProgress({ step: 'Kenmerken en vragen afleiden', percent: 40 })
    const { persona, warnings } = composePersona(text)
    onProgress({ step: 'Persona nakijken', percent: 90 })
    return { persona, warnings, made_by: { engine: 'builtin', model: PERSONA_MODEL, at: now().toISOString() } }
  },
  adviseOnMatch: ({ byRules }) => Promise.resolve(byRules),
  readsCvText: false,
  readCv: ({ fields }) =>
    Promise.resolve({ ...fields, made_by: { engine: 'builtin', model: CV_MODEL, at: now().toISOString() } }),
  summarise: async (conversation, { signal, onProgress }) => {
    signal.throwIfAborted()
    onProgress({ step: 'Gesprek samenvatten', percent: 40 })
    const parts = await summariseApart(conversation, signal)
    return { ...parts, made_by: { engine: 'builtin', model: SUMMARY_MODEL, at: now().toISOString() } }
  },
})
