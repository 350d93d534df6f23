export type Part = { field: string; name?: string; type?: string; content: string | Buffer }

/** A multipart body as a browser writes it, for `inject`. */
export const formOf = (parts: readonly Part[]): { payload: Buffer; headers: { 'content-type': string } } => {
  const boundary = 'wervio-test-boundary'
  const chunks = parts.flatMap(({ field, name, type, content }) => {
    const disposition = `form-data; name="${field}"${name === undefined ? '' : `; filename="${name.replaceAll('"', '%22')}"`}`
    return [
      `--${boundary}\r\nContent-Disposition: ${disposition}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
      content,
      '\r\n',
    ]
  })
  const payload = Buffer.concat(
    [...chunks, `--${boundary}--\r\n`].map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)),
  )
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
