import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { PROJECT } from './sign-in-routes.ts'

export type Claims = Record<string, unknown>
export type Forgery = { what: string; token: string }

const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

export const join = (header: unknown, claims: unknown, signature = ''): string =>
  `${encode(header)}.${encode(claims)}.${signature}`

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })

const hmac = (header: Claims, claims: Claims, secret: string): string => {
  const unsigned = `${encode(header)}.${encode(claims)}`
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`
}

const rsa = (header: Claims, claims: Claims): string => {
  const unsigned = `${encode(header)}.${encode(claims)}`
  return `${unsigned}.${sign('sha256', Buffer.from(unsigned), privateKey).toString('base64url')}`
}

const es256 = (header: Claims, claims: Claims): string => {
  const unsigned = `${encode(header)}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(unsigned), { key: elliptic.privateKey, dsaEncoding: 'ieee-p1363' })
  return `${unsigned}.${signature.toString('base64url')}`
}

const ISSUER = `https://securetoken.google.com/${PROJECT}`
const AWKWARD = [null, '', 0, -1, 1e308, 'x', [], {}, true, '../..', "' or 1=1 --", '\u0000']
const now = () => Math.floor(Date.now() / 1000)

/** Claims with one error each, made from those of a valid token. */
const wrongClaims = (claims: Claims): { what: string; claims: Claims }[] => {
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))
  const changes: Claims[] = [
    ...['demo-other', 'wervio', `${PROJECT} `, PROJECT.toUpperCase(), ['demo-other']].map((aud) => ({ aud })),
    ...[
      'https://evil.example',
      'https://securetoken.google.com/other',
      'https://accounts.google.com',
      `${ISSUER}/`,
      'wervio',
    ].map((iss) => ({ iss })),
    ...[randomUUID(), 'owner', 'admin', 'service', 'x'.repeat(129), 'x'.repeat(100_000)].map((sub) => ({
      sub,
      user_id: sub,
    })),
    ...[1, now() - 1, now() - 86_400].map((exp) => ({ exp, iat: exp - 3_600, auth_time: exp - 3_600 })),
    ...['aud', 'iss', 'sub'].flatMap((name) => AWKWARD.map((value) => ({ [name]: value }))),
    ...[null, '', 'x', [], {}, true].map((exp) => ({ exp })),
  ]
  return [
    ...changes.map((change) => ({ what: JSON.stringify(change).slice(0, 60), claims: { ...claims, ...change } })),
    ...['aud', 'iss', 'sub', 'exp'].map((name) => ({ what: `without ${name}`, claims: without(name) })),
  ]
}

const KIDS = [
  '../../../../dev/null',
  '/dev/null',
  'http://localhost:1/key',
  "x' union select 'secret",
  '',
  'x'.repeat(5_000),
  '\u0000',
]
const HINTS: Claims[] = [
  ...KIDS.map((kid) => ({ kid })),
  { jku: 'http://127.0.0.1:1/keys.json' },
  { x5u: 'http://127.0.0.1:1/cert.pem' },
  { jwk: elliptic.publicKey.export({ format: 'jwk' }) },
  { x5c: ['MIIB'] },
  { crit: ['exp'] },
  { b64: false, crit: ['b64'] },
  { zip: 'DEF' },
]
const ALGORITHMS = [
  'None',
  'NONE',
  'nOnE',
  '',
  null,
  0,
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'ES256',
  'PS256',
  'EdDSA',
  'dir',
]
const SECRETS = ['', 'secret', 'owner', PROJECT, 'your-256-bit-secret', 'wervio', 'null', '0'.repeat(32)]

/** Texts that aren't tokens, or valid tokens that were damaged. */
const broken = (token: string): string[] => {
  const [header = '', claims = '', signature = ''] = token.split('.')
  return [
    '.',
    '..',
    '...',
    'null',
    'undefined',
    'owner',
    '{}',
    'x'.repeat(6_000),
    `${header}.${claims}`,
    `${header}.${claims}.${signature}.`,
    `${header}..${signature}`,
    `.${claims}.`,
    `${claims}.${header}.`,
    `${header}.${claims}.AAAA`,
    `${header}.${claims}.${'A'.repeat(342)}`,
    `${header}.${claims.slice(0, -2)}.`,
    `${header}.${claims}x.`,
    `${header}.=${claims}.`,
    `${header}.${claims}.${signature}, Bearer x`,
    `${header} .${claims}.`,
    join('x', 'y'),
    join([], []),
    join({ alg: 'none' }, null),
    join({ alg: 'none' }, 'x'),
    join({ alg: 'none' }, []),
    join({ alg: 'none' }, 7),
  ]
}

/** Tokens that must be refused everywhere. */
export const forgeriesOf = (token: string): Forgery[] => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims
  const none = { alg: 'none', typ: 'JWT' }
  const wrong = wrongClaims(claims)
  return [
    ...wrong.flatMap(({ what, claims: bad }) => [
      { what: `unsigned, ${what}`, token: join(none, bad) },
      { what: `RS256 of another key, ${what}`, token: rsa({ alg: 'RS256', kid: 'x' }, bad) },
      { what: `HS256, ${what}`, token: hmac({ alg: 'HS256' }, bad, 'secret') },
    ]),
    ...HINTS.flatMap((hint) => [
      {
        what: `RS256 of another key, ${JSON.stringify(hint).slice(0, 40)}`,
        token: rsa({ alg: 'RS256', ...hint }, claims),
      },
      {
        what: `ES256 of another key, ${JSON.stringify(hint).slice(0, 40)}`,
        token: es256({ alg: 'ES256', ...hint }, claims),
      },
      { what: `HS256, ${JSON.stringify(hint).slice(0, 40)}`, token: hmac({ alg: 'HS256', ...hint }, claims, '') },
    ]),
    ...ALGORITHMS.flatMap((alg) =>
      ['', 'AAAA', 'x'.repeat(300)].map((signature) => ({
        what: `alg ${JSON.stringify(alg)} with ${signature.length} characters of signature`,
        token: join({ alg }, claims, signature),
      })),
    ),
    ...SECRETS.map((secret) => ({
      what: `HS256 with '${secret}'`,
      token: hmac({ alg: 'HS256', typ: 'JWT' }, claims, secret),
    })),
    ...broken(token).map((text) => ({ what: `'${text.slice(0, 20)}'`, token: text })),
  ]
}
