/** The paths of the public pages, as search engines are told of them. */
export const publicPages = async (origin: string): Promise<string[]> => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
}

/** Whether a page can be read before its code is there. */
export const isReadable = async (address: string): Promise<boolean> =>
  (await (await fetch(address)).text()).includes('<div id="app" data-static>')
