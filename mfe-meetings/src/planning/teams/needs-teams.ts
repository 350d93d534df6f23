import { ApiError } from '@wervio/api-client'
import { microsoftRequired, type DeviceCode } from '@wervio/contracts'

/** Whether a call waits for the recruiter to sign in to Microsoft. */
export const needsTeams = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401 && error.details['auth_required'] === true

/** Whether the operator set no Microsoft up. */
export const isNotSetUp = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'microsoft_not_set_up'

/** The code that came with a refusal; null when it brought none. */
export const codeOf = ({ details }: ApiError): DeviceCode | null => {
  const { verification_uri, user_code, expires_at } = microsoftRequired.safeParse(details).data ?? {}
  return verification_uri !== undefined && user_code !== undefined && expires_at !== undefined
    ? { verification_uri, user_code, expires_at }
    : null
}
