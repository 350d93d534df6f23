import { StackError } from '../stack-error.ts'

/** What the last stage of a Dockerfile says of the process: its environment, folder and command. */
export type ImageFacts = { env: Record<string, string>; workingFolder: string; command: string[] }

const withValues = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\$\{(\w+)\}|\$(\w+)/g, (_whole, braced: string | undefined, bare: string | undefined) => {
    const value = values[braced ?? bare ?? '']
    if (value === undefined) throw new StackError(`the Dockerfile uses ${braced ?? bare}, which nothing sets`)
    return value
  })

/**
 * `sh -c "exec node …"` as the words that the shell makes of it, which has no other syntax than quotes and variables.
 */
const withoutShell = (command: string[], env: Record<string, string>): string[] => {
  const [shell, flag, line, ...rest] = command
  if (shell !== 'sh' || flag !== '-c' || line === undefined || rest.length > 0) return command
  const words = /^exec ([\w\s."$/{}=-]+)$/.exec(line)?.[1]
  if (words === undefined) throw new StackError(`a command of a shell that this script does not know: ${line}`)
  return withValues(words, env)
    .split(/\s+/)
    .map((word) => word.replaceAll('"', ''))
}

/** Reads the last stage; `args` are the build arguments. Throws a `StackError` when it has no command. */
export const readImage = (dockerfile: string, args: Record<string, string>): ImageFacts => {
  const lines = dockerfile.replaceAll('\\\n', ' ').split('\n')
  const last = lines.findLastIndex((line) => line.startsWith('FROM '))
  const facts: ImageFacts = { env: {}, workingFolder: '/', command: [] }
  for (const line of lines.slice(last + 1)) {
    const [, word, rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (word === 'ENV')
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) facts.env[name] = withValues(value, args)
    if (word === 'WORKDIR') facts.workingFolder = withValues(rest, args)
    if (word === 'CMD' || word === 'ENTRYPOINT') facts.command = [...facts.command, ...(JSON.parse(rest) as string[])]
  }
  if (facts.command.length === 0) throw new StackError('the Dockerfile has no command')
  return { ...facts, command: withoutShell(facts.command, facts.env) }
}
