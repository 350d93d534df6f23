import './jitless.ts'
import { z } from 'zod'
import { madeBy } from './made-by.ts'
import { openEnum } from './open-enum.ts'

/** Kinds of conversation (specification 2 §9). */
export const conversationTypes = ['sollicitatie', 'competentie'] as const
export type ConversationType = (typeof conversationTypes)[number]

/** What a screen calls a kind of conversation (specification 2 §9). */
export const conversationTypeLabels: Record<ConversationType, string> = {
  sollicitatie: 'Sollicitatie Gesprek',
  competentie: 'Competentie Gesprek',
}

/**
 * Subjects that a recruiter may not ask about when they choose; what was said of them stays out of summary and
 * matching.
 */
export const setAsideLabels = {
  family: 'Zwangerschap, kinderen of gezin',
  health: 'Gezondheid of ziekteverzuim',
  'earlier-pay': 'Huidig of eerder salaris',
  religion: 'Geloof of levensovertuiging',
  origin: 'Afkomst of nationaliteit',
  orientation: 'Seksuele gerichtheid of gender',
  politics: 'Politieke voorkeur',
  'trade-union': 'Lidmaatschap van een vakbond',
  age: 'Leeftijd',
  'marital-status': 'Burgerlijke staat of relatie',
  'criminal-record': 'Strafblad',
} as const

export const setAsideKinds = Object.keys(setAsideLabels) as readonly (keyof typeof setAsideLabels)[]
export type SetAsideKind = keyof typeof setAsideLabels

const moment = {
  /** Counted from 0, in the order of the transcript. */
  position: z.int().min(0),
  /** Seconds. */
  start: z.number().min(0),
  end: z.number().min(0),
  /** The seconds weren't measured: they are the sentence's share of its segment. */
  is_estimate: z.boolean().optional(),
}

/** A sentence of a summary and the segments it rests on. */
export const summarySentence = z
  .object({ text: z.string(), sources: z.array(z.object(moment)).min(1) })
  .meta({ id: 'SummarySentence' })
export type SummarySentence = z.infer<typeof summarySentence>

const sentences = z.array(summarySentence)

/** What a candidate told about one competency, by STAR; a part that they didn't tell is empty. */
export const competencyAnswer = z
  .object({ name: z.string(), situation: sentences, task: sentences, action: sentences, result: sentences })
  .meta({ id: 'CompetencyAnswer' })
export type CompetencyAnswer = z.infer<typeof competencyAnswer>

/** The parts of a STAR answer, in their order, as headings. */
export const starLabels = { situation: 'Situatie', task: 'Taak', action: 'Actie', result: 'Resultaat' } as const
export type StarPart = keyof typeof starLabels

/** Something that was asked or answered and may not count. */
export const setAsidePassage = z
  .object({ kind: openEnum(setAsideKinds), label: z.string(), ...moment, text: z.string() })
  .meta({ id: 'SetAsidePassage' })
export type SetAsidePassage = z.infer<typeof setAsidePassage>

/** A conversation in short; no sentence without the seconds it rests on. */
export const conversationSummary = z
  .object({
    made_by: madeBy,
    discussed: z.array(z.object({ title: z.string(), sentences })),
    competencies: z.array(competencyAnswer),
    agreements: sentences,
    open_questions: sentences,
    set_aside: z.array(setAsidePassage),
    /** Of a conversation of more than ten hours: the first segment that wasn't read, and what follows it. */
    unread_from: z.object({ position: z.int().min(0), start: z.number().min(0) }).optional(),
  })
  .meta({ id: 'ConversationSummary' })
export type ConversationSummary = z.infer<typeof conversationSummary>
