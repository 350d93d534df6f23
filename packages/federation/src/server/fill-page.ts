import { mergeBrand } from '@wervio/brand/facts'
import type { RuntimeConfig } from '@wervio/contracts'
import { renderingOf, type Chrome } from '../contract/own-pages.ts'
import type { PrerenderedPage } from '../contract/prerendered.ts'
import type { Registry } from '../contract/registry.ts'
import type { PageHead } from './head-tags.ts'
import { pathOf } from './path-of.ts'
import type { createPrerenderedPages } from './prerendered-pages.ts'
import { publicPaths } from './site-files.ts'
import { headedPage, hiddenPage, staticPage, styleHash } from './static-page.ts'

type Options = { prerendered: ReturnType<typeof createPrerenderedPages>; config: RuntimeConfig }

type Site = {
  /** The built index.html. */
  html: string
  chrome: Chrome | null
  registry: Registry
  /** Where the visitor is: `https://wervio.nl`. */
  origin: string
}

/** `content` is null where the page has only a head. */
type PublicPage = {
  head: PageHead & Pick<PrerenderedPage, 'unlessSearch'>
  content: Pick<PrerenderedPage, 'html' | 'css'> | null
  files: string
  address: string
}

const ownProperty = <T>(values: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  values && Object.hasOwn(values, name) ? values[name] : undefined

/** Whether this address asks for something else than what was rendered. */
const showsElse = ({ unlessSearch = [] }: Pick<PrerenderedPage, 'unlessSearch'>, address: string): boolean => {
  const search = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1])
  return unlessSearch.some((name) => search.has(name))
}

/**
 * Puts what was rendered at build into the shell's page for an address (path and search): the page of a remote or one
 * of the shell's own. Answers the hashes of its style sheets too, of which there are none in a page that waits for its
 * code.
 */
export const fillPage = ({ prerendered, config }: Options) => {
  const brand = mergeBrand(config.brand)
  const rendering = renderingOf(config)

  const ownPage = ({ heads, ownPages }: Chrome, origin: string, path: string): PublicPage | null => {
    const head = ownProperty(heads, path)
    const content = ownProperty(ownProperty(ownPages, rendering), path) ?? null
    return head ? { head, content, files: `${origin}/`, address: path } : null
  }

  const remotePage = async (registry: Registry, requested: string): Promise<PublicPage | null> => {
    const rendered = await prerendered.find(registry, requested)
    if (!rendered) return null
    const { page, entry, address } = rendered
    return { head: page, content: page, files: new URL('./', entry.manifest).href, address }
  }

  return async (requested: string, { html, chrome, registry, origin }: Site) => {
    if (!chrome) return { html, styles: [] }
    const path = pathOf(requested)
    const page = (await remotePage(registry, requested)) ?? ownPage(chrome, origin, path)
    if (!page) return { html: publicPaths(registry).includes(path) ? html : hiddenPage(html), styles: [] }
    const { head, content, files, address } = page
    const site = { html, files, origin, address, brand }
    if (!content || showsElse(head, requested)) return { html: headedPage({ ...site, page: head }), styles: [] }
    const { html: filledPage, css } = staticPage({ ...site, chrome, page: { ...head, ...content } })
    return { html: filledPage, styles: [styleHash(css)] }
  }
}
