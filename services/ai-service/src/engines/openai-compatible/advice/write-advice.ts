import type { AdviceSource, AdviceText } from '../../../matching/analysis/advice-source.ts'
import type { EngineOptions } from '../../engine.ts'
import type { ObjectCall } from '../ask-model.ts'
import type { ModelOptions } from '../model-options.ts'
import type { Times } from '../watch.ts'
import { withWatch } from '../with-watch.ts'
import { advicePrompt, adviceTask, itemsThatFit } from './advice-task.ts'
import { checkAdvice } from './check-advice.ts'

const REPLACED = 'Wat het taalmodel schreef staat te weinig in de bevindingen. Dit advies is van de ingebouwde regels.'
const droppedText = (count: number): string =>
  count === 1
    ? 'Eén zin van het taalmodel is weggelaten: die staat niet in de bevindingen.'
    : `${count} zinnen van het taalmodel zijn weggelaten: die staan niet in de bevindingen.`

/**
 * Has the model word an advice from the findings, without what they don't say. The advice of the rules where nothing
 * was weighed, or where too much of what the model wrote has no support.
 */
export const createAdviceWriter =
  (ask: ObjectCall, { contextTokens, ...times }: ModelOptions & Times) =>
  (source: AdviceSource, options: EngineOptions): Promise<Omit<AdviceText, 'made_by'> | { byRules: AdviceText }> =>
    withWatch(options, times, async (watch) => {
      const items = itemsThatFit(source.items, contextTokens)
      if (items.length === 0) return { byRules: source.byRules }
      options.onProgress({ step: 'Taalmodel vragen', percent: 10 })
      const answer = await ask(adviceTask, advicePrompt(items), watch, options.onProgress)
      options.onProgress({ step: 'Advies controleren', percent: 95 })
      const checked = checkAdvice(answer, source)
      if (checked === null) return { byRules: { ...source.byRules, warnings: [REPLACED, ...source.byRules.warnings] } }
      return {
        advice: checked.advice,
        warnings: [...(checked.dropped > 0 ? [droppedText(checked.dropped)] : []), ...source.byRules.warnings],
      }
    })
