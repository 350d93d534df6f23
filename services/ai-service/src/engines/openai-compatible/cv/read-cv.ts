import type { ParsedCv } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import type { CvReading, EngineOptions } from '../../engine.ts'
import type { createModelCall } from '../ask-model.ts'
import type { Times } from '../watch.ts'
import { withWatch } from '../with-watch.ts'
import { checkReading } from './check-reading.ts'
import { cvPrompt, cvTask } from './cv-task.ts'

/** Has the model read a CV and keeps what the document says. */
export const createModelReader =
  (ask: ReturnType<typeof createModelCall>, times: Times) =>
  ({ fields, source }: CvReading, options: EngineOptions): Promise<Omit<ParsedCv, 'made_by'>> =>
    withWatch(options, times, async (watch) => {
      if (source === null) throw new ServiceError('internal', { cause: new Error('a model needs the text of a CV') })
      options.onProgress({ step: 'Taalmodel vragen', percent: 10 })
      const answer = await ask(cvTask, cvPrompt(source), watch, options.onProgress)
      options.onProgress({ step: 'Gegevens nakijken in het CV', percent: 95 })
      return checkReading(answer, { fields, source })
    })
