import type { CallOutput, Endpoint } from '@wervio/contracts'
import { notJson, unexpectedShape } from './api-error.ts'

const json = (text: string, unreadable: string | undefined): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw notJson(cause, unreadable)
  }
}

/** Parses the text of a success response by the contract; another shape, or no JSON, is an UnexpectedAnswerError. */
export const readAnswer = <E extends Endpoint>(endpoint: E, status: number, text: string): CallOutput<E> => {
  const schema = endpoint.responses[status]
  const { unreadable } = endpoint.messages
  if (schema === undefined) throw unexpectedShape([], unreadable)
  if (schema === null) return null as CallOutput<E>
  const result = schema.safeParse(json(text, unreadable))
  if (!result.success) throw unexpectedShape(result.error.issues, unreadable)
  return result.data as CallOutput<E>
}
