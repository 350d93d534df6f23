/** The lines of one package in the `importers` of pnpm-lock.yaml, without its name. */
const importerOf = (lock: string, name: string): string => {
  const begin = lock.indexOf(`\n  ${name}:\n`)
  if (begin < 0) throw new Error(`pnpm-lock.yaml has no importer ${name}`)
  const from = begin + `\n  ${name}:\n`.length
  const end = lock.slice(from).search(/^(?: {2})?\S/m)
  return lock.slice(from, from + end)
}

const isKept = (entry: string, names: ReadonlySet<string>): boolean =>
  names.has(entry.slice(6, entry.indexOf(':\n')).replaceAll("'", ''))

/**
 * Adds an importer `name` to pnpm-lock.yaml that resolves `dependencies` as `template` does, so that an install with a
 * frozen lock accepts it. Done without pnpm, which would need the network and change every other package.
 */
export const lockWith = (lock: string, template: string, name: string, dependencies: ReadonlySet<string>): string => {
  const sections = importerOf(lock, template)
    .split(/^(?= {4}\S)/m)
    .filter((section) => section.trim() !== '')
  const remainingSections = sections.map((section) => {
    const [title = '', ...entries] = section.split(/^(?= {6}\S)/m)
    return (
      title +
      entries
        .filter((entry) => isKept(entry, dependencies))
        .map((entry) => `${entry.trimEnd()}\n`)
        .join('')
    )
  })
  const names = [...lock.matchAll(/^ {2}(\S+):$/gm)]
    .map(([, resolution]) => resolution ?? '')
    .filter((importer) => importer.startsWith('mfe-'))
  const before = names.toSorted().findLast((other) => other < name)
  const at = before === undefined ? lock.indexOf(`\n  ${names.toSorted()[0]}:\n`) + 1 : endOf(lock, before)
  return `${lock.slice(0, at)}  ${name}:\n${remainingSections.join('').trimEnd()}\n\n${lock.slice(at)}`
}

const endOf = (lock: string, name: string): number => {
  const text = importerOf(lock, name)
  return lock.indexOf(text, lock.indexOf(`\n  ${name}:\n`)) + text.length
}
