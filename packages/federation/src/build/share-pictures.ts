import { createHash } from 'node:crypto'
import { FILES, type SharePicture } from '../contract/prerendered.ts'

/** A PNG and what it shows, in pixels. */
export type DrawnPicture = Omit<SharePicture, 'address'> & { content: Buffer }

/** What is drawn in a picture. */
type Words = { title: string; description: string }

/** Draws what networks show of a page when a link to it is shared. */
export type DrawPicture = (page: Words) => Promise<DrawnPicture>

/** Draws a picture for each page, by address; it is a file of the build, named by its content. */
export const withSharePictures = async <Page extends Words>(
  pages: Readonly<Record<string, Page>>,
  draw: DrawPicture,
): Promise<{ rendered: Record<string, Page & { picture: SharePicture }>; files: Map<string, Buffer> }> => {
  const files = new Map<string, Buffer>()
  const rendered: Record<string, Page & { picture: SharePicture }> = {}
  for (const [address, page] of Object.entries(pages)) {
    const { content, ...picture } = await draw(page)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    const name = `assets/share.${hash}.png`
    files.set(name, content)
    rendered[address] = { ...page, picture: { ...picture, address: FILES + name } }
  }
  return { rendered, files }
}
