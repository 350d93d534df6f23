import type {
  ConversationSummary,
  GenerateVacancyProgress,
  MadeBy,
  ParsedCv,
  PersonaData,
  TextLanguage,
} from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import type { ChatAnswer, ChatPiece, ChatQuestion } from '../chat/question.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { CvSource } from '../cv/source/cv-source.ts'
import type { AdviceSource, AdviceText } from '../matching/analysis/advice-source.ts'
import type { VacancyDocument } from '../vacancy-text/document.ts'
import type { VacancyForm } from '../vacancy-text/form.ts'

export type EngineOptions<Progress = GenerateVacancyProgress> = {
  /** Aborts the work when whoever asked has left. */
  signal: AbortSignal
  /** Called as the work advances; a `percent` in it never falls. */
  onProgress: (progress: Progress) => void
}

/** What an engine wrote, before it is rendered. */
export type VacancyText = { document: VacancyDocument; made_by: MadeBy; warnings: string[] }

/** A persona an engine made of a vacancy's text. */
export type PersonaText = { persona: PersonaData; made_by: MadeBy; warnings: string[] }

/** A CV as the rules read it; `source` is its text, null when the engine doesn't ask for it. */
export type CvReading = { fields: Omit<ParsedCv, 'made_by'>; source: CvSource | null }

/**
 * What writes texts. An engine that can't throws a `ServiceError` with one of the `engine_…` codes; nothing falls back
 * on another engine, so that a recruiter always knows what made a text.
 */
export type Engine = {
  readonly name: MadeBy['engine']
  readonly model: string
  /** `language` is the one that was asked for; absent, the engine's own. */
  generateVacancy: (
    form: VacancyForm,
    options: EngineOptions & { language?: TextLanguage | undefined },
  ) => Promise<VacancyText>
  /** Answers from the context; a statement rests on quotes of it. */
  chat: (question: ChatQuestion, options: EngineOptions<ChatPiece>) => Promise<ChatAnswer>
  /** `text` is a vacancy as `vacancyAsText` writes it, or any other vacancy text. */
  generatePersona: (text: string, options: EngineOptions) => Promise<PersonaText>
  /** Whether `readCv` needs the text of a CV beside what the rules read. */
  readonly readsCvText: boolean
  /** Words the findings of a match; the score and what was found are not its own. */
  adviseOnMatch: (source: AdviceSource, options: EngineOptions) => Promise<AdviceText>
  /** The fields of a CV, none of which the document doesn't say. */
  readCv: (reading: CvReading, options: EngineOptions) => Promise<ParsedCv>
  /**
   * A conversation in short, of which every sentence rests on what was said; what may not count is set aside by rules.
   */
  summarise: (conversation: Conversation, options: EngineOptions) => Promise<ConversationSummary>
}

/** The engine has too much to do; it can be asked again after `retryAfterSeconds`. */
export class EngineBusyError extends ServiceError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, cause?: unknown) {
    super('engine_rate_limited', { cause, retryAfter: retryAfterSeconds })
    this.retryAfterSeconds = retryAfterSeconds
  }
}
