import { createElement, type ComponentType, type ReactNode } from 'react'
import type { PrerenderedPage, PrerenderedPages } from '../contract/prerendered.ts'
import type { RemoteModule } from '../contract/remote-module.ts'
import { renderStatic } from './render-static.ts'
import { ShellContexts } from './shell-contexts.ts'

/**
 * What search engines and shared links say of a page, and with which searches it is another; `structuredData` is of
 * schema.org.
 */
export type Head = Pick<PrerenderedPage, 'title' | 'description' | 'structuredData' | 'unlessSearch'>

/** Also of the texts that a page shows by its search (`?tab=terms`). */
type HeadOfPage = Head & { bySearch?: Readonly<Record<string, Head>> }

type Options = {
  remote: RemoteModule
  /** By the id of the page; one without a head isn't rendered. */
  heads: Record<string, HeadOfPage>
}

type LoadPage = () => Promise<{ Component?: unknown }>

const elementOf = async ({ element, lazy }: RemoteModule['routes'][number]): Promise<ReactNode> => {
  if (typeof lazy !== 'function') return element
  const { Component } = await (lazy as LoadPage)()
  return createElement(Component as ComponentType)
}

/** Renders the pages of a remote that have a head, by their addresses. */
export const renderPages = async ({ remote, heads }: Options): Promise<PrerenderedPages> => {
  const pages = await Promise.all(
    remote.routes.map(async (route): Promise<[string, PrerenderedPage][]> => {
      const { id = '', path = '' } = route
      if (!heads[id]) return []
      const { bySearch = {}, ...ofPath } = heads[id]
      const page = createElement(ShellContexts, null, await elementOf(route))
      return [['', ofPath] as const, ...Object.entries(bySearch)].map(([search, head]) => {
        const address = path + search
        return [address, { ...head, ...renderStatic(page, { path: address, name: 'page' }) }]
      })
    }),
  )
  return Object.fromEntries(pages.flat())
}
