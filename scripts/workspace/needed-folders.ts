import { readFileSync } from 'node:fs'
import { inRoot } from '../product/root.ts'

/** The workspace folders that one needs to run, including itself: its production dependencies, and theirs. */
export const neededFolders = (folder: string, needed = new Set<string>()): Set<string> => {
  if (needed.has(folder)) return needed
  needed.add(folder)
  const { dependencies = {} } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@wervio/')))
    neededFolders(name.replace('@wervio', 'packages'), needed)
  return needed
}
