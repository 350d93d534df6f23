import type { GenerateVacancyRequest, GenerateVacancyResponse } from '@wervio/contracts'
import type { Engine, EngineOptions } from '../engines/engine.ts'
import { readForm } from './form.ts'
import { questionsOf, warningsOf } from './questions/questions.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** Reads the form, lets the engine write, and renders the answer in both forms. Errors are the engine's. */
export async function generateText(
  engine: Engine,
  request: GenerateVacancyRequest,
  options: EngineOptions,
): Promise<GenerateVacancyResponse> {
  options.onProgress({ step: 'Formulier lezen', percent: 5 })
  const { document, made_by, warnings } = await engine.generateVacancy(readForm(request), options)
  const isByRules = engine.name === 'builtin'
  return {
    html: renderHtml(document),
    vacatureText: renderText(document),
    made_by,
    warnings: isByRules ? [...warnings, ...warningsOf(request)] : warnings,
    questions: isByRules ? questionsOf(request) : [],
  }
}
