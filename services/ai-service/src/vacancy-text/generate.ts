import type { GenerateVacancyRequest, GenerateVacancyResponse, TextLanguage } from '@wervio/contracts'
import type { Engine, EngineOptions } from '../engines/engine.ts'
import { readForm } from './form.ts'
import { hideMeantWords, showInDocument, withoutMarksIn } from './meant-words.ts'
import { questionsOf, warningsOf } from './questions/questions.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

const RULES_WRITE_DUTCH =
  'De ingebouwde motor schrijft alleen Nederlands. Voor een Engelse tekst is een taalmodel nodig; je beheerder kan dat instellen.'

/** What the rules can't do of what was asked. */
const languageWarnings = (language: TextLanguage | undefined): string[] =>
  language === undefined || language === 'nl' ? [] : [RULES_WRITE_DUTCH]

/** Reads the form, lets the engine write, and renders the answer in both forms. Errors are the engine's. */
export const generateText = async (
  engine: Engine,
  { language, ...request }: GenerateVacancyRequest,
  options: EngineOptions,
): Promise<GenerateVacancyResponse> => {
  options.onProgress({ step: 'Formulier lezen', percent: 5 })
  const isByRules = engine.name === 'builtin'
  const hidden = hideMeantWords(request)
  const {
    document: written,
    made_by,
    warnings,
  } = await engine.generateVacancy(
    // A model needs the words to write well; what it makes of them is its own.
    readForm(isByRules ? hidden.form : withoutMarksIn(request)),
    { ...options, language },
  )
  const document = isByRules ? showInDocument(written, hidden) : written
  return {
    html: renderHtml(document),
    vacatureText: renderText(document),
    made_by,
    warnings: isByRules ? [...languageWarnings(language), ...warnings, ...warningsOf(request)] : warnings,
    questions: isByRules ? questionsOf(request) : [],
  }
}
