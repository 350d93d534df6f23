import { MemoryRouter } from '@wervio/routing/testing'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

/** A part of a page that can be read before any code has run. */
export type StaticPart = { html: string; css: string }

const MARKERS = /\/\*!sc\*\/\n?|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g

const decode = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/**
 * Our content security policy runs no style attributes: each becomes a rule. `name` tells apart the parts of one page.
 */
const withoutStyleAttributes = (html: string, name: string): StaticPart => {
  const declarations: string[] = []
  const plainHtml = html.replace(/ style="([^"]*)"/g, (_, declaration: string) => {
    const knownIndex = declarations.indexOf(declaration)
    const index = knownIndex === -1 ? declarations.push(declaration) - 1 : knownIndex
    return ` data-style="${name}${index}"`
  })
  const rules = declarations.map((declaration, index) => {
    const important = decode(declaration)
      .split(';')
      .map((each) => `${each}!important`)
      .join(';')
    return `[data-style="${name}${index}"]{${important}}`
  })
  return { html: plainHtml, css: rules.join('') }
}

/** Each build counts its components from the first, so names of two parts of one page would be the same. */
const withOwnNames = (text: string, name: string): string => text.replaceAll(/\bsc-(?=[a-zA-Z])/g, `${name}-`)

/**
 * Nothing that is typed or pressed may get lost when the code takes over: until then fields and buttons can't be used.
 * A button that unfolds something can: the shell makes up for that press.
 */
const withoutControls = (html: string): string =>
  html
    .replace(/<(input|textarea|select)(?=[\s>])/g, '<$1 disabled=""')
    .replace(/<button(?![^>]*aria-expanded)/g, '<button inert=""')

/** Renders an element at an address, as text and rules. */
export const renderStatic = (element: ReactNode, { path, name }: { path: string; name: string }): StaticPart => {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(createElement(MemoryRouter, { initialEntries: [path] }, element)))
    const rules = sheet
      .getStyleTags()
      .replace(/<\/?style[^>]*>/g, '')
      .replace(MARKERS, '')
    const { html: plainHtml, css } = withoutStyleAttributes(html, name)
    return { html: withOwnNames(withoutControls(plainHtml), name), css: withOwnNames(rules, name) + css }
  } finally {
    sheet.seal()
  }
}
