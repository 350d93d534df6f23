import type { Mode } from './modes.ts'
import { type ChatRequest, isRepair } from './requests.ts'

const THOUGHT = 'Eerst denk ik na over {"dit": "geheim"}. De gebruiker wil iets.'

/** How an honest answer comes: behind thoughts, in a fence, or only at the second try. */
export const wrap = (mode: Mode | undefined, answer: string, request: ChatRequest): string => {
  if (mode === 'thinks') return `<think>\n${THOUGHT}\n</think>\n\n${answer}`
  if (mode === 'thinks-unopened') return `${THOUGHT}\n</think>\n\n${answer}`
  if (mode === 'fenced' || mode === 'refuses-schema')
    return `Natuurlijk! Hier is het antwoord {zoals gevraagd}:\n\`\`\`json\n${answer}\n\`\`\`\nSucces ermee.`
  if (mode === 'mends') return isRepair(request) ? answer : `${answer.slice(0, -12)} en zo verder`
  return answer
}
