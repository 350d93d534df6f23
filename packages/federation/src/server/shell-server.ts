import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { RuntimeConfig } from '@wervio/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Chrome } from '../contract/own-pages.ts'
import { SHELL_OFFER } from '../contract/shell-offer.ts'
import { cacheControl } from './cache-headers.ts'
import { canonicalPath } from './canonical-path.ts'
import { createPageCompression } from './compress-page.ts'
import { forBrowser, renderPage } from './page.ts'
import { pathOf } from './path-of.ts'
import { createPrerenderedPages } from './prerendered-pages.ts'
import { watchRegistry } from './registry-file.ts'
import { BARE_PAGE_POLICY, contentSecurityPolicy, securityHeaders } from './security-headers.ts'
import { publicPaths, robots, sitemap } from './site-files.ts'
import { fillPage } from './fill-page.ts'
import { buildStaticApp, type StaticAppOptions } from './static-app.ts'
import { readChrome } from './static-page.ts'
import { currentVersion, folderWith } from './versions.ts'

export type ShellServerOptions = Pick<StaticAppOptions, 'hosts' | 'logLevel' | 'logDestination'> & {
  dir: string
  config: RuntimeConfig
  registryFile: string
  /** Addresses or networks of proxies that say whether a page was asked for over https; loopback when absent. */
  trustedProxies?: string[] | undefined
  /** Where this server finds a file of a remote that browsers find at an address; the same when absent. */
  reach?: ((address: string) => string) | undefined
}

/** Serves the shell's pages, files, configuration and registry. */
export const buildShellServer = ({
  dir,
  config,
  registryFile,
  trustedProxies,
  reach,
  ...options
}: ShellServerOptions): FastifyInstance => {
  const app = buildStaticApp({ ...options, trustProxy: trustedProxies ?? 'loopback' })
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
  const prerendered = createPrerenderedPages(app.log, reach)
  app.addHook('onReady', async () => void prerendered.prepare(await registry()))

  /** The `Host` was checked by `refuseForeignHosts`; what a proxy forwards in its place was not. */
  const originOf = ({ protocol, headers }: FastifyRequest): string =>
    `${protocol === 'https' ? 'https' : 'http'}://${headers.host}`

  const currentFolder = (): string => join(dir, currentVersion(dir))
  /** The chrome of the version that was served last; what is in its folder never changes. */
  let latest: { folder: string; chrome: Chrome | null } | null = null
  const chromeIn = (folder: string): Chrome | null => {
    if (latest?.folder !== folder) latest = { folder, chrome: readChrome(folder) }
    return latest.chrome
  }

  const fill = fillPage({ prerendered, config })

  /** Of the pages that search engines may show: those of remotes and the shell's own. */
  const allPublicPaths = async (): Promise<string[]> => [
    ...publicPaths(await registry()),
    ...Object.keys(chromeIn(currentFolder())?.heads ?? {}),
  ]

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, pathname: string) => {
    const folder = currentFolder()
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    const remotes = await registry()
    const site = { html, chrome: chromeIn(folder), registry: remotes, origin: originOf(request) }
    const { html: filledPage, styles } = await fill(request.url, site)
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
      .send(
        sitemap([...(await allPublicPaths()), ...(await prerendered.withSearch(await registry()))], originOf(request)),
      ),
  )
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(robots(originOf(request))),
  )

  app.get('/*', async (request, reply) => {
    const pathname = pathOf(request.url)
    const file = decodeURIComponentSafely(pathname)
    if (file === null || extname(file) === '' || file.endsWith('/')) {
      const otherPath = canonicalPath(await allPublicPaths(), pathname)
      if (otherPath === null) return sendPage(request, reply, pathname)
      return reply.header('cache-control', 'no-cache').redirect(otherPath + request.url.slice(pathname.length), 301)
    }
    const folder = file === '/index.html' ? null : folderWith(dir, currentVersion(dir), file)
    if (folder === null) return notFound(reply)
    // A window that another site opened or came from: with an opener policy it would look closed to the page that
    // waits.
    if (extname(file) === '.html')
      void reply.header('content-security-policy', BARE_PAGE_POLICY).header('cross-origin-opener-policy', 'unsafe-none')
    return reply.header('cache-control', cacheControl(file)).sendFile(file.slice(1), folder)
  })
  return app
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Niet gevonden')

const decodeURIComponentSafely = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
