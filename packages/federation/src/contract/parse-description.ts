import type { CommandEntry, NavigationEntry, QuickAction, RouteDescription } from './description.ts'
import { array, fail, integer, optional, record, text } from './parse.ts'

/** Limits, because the descriptions are part of every page that is served. */
const most = { routes: 60, commands: 8, words: 12, text: 80, path: 200, roles: 12 }

const matching =
  (pattern: RegExp, expected: string) =>
  (value: unknown, at: string): string => {
    const word = text(value, at)
    return word.length <= most.path && pattern.test(word) ? word : fail(at, expected)
  }
const pathOf = matching(/^(\/|(\/([a-z0-9][a-z0-9-]*|:[a-zA-Z]\w*))+)$/, 'the path of a page')
/** An address without parameters, which a link can lead to as it is. */
const addressOf = matching(/^(\/|(\/[a-z0-9][a-z0-9-]*)+)$/, 'a path without parameters')
const nameOf = matching(/^[a-z][a-z0-9.-]*$/, 'a name')
const roleOf = matching(/^[a-z][a-z0-9_]*$/, 'a role')

/**
 * Text for the screen. It is shown as text, so it can't be markup; control and format characters are refused, because
 * they can reverse or hide the text beside them.
 */
const wordsOf = (value: unknown, at: string): string => {
  const words = text(value, at)
  return words.length <= most.text && !/[\p{Cc}\p{Cf}]/u.test(words)
    ? words
    : fail(at, `a text of at most ${most.text} signs`)
}

const listOfAtMost = <T>(value: unknown, at: string, limit: number, item: (value: unknown, at: string) => T): T[] => {
  const items = array(value, at, item)
  return items.length <= limit ? items : fail(at, `a list of at most ${limit}`)
}

const rolesOf = (value: unknown, at: string): readonly string[] | undefined =>
  optional(value, (field) => listOfAtMost(field, at, most.roles, roleOf))

const entryOf = (value: Record<string, unknown>, at: string) => {
  const roles = rolesOf(value['roles'], `${at}.roles`)
  return {
    label: wordsOf(value['label'], `${at}.label`),
    icon: nameOf(value['icon'], `${at}.icon`),
    order: integer(value['order'], `${at}.order`),
    ...(roles && { roles }),
  }
}

const navigationOf = (value: unknown, at: string): NavigationEntry => {
  const entry = record(value, at)
  return { ...entryOf(entry, at), group: entry['group'] === 'workspace' ? 'workspace' : 'main' }
}

const commandOf = (value: unknown, at: string): CommandEntry => {
  const entry = record(value, at)
  const words = optional(entry['words'], (field) => listOfAtMost(field, `${at}.words`, most.words, wordsOf))
  return { ...entryOf(entry, at), group: entry['group'] === 'make' ? 'make' : 'go', ...(words && { words }) }
}

const quickActionOf = (value: unknown, at: string): QuickAction => {
  const entry = record(value, at)
  const figure = optional(entry['figure'], (field) => nameOf(field, `${at}.figure`))
  return { ...entryOf(entry, at), text: wordsOf(entry['text'], `${at}.text`), ...(figure && { figure }) }
}

/** One page. A missing value, or a value of a later contract, falls back to the safe side: a session is required. */
const routeOf = (value: unknown, at: string): RouteDescription => {
  const route = record(value, at)
  const path = pathOf(route['path'], `${at}.path`)
  const { access, chrome } = route
  const roles = rolesOf(route['roles'], `${at}.roles`)
  const section = optional(route['section'], (field) => addressOf(field, `${at}.section`))
  const navigation = optional(route['navigation'], (field) => navigationOf(field, `${at}.navigation`))
  const commands = optional(route['commands'], (field) =>
    listOfAtMost(field, `${at}.commands`, most.commands, commandOf),
  )
  const quickAction = optional(route['quickAction'], (field) => quickActionOf(field, `${at}.quickAction`))
  const recent = optional(route['recent'], (field) => nameOf(field, `${at}.recent`))
  if (navigation ?? commands ?? quickAction) addressOf(path, `${at}.path`)
  return {
    id: nameOf(route['id'], `${at}.id`),
    path,
    title: wordsOf(route['title'], `${at}.title`),
    ...(access === 'public' && { access }),
    ...(roles && { roles }),
    ...((chrome === 'public' || chrome === 'sidebar') && { chrome }),
    ...(route['recognises'] === true && { recognises: true }),
    ...(section && { section }),
    ...(navigation && { navigation }),
    ...(commands && { commands }),
    ...(quickAction && { quickAction }),
    ...(recent && { recent }),
  }
}

/** The pages of an app; throws a `RegistryError` that names the first wrong field. */
export const parseRoutes = (value: unknown, at: string): RouteDescription[] => {
  const routes = listOfAtMost(value, at, most.routes, routeOf)
  for (const key of ['id', 'path'] as const) {
    const twin = routes.findIndex((route, index) => routes.findIndex((other) => other[key] === route[key]) < index)
    if (twin >= 0) fail(`${at}[${twin}].${key}`, `unique (${routes[twin]?.[key]})`)
  }
  return routes
}
