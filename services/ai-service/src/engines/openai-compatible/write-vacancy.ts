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

/** Has the model write a vacancy text, without what the form doesn't say and with what it does. */
export const createModelWriter =
  (ask: ObjectCall, { style = usualStyle, ...times }: ModelOptions & Times) =>
  (form: VacancyForm, options: Parameters<Engine['generateVacancy']>[1]): Promise<Omit<VacancyText, 'made_by'>> =>
    withWatch(options, times, async (watch) => {
      options.onProgress({ step: 'Taalmodel vragen', percent: 10 })
      const task = { ...vacancyTask, instructions: instructionsFor(style) }
      const answer = await ask(task, promptOf(form), watch, options.onProgress)
      options.onProgress({ step: 'Tekst controleren', percent: 95 })
      const { answer: honest, warnings } = checkHonesty(answer, form)
      const document = composeAnswer(honest, form)
      if (document === null) throw new ServiceError('engine_invalid_answer')
      const text = [
        honest.intro,
        ...honest.sections.flatMap(({ heading, paragraphs, items }) => [heading, ...paragraphs, ...items]),
      ]
      return { document, warnings: capWarnings([...requireCoverage(form, text.join('\n')), ...warnings]) }
    })
