import { parsedCv } from '@wervio/contracts'
import { answerChat } from '../../services/ai-service/src/chat/answer-chat.ts'
import { readCv } from '../../services/ai-service/src/cv/read-cv.ts'
import { sourceOf } from '../../services/ai-service/src/cv/source/source-of.ts'
import { cvOf } from '../../services/ai-service/src/cv/testing/cv-of.ts'
import type { Engine } from '../../services/ai-service/src/engines/engine.ts'
import { createFactCheck } from '../../services/ai-service/src/engines/openai-compatible/honesty/claims.ts'
import { generateText } from '../../services/ai-service/src/vacancy-text/generate.ts'
import { sanneCandidate } from '../../services/ai-service/test/chat/contexts/candidate-sanne.ts'
import { forms } from '../../services/ai-service/test/forms/index.ts'
import { storedTexts } from '../../services/ai-service/test/persona/vacancies.ts'

/** What was accepted of a model, and what is wrong with it whatever the model is. */
export type Outcome = { said: string; faults: string[] }
export type ModelCall = { what: string; run: (engine: Engine, signal: AbortSignal) => Promise<Outcome> }

const MOST_WARNINGS = 3
const THOUGHT = /<\/?(?:think|thinking|thought|reasoning)>/i

const CV = `# Sanne de Wit
sanne.dewit@voorbeeld.nl | 06 - 12 34 56 78 | Utrecht

# Werkervaring
**Verpleegkundige**
Ziekenhuis De Linde, Utrecht
maart 2018 - heden
* Zorg voor patiënten na een operatie

# Opleiding
Hbo Verpleegkunde, Hogeschool Utrecht
2014 - 2018`

const faultsIn = (text: string, source: string, warnings: readonly string[]): string[] => [
  ...(THOUGHT.test(text) ? ['thoughts are in it'] : []),
  ...(createFactCheck(source)(text) ? [] : ['a figure, date or address is in it that the source does not say']),
  ...(warnings.length > MOST_WARNINGS ? [`${warnings.length} warnings`] : []),
]

const silent = (signal: AbortSignal) => ({ signal, onProgress: () => undefined })

const vacancy = (name: keyof typeof forms): ModelCall => ({
  what: `vacancy text ${name}`,
  run: async (engine, signal) => {
    const form = forms[name]
    const { vacatureText, warnings } = await generateText(engine, form, silent(signal))
    return {
      said: `${vacatureText.length} characters, ${warnings.length} warnings`,
      faults: faultsIn(vacatureText, Object.values(form).join('\n'), warnings),
    }
  },
})

const persona = (name: string): ModelCall => ({
  what: `persona ${name}`,
  run: async (engine, signal) => {
    const text = storedTexts[name] ?? ''
    const answer = await engine.generatePersona(text, silent(signal))
    const { kenmerken } = answer.persona.persoonlijkheid
    const personaText = JSON.stringify({ ...answer.persona, persoonlijkheid: null, leeftijd: '' })
    return {
      said: `${Object.values(kenmerken).length} traits, ${answer.warnings.length} warnings`,
      faults: faultsIn(personaText, text, answer.warnings),
    }
  },
})

const question = (message: string): ModelCall => ({
  what: `chat ‘${message}’`,
  run: async (engine, signal) => {
    let draft = ''
    const options = { signal, onProgress: ({ text }: { text: string }) => void (draft += text) }
    const answer = await answerChat(engine, { message, context: sanneCandidate, conversation_history: [] }, options)
    return {
      said: `${answer.answered ? 'answered' : 'not answered'}, ${answer.sources.length} sources, ${answer.warnings.length} warnings`,
      faults: [
        ...(THOUGHT.test(draft + answer.response) ? ['thoughts are in it'] : []),
        ...(answer.answered && answer.sources.length === 0 ? ['an answer without a source'] : []),
        ...(answer.warnings.length > MOST_WARNINGS + 2 ? [`${answer.warnings.length} warnings`] : []),
      ],
    }
  },
})

const cv: ModelCall = {
  what: 'CV',
  run: async (engine, signal) => {
    const document = cvOf(CV)
    const reading = await engine.readCv({ fields: readCv(document), source: sourceOf(document) }, silent(signal))
    const { name, experience, education, made_by, warnings } = parsedCv.parse(reading)
    const values = [
      name,
      ...experience.flatMap((job) => [job.position, job.company]),
      ...education.map(({ degree }) => degree),
    ]
    const absent = values.filter((value) => value && !CV.toLowerCase().includes(value.toLowerCase()))
    return {
      said: `by ${made_by.engine}: ${experience.length} jobs, ${education.length} studies, ${warnings.length} warnings`,
      faults: [
        ...absent.map((value) => `‘${value}’ is not in the CV`),
        ...(experience.length === 0 ? ['less than the rules read'] : []),
        ...(warnings.length > MOST_WARNINGS ? [`${warnings.length} warnings`] : []),
      ],
    }
  },
}

/** Four of the calls on what the tests know, twice where one says little. */
export const modelCalls: readonly ModelCall[] = [
  vacancy('zorg'),
  vacancy('bouw'),
  persona('zorg'),
  question('Wat is de salariswens?'),
  question('Waar werkte Sanne hiervoor?'),
  cv,
]
