import { createHash } from 'node:crypto'
import { FILES, type PrerenderedPages, type SharePicture } from '../contract/prerendered.ts'

/** A PNG and what it shows, in pixels. */
export type DrawnPicture = Omit<SharePicture, 'address'> & { content: Buffer }

/** Draws what networks show of a page when a link to it is shared. */
export type DrawPicture = (page: { title: string; description: string }) => Promise<DrawnPicture>

/** Draws a picture for each page; it is a file of the build, named by its content. */
export const withSharePictures = async (
  pages: PrerenderedPages,
  draw: DrawPicture,
): Promise<{ rendered: PrerenderedPages; files: Map<string, Buffer> }> => {
  const files = new Map<string, Buffer>()
  const rendered: PrerenderedPages = {}
  for (const [address, page] of Object.entries(pages)) {
    const { content, ...picture } = await draw(page)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    const name = `assets/share.${hash}.png`
    files.set(name, content)
    rendered[address] = { ...page, picture: { ...picture, address: FILES + name } }
  }
  return { rendered, files }
}
