import type { CallOutput, Endpoint } from '@wervio/contracts'
import { notJson, unexpectedShape } from './api-error.ts'

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw notJson(cause)
  }
}

/** Parses the text of a success response by the contract; another shape, or no JSON, is an UnexpectedAnswerError. */
export const readAnswer = <E extends Endpoint>(endpoint: E, status: number, text: string): CallOutput<E> => {
  const schema = endpoint.responses[status]
  if (schema === undefined) throw unexpectedShape()
  if (schema === null) return null as CallOutput<E>
  const result = schema.safeParse(json(text))
  if (!result.success) throw unexpectedShape(result.error.issues)
  return result.data as CallOutput<E>
}
