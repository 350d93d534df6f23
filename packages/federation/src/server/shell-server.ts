import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { mergeBrand } from '@wervio/brand/facts'
import type { RuntimeConfig } from '@wervio/contracts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Registry } from '../contract/registry.ts'
import { SHELL_OFFER } from '../contract/shell-offer.ts'
import { cacheControl } from './cache-headers.ts'
import { createPageCompression } from './compress-page.ts'
import { refuseForeignHosts } from './own-hosts.ts'
import { forBrowser, renderPage } from './page.ts'
import { createPrerenderedPages } from './prerendered-pages.ts'
import { watchRegistry } from './registry-file.ts'
import { BARE_PAGE_POLICY, contentSecurityPolicy, securityHeaders } from './security-headers.ts'
import { robots, sitemap } from './site-files.ts'
import { ownPage, readChrome, staticPage, styleHash, type Chrome } from './static-page.ts'
import { currentVersion, folderWith } from './versions.ts'

export type ShellServerOptions = {
  dir: string
  config: RuntimeConfig
  registryFile: string
  /** Names, besides the loopback ones, under which this server answers. */
  hosts?: string[]
  /** Addresses or networks of proxies that say whether a page was asked for over https; loopback when absent. */
  trustedProxies?: string[] | undefined
  logLevel?: string
}

/** Serves the shell's pages, files, configuration and registry. */
export const buildShellServer = ({
  dir,
  config,
  registryFile,
  hosts,
  trustedProxies,
  logLevel = 'info',
}: ShellServerOptions): FastifyInstance => {
  // Also connections that a browser opened and never used, which `close` would wait for.
  const app = Fastify({
    logger: { level: logLevel },
    trustProxy: trustedProxies ?? 'loopback',
    forceCloseConnections: true,
  })
  refuseForeignHosts(app, hosts ?? [])
  const registry = watchRegistry(registryFile, app.log)
  void app.register(fastifyStatic, { root: dir, serve: false, preCompressed: true, cacheControl: false })

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.protocol === 'https'))
  })

  app.get('/health', async () => ({ status: 'ok', version: currentVersion(dir) }))
  app.get('/config.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(config))
  app.get('/remotes.json', async (_, reply) =>
    reply.header('cache-control', 'no-store').send(forBrowser(await registry())),
  )
  app.get('/shell.json', async (_, reply) => {
    const file = join(dir, currentVersion(dir), SHELL_OFFER)
    // A version of before this was recorded.
    if (!existsSync(file)) return notFound(reply)
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(readFileSync(file))
  })

  const compress = createPageCompression()
  const prerendered = createPrerenderedPages(app.log)
  app.addHook('onReady', async () => void prerendered.prepare(await registry()))

  /** The `Host` was checked by `refuseForeignHosts`; what a proxy forwards in its place was not. */
  const originOf = ({ protocol, headers }: FastifyRequest): string =>
    `${protocol === 'https' ? 'https' : 'http'}://${headers.host}`

  const brand = mergeBrand(config.brand)
  const currentFolder = (): string => join(dir, currentVersion(dir))
  /** The chrome of the version that was served last; what is in its folder never changes. */
  let latest: { folder: string; chrome: Chrome | null } | null = null
  const chromeIn = (folder: string): Chrome | null => {
    if (latest?.folder !== folder) latest = { folder, chrome: readChrome(folder) }
    return latest.chrome
  }

  /** The page of a version with what a remote rendered for it, and the hash of its style sheet; its own head or the page alone where there is none. */
  const fill = async (folder: string, html: string, request: FastifyRequest, remotes: Registry) => {
    const chrome = chromeIn(folder)
    if (!chrome) return { html, styles: [] }
    const site = { html, chrome, origin: originOf(request), brand }
    const rendered = await prerendered.find(remotes, request.url)
    if (!rendered) return { html: ownPage({ ...site, address: pathOf(request) }) ?? html, styles: [] }
    const { html: filledPage, css } = staticPage({ ...rendered, ...site })
    return { html: filledPage, styles: [styleHash(css)] }
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, pathname: string) => {
    const folder = currentFolder()
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    const remotes = await registry()
    const { html: filledPage, styles } = await fill(folder, html, request, remotes)
    const page = renderPage(filledPage, pathname, config, remotes, {
      isReadable: styles.length > 0,
      host: request.headers.host,
    })
    const compressedPage = compress(page, request.headers['accept-encoding'])
    if (compressedPage) void reply.header('content-encoding', compressedPage.coding)
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', contentSecurityPolicy(html, config, remotes, styles))
      .type('text/html; charset=utf-8')
      .send(compressedPage?.body ?? page)
  }

  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(sitemap(await registry(), Object.keys(chromeIn(currentFolder())?.heads ?? {}), originOf(request))),
  )
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(robots(originOf(request))),
  )

  app.get('/*', async (request, reply) => {
    const pathname = pathOf(request)
    const file = decodeURIComponentSafely(pathname)
    if (file === null || extname(file) === '' || file.endsWith('/')) return sendPage(request, reply, pathname)
    const folder = file === '/index.html' ? null : folderWith(dir, currentVersion(dir), file)
    if (folder === null) return notFound(reply)
    // A window that another site opened or came from: with an opener policy it would look closed to the page that waits.
    if (extname(file) === '.html')
      void reply.header('content-security-policy', BARE_PAGE_POLICY).header('cross-origin-opener-policy', 'unsafe-none')
    return reply.header('cache-control', cacheControl(file)).sendFile(file.slice(1), folder)
  })
  return app
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Niet gevonden')

/** Without URL, which throws on addresses that a stranger may send, such as `//:`. */
const pathOf = ({ url }: FastifyRequest): string => url.replace(/[?#].*$/s, '')

const decodeURIComponentSafely = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
