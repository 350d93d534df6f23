import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { keyOf, knownSkill, mostWords } from '../../cv/skills/known-skills.ts'
import { conceptGroups } from './concept-groups.ts'
import { neutralWord } from '../titles/neutral-title.ts'
import { fold } from './fold.ts'
import { weightOf } from './light-words.ts'
import { isNamed, surroundingsOf } from './named-skill.ts'
import { rootOf } from './root.ts'
import { keysOf } from './terms.ts'

const phraseKey = (words: readonly string[]) => words.map((word) => rootOf(fold(word))).join(' ')
const concepts = conceptGroups.flatMap(({ names, kinds, inCapitals, ambiguous }, at) =>
  [...names, ...kinds].map((phrase) => ({
    key: phraseKey(phrase.split(' ')),
    concept: `=${at}`,
    needsCapitals: inCapitals.includes(phrase),
    isAmbiguous: ambiguous.includes(phrase),
    ambiguous: ambiguous.map(fold),
  })),
)

/** The keys of a text without any index: every row of words beside every phrase, every word by itself. */
const plainKeys = (text: string): Set<string> => {
  const words = (text.match(/\.?[\p{L}\p{N}][\p{L}\p{N}+#.'&-]*/gu) ?? []).map((word) => word.replace(/[.'&-]+$/, ''))
  const keys = new Set<string>()
  const surroundings = surroundingsOf(text, words)
  for (const at of words.keys())
    for (let count = 1; count <= Math.min(mostWords, words.length - at); count += 1) {
      const row = words.slice(at, at + count)
      const skill = knownSkill(row.join(' '))
      const isItself = skill && (skill.text.length > 2 || row.join(' ') === skill.text)
      const [first = ''] = row
      if (skill && isItself && (count > 1 || isNamed(skill, first, surroundings))) keys.add(`#${keyOf(skill.name)}`)
      const rowKey = count <= 4 ? phraseKey(row.map((word) => neutralWord(fold(word)))) : ''
      const isSaid = ({ key, needsCapitals, isAmbiguous, ambiguous }: (typeof concepts)[number]) =>
        key === rowKey &&
        !isAmbiguous &&
        !(count === 1 && ambiguous.includes(fold(first))) &&
        (!needsCapitals || (first === first.toUpperCase() && !surroundings.isShouted()))
      for (const phrase of concepts) if (isSaid(phrase)) keys.add(phrase.concept)
    }
  for (const word of words) {
    const parts = word.split('-').filter((part) => part.length > 1)
    for (const part of [word, ...(word.includes('-') ? parts : [])]) {
      const folded = neutralWord(fold(part))
      const root = rootOf(folded)
      if (weightOf(folded, root, part) > 0) keys.add(root)
      const skill = part === word ? undefined : knownSkill(part)
      if (skill && skill.text.length > 2 && isNamed(skill, part, surroundingsOf('', [])))
        keys.add(`#${keyOf(skill.name)}`)
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

/** Keys of a skill or a concept that a line has. */
const namesIn = (line: string) => keysOf(line).filter((key) => /^[#=]/.test(key))
const conceptOf = (name: string) => `=${conceptGroups.findIndex(({ names }) => names.includes(name))}`

test.each([
  ['Trained five people or more', 'ondernemingsraad'],
  ['It was a pleasure to work there', 'ict'],
  ['Daar mag ik zelf de planning maken', 'lassen'],
  ['Binnen tien minuten ter plaatse', 'notuleren'],
  ['Nachtdiensten draaien op een drukke afdeling', 'verspanen'],
  ['A package with good benefits', 'uitkering'],
  ['Outbound calls to new customers', 'uitslag'],
  ['Opens files of all kinds', 'dossiers'],
  ['Zorg dragen voor de planning', 'verzorging'],
  ['Patiënten begeleiden na een operatie', 'geduldig'],
  ['Mocht ik vragen hebben, ok', 'operatie'],
  ['In order to grow the business', 'bestellingen'],
  ['Code 95 behaald in 2021', 'code'],
  ['Voor ouders en kinderen van 4 jaar en ouder', 'verslaving'],
  ['Driving growth in a team', 'chauffeur'],
  ['DIT IS EEN REGEL MET OR IN HOOFDLETTERS', 'ondernemingsraad'],
])('%s says nothing of %s', (line, name) => {
  expect(namesIn(line)).not.toContain(conceptOf(name))
})

test.each([
  ['Lid van de OR bij een ziekenhuis', 'ondernemingsraad'],
  ['IT', 'ict'],
  ['Lassen met MIG en MAG', 'lassen'],
  ['IT, HR, OR', 'ondernemingsraad'],
  ['Assistent op de OK', 'operatie'],
  ['Notulen en verslagen van vergaderingen', 'notuleren'],
  ['Frezen, draaiwerk en boren', 'verspanen'],
  ['Ouders begeleiden', 'ouders'],
  ['Orders verwerken', 'bestellingen'],
])('%s says %s', (line, name) => {
  expect(namesIn(line)).toContain(conceptOf(name))
})

test.each([
  ['Ik word blij van mensen', '#microsoft word'],
  ['Werkte als verpleegkundige', '#als'],
  ['Samen met ons team', '#ons'],
  ['More for less', '#less'],
  ['Sea freight to Asia', '#sea'],
])('%s names no programme', (line, key) => {
  expect(namesIn(line)).not.toContain(key)
})

test.each([
  ['Word, Excel en Outlook', '#microsoft word'],
  ['ervaring met word en excel', '#microsoft word'],
  ['Microsoft Word', '#microsoft word'],
  ['ALS-instructeur', '#als'],
])('%s does', (line, key) => {
  expect(namesIn(line)).toContain(key)
})
