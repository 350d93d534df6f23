import type { CallOutput, Endpoint } from '@wervio/contracts'
import { notJson, unexpectedShape } from './api-error.ts'

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw notJson(cause)
  }
}

/** A success answer's text, parsed by the contract; another shape or no JSON is an UnexpectedAnswerError. */
export const readAnswer = <E extends Endpoint>(endpoint: E, status: number, text: string): CallOutput<E> => {
  const schema = endpoint.responses[status]
  if (schema === undefined) throw unexpectedShape()
  if (schema === null) return null as CallOutput<E>
  const parsed = schema.safeParse(json(text))
  if (!parsed.success) throw unexpectedShape(parsed.error.issues)
  return parsed.data as CallOutput<E>
}
