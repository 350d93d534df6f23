import { defaultFilter } from 'cmdk'
import { LogOut, Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import { signOut } from '@wervio/session'
import { setTheme } from '@wervio/ui'
import type { Site } from '../site/create-site.ts'
import { iconOf } from '../site/icons.ts'
import { byOrder, navigationOf } from '../site/navigation.ts'

export type Command = {
  label: string
  icon: LucideIcon
  /** Other words people search with. */
  words?: readonly string[] | undefined
} & ({ to: string } | { run: () => void })
export type CommandGroup = { title: string; commands: readonly Command[] }

/** What the shell can do itself, on every page. */
const settings: CommandGroup = {
  title: 'Instellen',
  commands: [
    { label: 'Thema: licht', icon: Sun, run: () => setTheme('light') },
    { label: 'Thema: donker', icon: Moon, run: () => setTheme('dark') },
    { label: 'Thema: zoals mijn apparaat', icon: Monitor, run: () => setTheme('system') },
    { label: 'Uitloggen', icon: LogOut, words: ['afmelden'], run: () => void signOut() },
  ],
}

/** The words of a text in lower case, without accents. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * The commands of a group in which each typed word begins a word, null without any. Stricter than `fittingCommands`:
 * the first of them is what Enter runs, and somebody who types a name must not run what only resembles it.
 */
export const beginningCommands = (group: CommandGroup, text: string): CommandGroup | null => {
  const typed = wordsOf(text)
  const commands = group.commands.filter(({ label, words = [] }) => {
    const commandWords = wordsOf([label, ...words].join(' '))
    return typed.every((word) => commandWords.some((each) => each.startsWith(word)))
  })
  return commands.length > 0 ? { ...group, commands } : null
}

/** The commands that fit the words, best first, as one group; all of them in their groups without words. */
export const fittingCommands = (groups: readonly CommandGroup[], words: string): readonly CommandGroup[] => {
  if (words.trim() === '') return groups
  const scored = groups.flatMap(({ commands }) =>
    commands.map((command) => ({ command, score: defaultFilter(command.label, words, [...(command.words ?? [])]) })),
  )
  const commands = scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ command }) => command)
  return commands.length > 0 ? [{ title: 'Pagina’s en acties', commands }] : []
}

type PageEntry = { label: string; to: string; icon: string; words?: readonly string[] | undefined }

/** A page that stands in the sidebar and states a command of that name is one line, found by the words of both. */
const withoutDoubles = (entries: readonly PageEntry[]): readonly PageEntry[] => {
  const isTwin = (one: PageEntry, other: PageEntry) => one.to === other.to && one.label === other.label
  return entries
    .filter((entry, index) => entries.findIndex((other) => isTwin(entry, other)) === index)
    .map((entry) => ({
      ...entry,
      words: entries.flatMap((other) => (isTwin(entry, other) ? (other.words ?? []) : [])),
    }))
}

/** Everything the command menu offers, by group: the sidebar's pages, then what each page states. */
export const commandGroupsOf = (site: Pick<Site, 'pages'>): readonly CommandGroup[] => {
  const { main, workspace } = navigationOf(site)
  const pageCommands = site.pages
    .flatMap(({ path, commands = [] }) => commands.map((command) => ({ ...command, to: path })))
    .toSorted(byOrder)
  const inGroup = (group: 'go' | 'make') => pageCommands.filter((command) => command.group === group)
  const toItem = ({ label, to, icon, words }: PageEntry): Command => ({ label, to, icon: iconOf(icon), words })
  const groups = [
    { title: 'Naar', commands: withoutDoubles([...main, ...workspace, ...inGroup('go')]).map(toItem) },
    { title: 'Maken', commands: inGroup('make').map(toItem) },
    settings,
  ]
  return groups.filter(({ commands }) => commands.length > 0)
}
