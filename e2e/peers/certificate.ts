import { randomUUID } from 'node:crypto'
import { generate } from 'selfsigned'

/**
 * A key and a certificate for `localhost` that last a day, both PEM. Its name is its own, so that a process which
 * trusts two of them finds the right one.
 */
export const createCertificate = async (): Promise<{ key: string; cert: string }> => {
  const day = 86_400_000
  const { private: key, cert } = await generate([{ name: 'commonName', value: `peer ${randomUUID()}` }], {
    keySize: 2_048,
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - day),
    notAfterDate: new Date(Date.now() + day),
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: 'login.microsoftonline.com' },
          { type: 2, value: 'graph.microsoft.com' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  })
  return { key, cert }
}
