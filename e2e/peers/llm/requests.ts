import { z } from 'zod'
import type { ChatPrompt } from './chats.ts'

/** The fields of a chat request that the stand-in reads. */
export const chatRequest = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
})

const formFields = z.record(z.string(), z.string())

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((part: { text?: string }) => part.text ?? '').join('')
      : ''

/** The vacancy a persona is asked for, out of the last user message; null when another thing is asked. */
export function readVacancy(messages: z.output<typeof chatRequest>['messages']): string | null {
  const last = messages.findLast(({ role }) => role === 'user')
  const data = /<vacature>\s*([\s\S]*?)\s*<\/vacature>/.exec(textOf(last?.content))?.[1]
  return data === undefined ? null : z.string().parse(JSON.parse(data))
}

const cvData = z.object({ regels: z.array(z.string()) })

/** The lines of a CV that is to be read, out of the last user message; null when another thing is asked. */
export function readCvLines(messages: z.output<typeof chatRequest>['messages']): string[] | null {
  const data = /<cv>\n([\s\S]*?)\n<\/cv>/.exec(textOf(messages.findLast(({ role }) => role === 'user')?.content))?.[1]
  return data === undefined ? null : cvData.parse(JSON.parse(data)).regels
}

const chatSources = z.array(z.object({ nummer: z.number(), tekst: z.string(), waar: z.string() }))

/** Sources and question of a chat, out of the last user message; null when another thing is asked. */
export function readChat(messages: z.output<typeof chatRequest>['messages']): ChatPrompt | null {
  const text = textOf(messages.findLast(({ role }) => role === 'user')?.content)
  const sources = /<bronnen>\n([\s\S]*?)\n<\/bronnen>/.exec(text)?.[1]
  const question = /<vraag>\n([\s\S]*?)\n<\/vraag>/.exec(text)?.[1]
  return sources === undefined || question === undefined
    ? null
    : { sources: chatSources.parse(JSON.parse(sources)), question: z.string().parse(JSON.parse(question)) }
}

/** The form's fields out of the last user message; empty when it holds none. */
export function readForm(messages: z.output<typeof chatRequest>['messages']): Record<string, string> {
  const last = messages.findLast(({ role }) => role === 'user')
  const data = /<formulier>\s*([\s\S]*?)\s*<\/formulier>/.exec(textOf(last?.content))?.[1]
  return data === undefined ? {} : formFields.parse(JSON.parse(data))
}
