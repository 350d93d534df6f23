import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundleName, entriesOf } from './own-places.ts'

/** The folders of our packages that a service depends on, directly or not. */
const packagesBehind = (service: string): string[] => {
  const folders = new Set<string>()
  const visit = (folder: string) => {
    const scope = join(folder, 'node_modules/@wervio')
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>
    }
    for (const name of Object.keys(dependencies)) {
      const path = join(scope, name.replace('@wervio/', ''))
      if (!name.startsWith('@wervio/') || !existsSync(path)) continue
      const behind = realpathSync(path)
      if (folders.has(behind)) continue
      folders.add(behind)
      visit(behind)
    }
  }
  visit(service)
  return [...folders]
}

/**
 * The files that a bundle begins at, by the name of what comes of them: `main`, and each that is started in a thread or
 * a process of its own. Throws when two have one name.
 */
export const entryPoints = (service: string): Record<string, string> => {
  const sources = [service, ...packagesBehind(service)].flatMap((folder) =>
    globSync('src/**/*.ts', { cwd: folder, exclude: (path) => path.includes('testing') }).map((file) =>
      join(folder, file),
    ),
  )
  const files = sources.flatMap((file) =>
    file.endsWith('.test.ts') ? [] : entriesOf(readFileSync(file, 'utf8')).map((entry) => join(dirname(file), entry)),
  )
  const points: Record<string, string> = { main: join(service, 'src/main.ts') }
  for (const file of files) {
    const name = bundleName(file)
    if (points[name] !== undefined && points[name] !== file)
      throw new Error(`Two entries are called ${name}: ${points[name]} and ${file}`)
    points[name] = file
  }
  return points
}
