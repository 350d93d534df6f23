import { createHash } from 'node:crypto'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { FILES, PAGE_PLACE, SITE } from '../contract/prerendered.ts'
import { internalAddress } from './internal-address.ts'
import { buildRemoteServer } from './remote-server.ts'
import { readRuntimeConfig } from './runtime-config.ts'
import { buildShellServer, type ShellServerOptions } from './shell-server.ts'

const pages = {
  '/prijzen': {
    title: 'Prijzen "van" Wervio',
    description: 'Wat Wervio kost. Vragen? Mail info@wervio.nl.',
    html: `<h1>Prijzen van Wervio</h1><img src="${FILES}assets/a.12345678.webp">`,
    css: `.page-a{background:url(${FILES}assets/b.12345678.webp)}`,
    structuredData: [{ '@type': 'Product', name: '</script><script> van Wervio', url: `${SITE}prijzen` }],
    picture: { address: `${FILES}assets/share.12345678.png`, width: 1200, height: 630, alt: 'Wervio: "Prijzen"' },
  },
  '/prijzen?per=jaar': { title: 'Per jaar', description: 'Met korting.', html: '<h1>Per jaar</h1>', css: '' },
  '/lijst': { title: 'Lijst', description: 'Alle.', html: '<h1>Lijst</h1>', css: '', unlessSearch: ['q'] },
}
const pagesFile = JSON.stringify(pages)
const FILE = 'pages.12345678.json'
const CHROME_CSS = "@font-face{src:url('/assets/a.12345678.woff2')}.chrome-a{color:red}"
const ownHeads = {
  '/inloggen': {
    title: 'Inloggen',
    description: 'Log in bij Wervio.',
    unlessSearch: ['next'],
    picture: { address: `${FILES}assets/share.87654321.png`, width: 1200, height: 630, alt: 'Inloggen' },
  },
  '/hulp': { title: 'Hulp', description: 'Hulp bij Wervio.' },
}
/** Without providers, and with one of them; both sign in by themselves (`builtin`). */
const ownPages = {
  builtin: { '/inloggen': { html: '<h1>Inloggen bij Wervio</h1>', css: '.page-mail{color:red}' } },
  'google+builtin': { '/inloggen': { html: '<h1>Met Google</h1>', css: '' } },
}
const chrome = { html: `<header>Wervio</header><main>${PAGE_PLACE}</main>`, css: CHROME_CSS, heads: ownHeads, ownPages }
const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

let root: string
let remote: FastifyInstance
let shell: FastifyInstance
let origin: string

const entryWith = (change: object = {}) => ({
  name: 'mfe_a',
  version: 'v1',
  manifest: `${origin}/v1/mf-manifest.json`,
  basePaths: ['/prijzen', '/intern', '/lijst'],
  contractVersion: 1,
  routes: [
    { id: 'prices', path: '/prijzen', title: 'Prijzen', access: 'public' },
    { id: 'internal', path: '/intern', title: 'Intern' },
    { id: 'list', path: '/lijst', title: 'Lijst', access: 'public' },
    { id: 'one', path: '/prijzen/:id', title: 'Prijs', access: 'public' },
  ],
  pages: FILE,
  integrity: { [FILE]: integrityOf(pagesFile) },
  ...change,
})
const publish = (entry: object) =>
  writeFile(join(root, 'remotes.json'), JSON.stringify({ version: 1, remotes: [entry] }))
const startShell = (env: Record<string, string> = {}, options: Partial<ShellServerOptions> = {}) =>
  buildShellServer({
    ...options,
    dir: join(root, 'shell'),
    config: readRuntimeConfig(env),
    registryFile: join(root, 'remotes.json'),
    logLevel: 'silent',
  })

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wervio-static-'))
  const shellFolder = join(root, 'shell/aaaaaaaaaaaa')
  await mkdir(shellFolder, { recursive: true })
  await mkdir(join(root, 'remote/v1'), { recursive: true })
  await writeFile(join(root, 'remote/v1', FILE), pagesFile)
  await writeFile(join(root, 'shell/current.json'), '{"version":"aaaaaaaaaaaa"}')
  await writeFile(
    join(shellFolder, 'index.html'),
    '<html><head><title>Wervio</title><!--wervio:head--><script defer src="/main.js"></script></head><body><div id="app"></div><noscript>Zet aan</noscript></body></html>',
  )
  await writeFile(join(shellFolder, 'chrome.json'), JSON.stringify(chrome))
  remote = buildRemoteServer({ dir: join(root, 'remote'), logLevel: 'silent' })
  origin = await remote.listen({ port: 0, host: '127.0.0.1' })
  await publish(entryWith())
  shell = startShell()
})
afterEach(async () => {
  await Promise.all([shell.close(), remote.close()])
  await rm(root, { recursive: true })
})

const get = (url: string) => shell.inject({ url, headers: { host: 'localhost:3000' } })

test('a public page can be read without code, in its chrome, with its files where the remote has them', async () => {
  const { body } = await get('/prijzen?van=hier')
  expect(body).toContain(
    `<div id="app" data-static><header>Wervio</header><main><h1>Prijzen van Wervio</h1><img src="${origin}/v1/assets/a.12345678.webp"></main></div>`,
  )
  expect(body).not.toContain('noscript')
  expect(body).toContain('<title>Prijzen &#34;van&#34; Wervio · Wervio</title>')
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/prijzen">')
  expect(body).toContain('<meta property="og:url" content="http://localhost:3000/prijzen">')
  expect(body).toContain('"@type":"Organization"')
  expect(body).toContain('"url":"http://localhost:3000/prijzen"')
  expect(body).not.toContain('</script><script>')
})

test('pages come from where the server itself finds a remote, and name its public address', async () => {
  await publish(entryWith({ manifest: 'https://werving.example/remotes/a/v1/mf-manifest.json' }))
  await shell.close()
  const reach = internalAddress({
    WERVIO_REMOTES_URL: 'https://werving.example/remotes/a',
    WERVIO_REMOTES_INTERNAL_URL: origin,
  })
  shell = startShell({}, { reach })
  const { body } = await get('/prijzen')
  expect(body).toContain(
    '<h1>Prijzen van Wervio</h1><img src="https://werving.example/remotes/a/v1/assets/a.12345678.webp">',
  )
  expect(body).not.toContain(origin)
})

test('a text that stands at a search is served there, and nowhere else', async () => {
  const { body } = await get('/prijzen?per=jaar')
  expect(body).toContain('<h1>Per jaar</h1>')
  expect(body).toContain('<title>Per jaar · Wervio</title>')
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/prijzen?per=jaar">')
  expect((await get('/prijzen?per=week')).body).toContain('<h1>Prijzen van Wervio</h1>')
})

test('what a proxy forwards as host or protocol does not get into the page', async () => {
  const forwarded = { 'x-forwarded-host': 'evil"><meta', 'x-forwarded-proto': 'https"><meta' }
  const { body } = await shell.inject({ url: '/prijzen', headers: { host: 'localhost:3000', ...forwarded } })
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/prijzen">')
  expect(body).not.toContain('"><meta')
})

test('a link that is shared shows the picture that was drawn at build', async () => {
  const { body } = await get('/prijzen')
  for (const tag of [
    `<meta property="og:image" content="${origin}/v1/assets/share.12345678.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Wervio: &#34;Prijzen&#34;">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(body).toContain(tag)
  expect((await get('/prijzen?per=jaar')).body).not.toContain('og:image')
  const ownPicture = '<meta property="og:image" content="http://localhost:3000/assets/share.87654321.png">'
  for (const address of ['/inloggen', '/inloggen?next=%2Fintern'])
    expect((await get(address)).body).toContain(ownPicture)
})

test('a picture with our name in it is not shown for an operator of another name', async () => {
  await shell.close()
  shell = startShell({ WERVIO_BRAND_NAME: 'Werf & Co' })
  const { body } = await get('/prijzen')
  expect(body).toContain('og:site_name')
  expect(body).not.toContain('og:image')
})

test('its style sheet is the only one that the policy lets in', async () => {
  const { body, headers } = await get('/prijzen')
  const css = /<style id="wervio-static">(.*?)<\/style>/s.exec(body)?.[1] ?? ''
  expect(css).toBe(`${CHROME_CSS}.page-a{background:url(${origin}/v1/assets/b.12345678.webp)}`)
  const hash = createHash('sha256').update(css).digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  expect((await get('/intern')).headers['content-security-policy']).not.toContain(hash)
})

test('its code waits in a template behind what can be read, and its typeface does not wait', async () => {
  const { body } = await get('/prijzen')
  const [head = '', rest = ''] = body.split('<body>')
  expect(head).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/a.12345678.woff2">')
  expect(head).not.toMatch(/<script defer|as="fetch"|application\/json/)
  const [readable = '', template = ''] = rest.split('<template id="wervio-code">')
  expect(readable).toMatch(/<div id="app" data-static>.*id="wervio-config".*id="wervio-remotes"/s)
  expect(template).toContain(`href="${origin}/v1/mf-manifest.json"`)
  expect(template).toContain('<script defer src="/main.js"></script></template>')
  expect((await get('/intern')).body).not.toContain('<template')
})

test('the browser is not told of the file', async () => {
  const { body } = await get('/prijzen')
  expect(body).not.toContain(FILE)
})

test.each(['/intern', '/prijzen/1', '/nergens'])('%s comes as an empty page', async (path) => {
  const { body } = await get(path)
  expect(body).toContain('<div id="app"></div>')
  expect(body).toContain('<title>Wervio</title>')
})

test('a remote that is down leaves the page readable', async () => {
  await get('/prijzen')
  await remote.close()
  expect((await get('/prijzen')).body).toContain('<h1>Prijzen van Wervio</h1>')
})

test.each([
  ['a file that is not the one of the registry', { integrity: { [FILE]: integrityOf('another') } }],
  ['a file that is not there', { pages: 'pages.00000000.json' }],
  ['a remote of another contract', { contractVersion: 2 }],
  ['a remote without rendered pages', { pages: undefined }],
])('%s: the page comes as it always did', async (_, change) => {
  await publish(entryWith(change))
  const answer = await get('/prijzen')
  expect([answer.statusCode, answer.body.includes('<div id="app"></div>')]).toEqual([200, true])
})

test('an operator’s own name and address stand in the page', async () => {
  await shell.close()
  shell = startShell({ WERVIO_BRAND_NAME: 'Werf & Co', WERVIO_BRAND_INFO_EMAIL: 'hoi@werf.example' })
  const { body } = await get('/prijzen')
  expect(body).toContain('<h1>Prijzen van Werf &#38; Co</h1>')
  expect(body).toContain('<title>Prijzen &#34;van&#34; Werf &#38; Co · Werf &#38; Co</title>')
  expect(body).toContain('content="Wat Werf &#38; Co kost. Vragen? Mail hoi@werf.example."')
  expect(body).toContain('van Werf & Co","url"')
})

test('an operator whose facts contain ours is named once', async () => {
  await shell.close()
  shell = startShell({ WERVIO_BRAND_NAME: 'Wervio Noord' })
  expect((await get('/prijzen')).body).toContain('<h1>Prijzen van Wervio Noord</h1>')
})

test('a public page of the shell itself can be read too, as this installation has it', async () => {
  const { body, headers } = await get('/inloggen')
  expect(body).toContain(
    '<div id="app" data-static><header>Wervio</header><main><h1>Inloggen bij Wervio</h1></main></div>',
  )
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/inloggen">')
  const css = /<style id="wervio-static">(.*?)<\/style>/s.exec(body)?.[1] ?? ''
  expect(css).toBe(`${CHROME_CSS}.page-mail{color:red}`)
  expect(headers['content-security-policy']).toContain(createHash('sha256').update(css).digest('base64'))
  await shell.close()
  shell = startShell({ GOOGLE_CLIENT_ID: 'id' })
  expect((await get('/inloggen')).body).toContain('<h1>Met Google</h1>')
})

test('with a search that makes it another page it has its head, and waits for its code', async () => {
  const { body: list } = await get('/lijst?q=zorg')
  expect(list).toContain('<div id="app"></div>')
  expect(list).toContain('<title>Lijst · Wervio</title>')
  expect(list).toContain('<link rel="canonical" href="http://localhost:3000/lijst">')
  expect((await get('/lijst?van=hier')).body).toContain('<h1>Lijst</h1>')
  const { body } = await get('/inloggen?next=%2Fintern')
  expect(body).toContain('<title>Inloggen · Wervio</title>')
  expect(body).toContain('<meta name="description" content="Log in bij Wervio.">')
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/inloggen">')
  expect(body).toContain('<div id="app"></div>')
  expect(body).not.toContain('wervio-static')
})

test('a page of the shell that was not rendered has its head', async () => {
  const { body } = await get('/hulp')
  expect(body).toContain('<title>Hulp · Wervio</title>')
  expect(body).toContain('<div id="app"></div>')
})

test.each([
  ['/intern', true],
  ['/prijzen/1', true],
  ['/nergens', true],
  ['/prijzen', false],
  ['/lijst?q=zorg', false],
  ['/inloggen?next=%2Fintern', false],
])('whether search engines leave out %s: %s', async (path, isLeftOut) => {
  expect((await get(path)).body.includes('<meta name="robots" content="noindex">')).toBe(isLeftOut)
})

test('a public page that is written otherwise leads to its own address, with its search', async () => {
  for (const [requested, location] of [
    ['/PRIJZEN', '/prijzen'],
    ['/prijzen/?per=jaar', '/prijzen?per=jaar'],
    ['/Inloggen/', '/inloggen'],
  ] as const) {
    const answer = await get(requested)
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, location])
  }
  expect((await get('/intern/')).statusCode).toBe(200)
})

test('a public page whose remote can not be had stays in search engines', async () => {
  await publish(entryWith({ pages: 'pages.00000000.json' }))
  expect((await get('/prijzen')).body).not.toContain('noindex')
})

test('the sitemap names the public pages alone, with the texts that stand at a search; robots.txt names it', async () => {
  const { body } = await get('/sitemap.xml')
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'http://localhost:3000/hulp',
    'http://localhost:3000/inloggen',
    'http://localhost:3000/lijst',
    'http://localhost:3000/prijzen',
    'http://localhost:3000/prijzen?per=jaar',
  ])
  const { body: robots } = await get('/robots.txt')
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  expect(robots).toContain('Disallow: /demo\n')
})
