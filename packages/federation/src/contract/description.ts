/** Where a page stands in the sidebar: among the quick actions (`main`) or in the list below them (`workspace`). */
export type NavigationEntry = { label: string; icon: string; order: number; group: 'main' | 'workspace' }

/** A line of the command menu that leads to the page, under 'Naar' (`go`) or 'Maken' (`make`). */
export type CommandEntry = {
  label: string
  icon: string
  order: number
  group: 'go' | 'make'
  /** Other words that people search with. */
  words?: readonly string[] | undefined
}

/**
 * A card of the dashboard. `figure` names a number that the shell knows; a line about it then stands in place of
 * `text`.
 */
export type QuickAction = { label: string; icon: string; order: number; text: string; figure?: string | undefined }

/**
 * What an app says of one of its pages. Data alone: a build writes it into the registry and the shell draws from it.
 */
export type RouteDescription = {
  /** Unique in its app. */
  id: string
  /** Absolute, made of lower-case segments and parameters: `/vacancy/:id`. */
  path: string
  /** What the tab and the breadcrumb call the page until it names itself. */
  title: string
  /** Who may see it; without it, a recruiter with a session. */
  access?: 'recruiter' | 'public' | undefined
  /** What stands around it; without it, the sidebar for a recruiter's page and the public header for a public one. */
  chrome?: 'sidebar' | 'public' | undefined
  /**
   * A public page that shows recruiters what is theirs: whoever has a token is recognised; a visitor never waits for
   * that.
   */
  recognises?: boolean | undefined
  /** Path of the page in the sidebar that this one belongs under. */
  section?: string | undefined
  navigation?: NavigationEntry | undefined
  commands?: readonly CommandEntry[] | undefined
  quickAction?: QuickAction | undefined
  /**
   * The dashboard shows the newest of this kind and leads to this page for all; a kind the shell doesn't know is left
   * out.
   */
  recent?: string | undefined
}

/** An app as the shell knows it before its code has come. */
export type RemoteDescription<Id extends string = string> = {
  /** Path prefixes the app owns; `/` means the home page alone. */
  basePaths: readonly string[]
  routes: readonly (RouteDescription & { id: Id })[]
}

/** The fixed part a path begins with: `/vacancy` of `/vacancy/:id/edit`. */
export const prefixOf = (path: string): string => path.replace(/\/:.*$/, '')
