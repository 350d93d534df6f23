import { basename } from 'node:path'

/** Participles and adverbs that say nothing of the thing they name (conventions, 'Words'). */
const bareWords = [
  'added',
  'apart',
  'asked',
  'away',
  'began',
  'begun',
  'built',
  'chosen',
  'elsewhere',
  'found',
  'given',
  'gone',
  'heard',
  'held',
  'here',
  'kept',
  'known',
  'lost',
  'made',
  'meant',
  'mine',
  'named',
  'own',
  'said',
  'seen',
  'sent',
  'shown',
  'still',
  'taken',
  'there',
  'told',
  'written',
]

const NAME = String.raw`(?:${bareWords.join('|')})\b(?!['’-])`

/**
 * Where a name is declared: a variable or function, a name that destructuring gives, a parameter. Text between quotes
 * and in comments isn't code; a field that is read under its own name was named by its type.
 */
const DECLARATION = new RegExp(
  [
    String.raw`\b(?:const|let|var|function) (${NAME})`,
    String.raw`[{,] *\w+: (${NAME})(?=[^{}()]*\}(?:: [^=()]+)? (?:=|of) )`,
    String.raw`(?<=\((?:[^(){}]*, *)?)(${NAME})(?=\??: (?!['"\x60\d]))(?=[^()]*\)(?:: [^=]+)? =>)`,
    String.raw`(?<=\()(${NAME})(?=(?:, \w+)*\) =>)`,
  ].join('|'),
  'g',
)

const withoutTexts = (line: string): string =>
  /^\s*(?:\/\/|\/?\*)/.test(line)
    ? ''
    : line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''").replace(/(?<!:)\/\/ .*$/, '')

/** The bare words that a source declares as names, each with its file and line. */
export const bareNames = (path: string, source: string): string[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      Array.from(withoutTexts(line).matchAll(DECLARATION), (match) =>
        match.slice(1).flatMap((name) => (name ? [`${basename(path)}:${index + 1} ${name}`] : [])),
      ).flat(),
    )
