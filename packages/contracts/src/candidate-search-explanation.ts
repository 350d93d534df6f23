import './jitless.ts'
import { z } from 'zod'
import { searchText } from './candidate-list.ts'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'

const requiredWord = z.object({
  /** The word, phrase or title as it was typed. */
  text: z.string(),
  /** Whether anybody in the organisation has it. */
  has_hits: z.boolean(),
  /** The search without it; a word without which nothing would be left to search for isn't named. */
  q_without: z.string(),
})

/** How a search was read. */
export const searchExplanation = z
  .object({
    /** False for a search that only excludes, and for one of signs alone: it finds nobody. */
    asks_for_something: z.boolean(),
    /** Words and phrases; whoever has one of these was left out. */
    excluded: z.array(z.string()),
    /** Other names of the job titles asked for, which were searched too. */
    synonyms: z.array(z.string()),
    /** The search without synonyms; null when it has none, or would be too long. */
    literal_q: z.string().nullable(),
    /** The words that must all occur: only of a search with several words that finds few people without any filter. */
    required_words: z.array(requiredWord),
  })
  .meta({ id: 'SearchExplanation' })
export type SearchExplanation = z.infer<typeof searchExplanation>

export const explainSearch = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidates/search/explanation',
  personal: { unlogged: 'how the words of a search were read' },
  auth: 'recruiter',
  summary:
    'Hoe een zoekopdracht gelezen is: wat wordt uitgesloten, welke namen van een functie ook gezocht zijn, en welk woord bij niemand voorkomt.',
  query: z.object({ q: searchText }),
  responses: { 200: searchExplanation },
  messages: {
    401: messages.sessionExpired,
    403: messages.forbidden,
    500: messages.serverProblem,
    fallback: messages.candidatesFailed,
  },
  logged: 'Failed to explain a search',
})
