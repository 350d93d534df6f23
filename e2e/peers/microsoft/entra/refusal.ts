/** An OAuth error as Entra words it: `error_description` begins with the code. */
export type Refusal = {
  error: string
  error_description: string
  error_codes: number[]
  timestamp: string
  trace_id: string
  correlation_id: string
  suberror?: string
}

/** Makes the body of a 400. */
export const refusal = (error: string, code: number, text: string, suberror?: string): Refusal => ({
  error,
  error_description: `AADSTS${code}: ${text}`,
  error_codes: [code],
  timestamp: new Date().toISOString().replace('T', ' '),
  trace_id: '255d1aef-8c98-452f-ac51-23d051240864',
  correlation_id: 'fb3d2015-bc17-4bb9-bb85-30c5cf1aaaa7',
  ...(suberror !== undefined && { suberror }),
})
