import { ServiceError } from '@wervio/service-kit'
import type { Engine, VacancyText } from '../engine.ts'
import type { VacancyForm } from '../../vacancy-text/form.ts'
import type { ObjectCall } from './ask-model.ts'
import { composeAnswer } from './compose-answer.ts'
import { capWarnings } from './honesty/cap-warnings.ts'
import { checkHonesty } from './honesty/check-honesty.ts'
import { requireCoverage } from './honesty/require-coverage.ts'
import { type ModelOptions, usualStyle } from './model-options.ts'
import { instructionsFor, promptOf } from './prompt.ts'
import { vacancyTask } from './vacancy-task.ts'
import type { Times } from './watch.ts'
import { withWatch } from './with-watch.ts'

/**
 * Benefits, and what a text leaves out, are recognised by Dutch words; numbers, dates and addresses in any language.
 */
const ENGLISH_UNCHECKED =
  'Deze tekst is in het Engels. Wervio controleert daarin getallen, bedragen en adressen, maar niet of elke arbeidsvoorwaarde op het formulier staat en of alles is genoemd. Lees hem daarop na.'

/** Has the model write a vacancy text, without what the form doesn't say and with what it does. */
export const createModelWriter =
  (ask: ObjectCall, { style = usualStyle, ...times }: ModelOptions & Times) =>
  (
    form: VacancyForm,
    { language = style.language, ...options }: Parameters<Engine['generateVacancy']>[1],
  ): Promise<Omit<VacancyText, 'made_by'>> =>
    withWatch(options, times, async (watch) => {
      options.onProgress({ step: 'Taalmodel vragen', percent: 10 })
      const task = { ...vacancyTask, instructions: instructionsFor({ ...style, language }) }
      const answer = await ask(task, promptOf(form), watch, options.onProgress)
      options.onProgress({ step: 'Tekst controleren', percent: 95 })
      const { answer: honest, warnings } = checkHonesty(answer, form)
      const document = composeAnswer(honest, form, language)
      if (document === null) throw new ServiceError('engine_invalid_answer')
      const text = [
        honest.intro,
        ...honest.sections.flatMap(({ heading, paragraphs, items }) => [heading, ...paragraphs, ...items]),
      ]
      const ofLanguage = language === 'en' ? [ENGLISH_UNCHECKED] : []
      const ofForm = requireCoverage(form, text.join('\n'))
      return { document, warnings: capWarnings([...ofLanguage, ...ofForm, ...warnings]) }
    })
