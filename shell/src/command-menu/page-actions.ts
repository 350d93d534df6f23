import { askPageActions, onPageActionsChange } from '@wervio/remote-kit'
import { toast } from '@wervio/ui'
import { useEffect, useState } from 'react'
import { iconOf } from '../site/icons.ts'
import type { Command, CommandGroup } from './commands.ts'

/** Limits, because a remote may answer anything: actions of a page, words of an action, signs of a text. */
const most = { actions: 24, words: 12, text: 80, title: 120 }

const REFUSED = 'Niet alle acties van deze pagina kunnen worden getoond.'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Text for one line, without signs that reverse or hide what stands beside it; null for what isn't a text. */
const lineOf = (value: unknown, limit: number): string | null => {
  if (typeof value !== 'string') return null
  // Cut first: a text may be a megabyte long.
  const line = value
    .slice(0, limit * 2)
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
  return line === '' ? null : line.length > limit ? `${line.slice(0, limit - 1)}…` : line
}

/** An address of this product. */
const isOwnAddress = (to: string): boolean => /^\/(?![/\\])/.test(to) && to.length <= 2_000

/** Runs what the page does; whatever goes wrong in it is told, and stays there. */
const guarded = (label: string, run: () => unknown) => (): void => {
  const tell = () => toast(`‘${label}’ is niet gelukt.`, { tone: 'red', place: 'page-action' })
  try {
    Promise.resolve(run()).catch(tell)
  } catch {
    tell()
  }
}

const commandOf = (value: unknown): Command | null => {
  if (!isRecord(value)) return null
  const label = lineOf(value['label'], most.text)
  if (label === null) return null
  const { icon, words, to, run } = value
  const look = {
    label,
    icon: iconOf(typeof icon === 'string' ? icon : ''),
    words: Array.isArray(words) ? words.slice(0, most.words).filter((word) => typeof word === 'string') : undefined,
  }
  if (typeof to === 'string' && isOwnAddress(to)) return { ...look, to }
  return typeof run === 'function' ? { ...look, run: guarded(label, run as () => unknown) } : null
}

type Reading = { groups: CommandGroup[]; isWhole: boolean }

/** One answer as a group for the menu; null for a page that isn't the one at `path`, and for what can't be read. */
const groupOf = (answer: unknown, path: string): { group: CommandGroup | null; isWhole: boolean } => {
  try {
    if (!isRecord(answer)) return { group: null, isWhole: false }
    if (answer['path'] !== path) return { group: null, isWhole: typeof answer['path'] === 'string' }
    const title = lineOf(answer['title'], most.title)
    const { actions } = answer
    if (title === null || !Array.isArray(actions)) return { group: null, isWhole: false }
    const listed = actions.slice(0, most.actions)
    const commands = listed.map(commandOf).filter((command) => command !== null)
    return { group: { title, commands }, isWhole: commands.length === actions.length }
  } catch {
    return { group: null, isWhole: false }
  }
}

/** What pages answered, by title, without what can't be shown. */
export const readPageActions = (answers: readonly unknown[], path: string): Reading => {
  const readings = answers.map((answer) => groupOf(answer, path))
  const titles = new Map<string, Command[]>()
  for (const { group } of readings)
    for (const command of group?.commands ?? []) {
      const commands = titles.get(group?.title ?? '') ?? []
      const isThere = commands.some(({ label }) => label === command.label)
      if (!isThere && commands.length < most.actions) titles.set(group?.title ?? '', [...commands, command])
    }
  const groups = [...titles].map(([title, commands]) => ({ title, commands }))
  return { groups, isWhole: readings.every(({ isWhole }) => isWhole) }
}

/** What can be done with the thing that is open, as long as its page is there. */
export const usePageCommands = (path: string): readonly CommandGroup[] => {
  const [answers, setAnswers] = useState(askPageActions)
  useEffect(() => onPageActionsChange(() => setAnswers(askPageActions())), [])
  const { groups, isWhole } = readPageActions(answers, path)
  useEffect(() => {
    if (!isWhole) toast(REFUSED, { tone: 'red', place: 'page-actions' })
  }, [isWhole])
  return groups
}
