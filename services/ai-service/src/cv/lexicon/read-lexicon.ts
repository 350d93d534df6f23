import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The wordings of a list by its groups, '' for those above the first group. */
export type Groups = Map<string, string[]>

/**
 * The wordings of a file of the lexicon: one a line, '# ' begins a remark, '[name]' a group. Throws for a line of
 * spaces, a group without a name and one that stands twice.
 */
export const parseList = (text: string): Groups => {
  const groups: Groups = new Map()
  let wordings: string[] = []
  for (const line of text.replace(/\n$/, '').split('\n')) {
    if (line.startsWith('# ')) continue
    const group = /^\[(.*)\]$/.exec(line)?.[1]
    if (group === undefined) {
      if (line.trim() !== line || line === '') throw new Error(`A line that is no wording: '${line}'`)
      if (groups.size === 0) groups.set('', wordings)
      wordings.push(line)
    } else {
      if (group === '' || groups.has(group)) throw new Error(`A group without a name of its own: '${group}'`)
      groups.set(group, (wordings = []))
    }
  }
  return groups
}

/** The folders of languages in a folder, and 'international', by name. */
export const languagesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

/** Every list of a folder with the groups of each language that has it. */
export const readLexicon = (folder: string): Map<string, Map<string, Groups>> => {
  const lists = new Map<string, Map<string, Groups>>()
  for (const language of languagesIn(folder))
    for (const file of readdirSync(join(folder, language)).toSorted()) {
      const name = file.replace(/\.txt$/, '')
      const groups = parseList(readFileSync(join(folder, language, file), 'utf8'))
      lists.set(name, (lists.get(name) ?? new Map<string, Groups>()).set(language, groups))
    }
  return lists
}
