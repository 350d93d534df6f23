import { z } from 'zod'
import type { ChatPrompt } from './chats.ts'

/** The fields of a chat request that the stand-in reads. */
export const chatRequest = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  temperature: z.number().optional(),
  response_format: z.unknown().optional(),
})
export type ChatRequest = z.output<typeof chatRequest>

/** Whether this is a second turn, after an answer that was of no use. */
export const isRepair = ({ messages }: ChatRequest): boolean => messages.some(({ role }) => role === 'assistant')

const firstUser = (messages: ChatRequest['messages']) => messages.find(({ role }) => role === 'user')

const formFields = z.record(z.string(), z.string())

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((part: { text?: string }) => part.text ?? '').join('')
      : ''

/** What the model is told to do, beside its data. */
export const instructionsIn = (messages: ChatRequest['messages']): string =>
  textOf(messages.find(({ role }) => role === 'system')?.content)

/** The vacancy a persona is asked for, out of the first user message; null when another thing is asked. */
export const readVacancy = (messages: ChatRequest['messages']): string | null => {
  const data = /<vacature>\s*([\s\S]*?)\s*<\/vacature>/.exec(textOf(firstUser(messages)?.content))?.[1]
  return data === undefined ? null : z.string().parse(JSON.parse(data))
}

const cvData = z.object({ regels: z.array(z.string()) })

/** The lines of a CV that is to be read, out of the first user message; null when another thing is asked. */
export const readCvLines = (messages: ChatRequest['messages']): string[] | null => {
  const data = /<cv>\n([\s\S]*?)\n<\/cv>/.exec(textOf(firstUser(messages)?.content))?.[1]
  return data === undefined ? null : cvData.parse(JSON.parse(data)).regels
}

const findings = z.array(
  z.looseObject({
    nummer: z.number(),
    eis: z.string().optional(),
    pluspunt: z.string().optional(),
    stand: z.string(),
    in_cv: z.array(z.string()).optional(),
  }),
)
export type Findings = z.output<typeof findings>

/** The findings that an advice is asked about, out of the first user message; null when another thing is asked. */
export const readFindings = (messages: ChatRequest['messages']): Findings | null => {
  const data = /<bevindingen>\n([\s\S]*?)\n<\/bevindingen>/.exec(textOf(firstUser(messages)?.content))?.[1]
  return data === undefined ? null : findings.parse(JSON.parse(data))
}

const spokenSegments = z.array(z.object({ nummer: z.number(), spreker: z.string(), tekst: z.string() }))
export type SpokenSegments = z.output<typeof spokenSegments>

/** The conversation that is to be summarised, out of the first user message; null when another thing is asked. */
export const readConversation = (messages: ChatRequest['messages']): SpokenSegments | null => {
  const data = /<gesprek>\n([\s\S]*?)\n<\/gesprek>/.exec(textOf(firstUser(messages)?.content))?.[1]
  return data === undefined ? null : spokenSegments.parse(JSON.parse(data))
}

const chatSources = z.array(z.object({ nummer: z.number(), tekst: z.string(), waar: z.string() }))

/** Sources and question of a chat, out of the first user message; null when another thing is asked. */
export const readChat = (messages: ChatRequest['messages']): ChatPrompt | null => {
  const text = textOf(firstUser(messages)?.content)
  const sources = /<bronnen>\n([\s\S]*?)\n<\/bronnen>/.exec(text)?.[1]
  const question = /<vraag>\n([\s\S]*?)\n<\/vraag>/.exec(text)?.[1]
  return sources === undefined || question === undefined
    ? null
    : { sources: chatSources.parse(JSON.parse(sources)), question: z.string().parse(JSON.parse(question)) }
}

/** The form's fields out of the first user message; empty when it holds none. */
export const readForm = (messages: ChatRequest['messages']): Record<string, string> => {
  const data = /<formulier>\s*([\s\S]*?)\s*<\/formulier>/.exec(textOf(firstUser(messages)?.content))?.[1]
  return data === undefined ? {} : formFields.parse(JSON.parse(data))
}
