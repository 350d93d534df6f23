/** Routes of the Auth emulator and its hub that only our own services may reach. */
export type Route = { method: string; target: string; body?: string }

export const PROJECT = 'demo-wervio'

const IDENTITY = '/identitytoolkit.googleapis.com'
const ADMIN = `${IDENTITY}/v1/projects/${PROJECT}`

export type Victim = { uid: string; email: string }

const route = (method: string, target: string, body?: object): Route => ({
  method,
  target,
  ...(body && { body: JSON.stringify(body) }),
})

/** Calls that read or change accounts without signing in as them; each would affect `victim`. */
export const administrativeRoutes = ({ uid, email }: Victim): Route[] => [
  route('POST', `${ADMIN}/accounts:query`, {}),
  route('GET', `${ADMIN}/accounts:batchGet?maxResults=1000`),
  route('POST', `${ADMIN}/accounts:lookup`, { localId: [uid] }),
  route('POST', `${ADMIN}/accounts:lookup`, { email: [email] }),
  route('POST', `${ADMIN}/accounts:update`, { localId: uid, password: 'Overgenomen-1' }),
  route('POST', `${ADMIN}/accounts:delete`, { localId: uid }),
  route('POST', `${ADMIN}/accounts:batchDelete`, { localIds: [uid], force: true }),
  route('POST', `${ADMIN}/accounts:batchCreate`, { users: [{ localId: uid, email, rawPassword: 'Overgenomen-1' }] }),
  route('POST', `${ADMIN}/accounts`, { email: 'nieuw@voorbeeld.nl', password: 'Overgenomen-1' }),
  route('POST', `${ADMIN}/accounts:sendOobCode`, { requestType: 'PASSWORD_RESET', email, returnOobLink: true }),
  route('POST', `${ADMIN}:createSessionCookie`, { idToken: 'x', validDuration: 600 }),
  route('GET', `${IDENTITY}/v2/projects/${PROJECT}/config`),
  route('GET', `${IDENTITY}/admin/v2/projects/${PROJECT}/config`),
  route('PATCH', `${IDENTITY}/v2/projects/${PROJECT}/config`, { signIn: { allowDuplicateEmails: true } }),
  route('GET', `${IDENTITY}/v2/projects/${PROJECT}/tenants`),
  route('POST', `${IDENTITY}/v2/projects/${PROJECT}/tenants`, { displayName: 'ander' }),
  route('POST', `${ADMIN}/tenants/ander/accounts:query`, {}),
  route('DELETE', `/emulator/v1/projects/${PROJECT}/accounts`),
  route('GET', `/emulator/v1/projects/${PROJECT}/config`),
  route('PATCH', `/emulator/v1/projects/${PROJECT}/config`, { signIn: { allowDuplicateEmails: true } }),
  route('GET', `/emulator/v1/projects/${PROJECT}/oobCodes`),
  route('GET', `/emulator/v1/projects/${PROJECT}/verificationCodes`),
  route('DELETE', `/emulator/v1/projects/${PROJECT}/tenants/ander/accounts`),
  route('GET', '/emulator/openapi.json'),
  route('GET', '/emulator/auth/handler'),
  route('GET', '/emulator/auth/iframe'),
  route('POST', '/_admin/export', { path: '/tmp/wervio-attack-export', target: 'auth' }),
  route('GET', '/emulators'),
]

/** Calls of a signed-in user, made with the emulator's administrator token instead of the user's. */
export const borrowedRoutes = ({ uid, email }: Victim): Route[] => [
  route('POST', `${IDENTITY}/v1/accounts:lookup?key=demo`, { localId: [uid] }),
  route('POST', `${IDENTITY}/v1/accounts:lookup?key=demo`, { email: [email] }),
  route('POST', `${IDENTITY}/v1/accounts:update?key=demo`, { localId: uid, password: 'Overgenomen-1' }),
  route('POST', `${IDENTITY}/v1/accounts:delete?key=demo`, { localId: uid }),
  route('POST', `${IDENTITY}/v1/accounts:signUp?key=demo`, {
    targetProjectId: PROJECT,
    localId: 'gekozen',
    email: 'x@voorbeeld.nl',
  }),
  route('POST', `${IDENTITY}/v1/accounts:sendOobCode?key=demo`, {
    requestType: 'PASSWORD_RESET',
    email,
    returnOobLink: true,
  }),
  route('POST', `${IDENTITY}/v1/accounts:query?key=demo`, {}),
]

const QUERY = `${ADMIN}/accounts:query`
const WIPE = `/emulator/v1/projects/${PROJECT}/accounts`

/** Spellings of two of those addresses that a text filter wouldn't recognise. */
export const disguises = (authPort: number): Route[] => {
  const spellings = [
    QUERY.replace(':', '%3A'),
    QUERY.replace(':', '%3a'),
    QUERY.replace('accounts', '%61ccounts'),
    QUERY.replace('/v1/', '//v1/'),
    QUERY.replace('/v1/', '/v1/./'),
    QUERY.replace('/v1/', '/x/../v1/'),
    QUERY.replace('/v1/', '/x/%2e%2e/v1/'),
    QUERY.replace('/v1/', '/v1%2f'),
    QUERY.replace('/v1/', '/v1\\'),
    QUERY.replace('identitytoolkit', 'IdentityToolkit'),
    QUERY.replace('projects', 'Projects'),
    `${QUERY}/`,
    `${QUERY}?key=demo`,
    `${QUERY}?x=/v1/accounts:signUp`,
    `${QUERY}#/v1/accounts:signUp`,
    `${QUERY};x=1`,
    `/${QUERY}`,
    `/.${QUERY}`,
    `/emulator/..${QUERY}`,
    `/v1/accounts:signUp/../../..${QUERY}`,
    `/securetoken.googleapis.com/v1/token/..%2f..%2f..${QUERY}`,
    `/www.googleapis.com/identitytoolkit/v3/relyingparty/downloadAccount`,
    `http://evil.example${QUERY}`,
    `http://localhost:${authPort}${QUERY}`,
    `http://identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:query`,
  ]
  const wipes = [
    WIPE.replace('/v1/', '//v1/'),
    `/${WIPE}`,
    `${WIPE}/`,
    WIPE.replace('emulator', 'EMULATOR'),
    WIPE.replace('emulator', '%65mulator'),
    `/x/..${WIPE}`,
    `/x/%2e%2e${WIPE}`,
    `http://evil.example${WIPE}`,
  ]
  return [
    ...spellings.map((target) => route('POST', target, {})),
    ...wipes.map((target) => route('DELETE', target)),
    route('POST', WIPE, {}),
    { method: 'post', target: QUERY, body: '{}' },
  ]
}

/** The same, for proxies or frameworks that take the method from a header. */
export const overrides = [
  'X-HTTP-Method-Override: DELETE',
  'X-HTTP-Method: DELETE',
  `X-Original-URL: ${QUERY}`,
  `X-Rewrite-URL: ${QUERY}`,
]
