import {
  API_VERSION,
  apiVersionHeader,
  type CallInput,
  type CallOutput,
  type Endpoint,
  type UploadField,
} from '@wervio/contracts'
import { address } from './address.ts'
import { ApiError, checkVersion } from './api-error.ts'
import { abortError, fromErrorText } from './read-error.ts'
import { readAnswer } from './read-answer.ts'
import { sendForm, type Sending } from './send-form.ts'
import { traceHeader } from './trace-header.ts'
import { withSession } from './with-session.ts'

type UploadEndpoint = Endpoint & { upload: UploadField }

/**
 * Sends one file as the endpoint's `upload` field; progress starts again if the session had to be refreshed. Rejects as
 * `call` does. A file over the endpoint's maximum is refused (`body_too_large`) before anything is sent.
 */
export const upload = async <E extends UploadEndpoint>(
  endpoint: E,
  { file, ...input }: CallInput<E> & { file: File },
  options: Sending = {},
): Promise<CallOutput<E>> => {
  const { field, maximum, tooLarge } = endpoint.upload
  if (file.size > maximum) throw new ApiError(tooLarge, { status: 413, code: 'body_too_large' })
  return withSession(endpoint, async (authorization) => {
    const url = await address(endpoint, input)
    if (options.signal?.aborted) throw abortError()
    const form = new FormData()
    for (const [name, value] of Object.entries('form' in input ? (input.form ?? {}) : {}))
      form.append(name, String(value))
    form.append(field, file, file.name)
    const { status, text, headers } = await sendForm(
      {
        method: endpoint.method,
        url,
        headers: { accept: 'application/json', [apiVersionHeader]: API_VERSION, ...traceHeader(), ...authorization },
        form,
      },
      options,
    )
    checkVersion(headers)
    if (status < 200 || status > 299) throw fromErrorText(status, text, endpoint.messages)
    return readAnswer(endpoint, status, text)
  })
}
