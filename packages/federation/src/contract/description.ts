/** What leads to a page. */
type Entry = {
  label: string
  icon: string
  order: number
  /** The roles that it is for, where its page is for more of them. */
  roles?: readonly string[] | undefined
}

/** Where a page stands in the sidebar: among the quick actions (`main`) or in the list below them (`workspace`). */
export type NavigationEntry = Entry & { group: 'main' | 'workspace' }

/** A line of the command menu that leads to the page, under 'Naar' (`go`) or 'Maken' (`make`). */
export type CommandEntry = Entry & {
  group: 'go' | 'make'
  /** Other words that people search with. */
  words?: readonly string[] | undefined
}

/**
 * A card of the dashboard. `figure` names a number that the shell knows; a text with that number then replaces `text`.
 */
export type QuickAction = Entry & { text: string; figure?: string | undefined }

/**
 * An app's description of one of its pages. Plain data, because a build writes it into the registry and the shell
 * renders from it.
 */
export type RouteDescription = {
  /** Unique in its app. */
  id: string
  /** Absolute, made of lower-case segments and parameters: `/vacancy/:id`. */
  path: string
  /** What the tab and the breadcrumb call the page until it names itself. */
  title: string
  /** Who may see the page; by default a recruiter with a session. */
  access?: 'recruiter' | 'public' | undefined
  /**
   * The roles that the page is for, where it is for nothing but a call that others are refused:
   * `rolesOf(createVacancy)`. Others get no link to it, and a word of why at its address.
   */
  roles?: readonly string[] | undefined
  /** What surrounds the page; by default the sidebar for a recruiter's page and the public header for a public one. */
  chrome?: 'sidebar' | 'public' | undefined
  /**
   * A public page that shows recruiters their own data: a user with a token is recognised; a visitor without one never
   * waits for that.
   */
  recognises?: boolean | undefined
  /** Path of the sidebar page under which this one belongs. */
  section?: string | undefined
  navigation?: NavigationEntry | undefined
  commands?: readonly CommandEntry[] | undefined
  quickAction?: QuickAction | undefined
  /**
   * The dashboard lists the newest items of this kind and links to this page for all of them. A kind that the shell
   * doesn't know is left out.
   */
  recent?: string | undefined
}

/** An app as the shell knows it before its code has loaded. */
export type RemoteDescription<Id extends string = string> = {
  /** Path prefixes the app owns; `/` means the home page alone. */
  basePaths: readonly string[]
  routes: readonly (RouteDescription & { id: Id })[]
}

/** The fixed part a path begins with: `/vacancy` of `/vacancy/:id/edit`. */
export const prefixOf = (path: string): string => path.replace(/\/:.*$/, '')
