import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { keyOf, knownSkill, mostWords } from '../../cv/skills/known-skills.ts'
import { conceptGroups } from './concept-groups.ts'
import { neutralWord } from '../titles/neutral-title.ts'
import { fold } from './fold.ts'
import { weightOf } from './light-words.ts'
import { rootOf } from './root.ts'
import { keysOf } from './terms.ts'

const phraseKey = (words: readonly string[]) => words.map((word) => rootOf(fold(word))).join(' ')
const concepts = conceptGroups.flatMap(({ names, kinds }, at) =>
  [...names, ...kinds].map((phrase) => ({ key: phraseKey(phrase.split(' ')), concept: `=${at}` })),
)

/** The keys of a text without any index: every row of words beside every phrase, every word by itself. */
const plainKeys = (text: string): Set<string> => {
  const words = (text.match(/\.?[\p{L}\p{N}][\p{L}\p{N}+#.'&-]*/gu) ?? []).map((word) => word.replace(/[.'&-]+$/, ''))
  const keys = new Set<string>()
  for (const at of words.keys())
    for (let count = 1; count <= Math.min(mostWords, words.length - at); count += 1) {
      const row = words.slice(at, at + count)
      const skill = knownSkill(row.join(' '))
      if (skill && (skill.text.length > 2 || row.join(' ') === skill.text)) keys.add(`#${keyOf(skill.name)}`)
      const rowKey = count <= 4 ? phraseKey(row.map((word) => neutralWord(fold(word)))) : ''
      for (const { key, concept } of concepts) if (key === rowKey) keys.add(concept)
    }
  for (const word of words) {
    const parts = word.split('-').filter((part) => part.length > 1)
    for (const part of [word, ...(word.includes('-') ? parts : [])]) {
      const folded = neutralWord(fold(part))
      const root = rootOf(folded)
      if (weightOf(folded, root, part) > 0) keys.add(root)
      const skill = part === word ? undefined : knownSkill(part)
      if (skill && skill.text.length > 2) keys.add(`#${keyOf(skill.name)}`)
    }
  }
  return keys
}

const folder = join(import.meta.dirname, '../../../test/matching/labelled/cvs')
const lines = readdirSync(folder)
  .filter((_, at) => at % 6 === 0)
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))

test('what lists and indexes skip is nothing that a plain look at every row of words finds', () => {
  expect(lines.length).toBeGreaterThan(100)
  for (const line of lines) expect({ line, keys: new Set(keysOf(line)) }).toEqual({ line, keys: plainKeys(line) })
})

test.each([
  'Go en R',
  'go',
  'C++-ontwikkelaar',
  'ADR-attest',
  'front-end én back-end',
  'Node.js, .NET Core',
  '’s nachts',
])('also of %s', (line) => {
  expect(new Set(keysOf(line))).toEqual(plainKeys(line))
})
