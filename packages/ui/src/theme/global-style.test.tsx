import { expect, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { GlobalStyle } from './global-style.ts'
import { palette, type ThemeRole } from './palette.ts'
import { tokens } from './tokens.ts'

const plain = (css: string): string => css.replaceAll(/([:,])\s+/g, '$1')

const stylesheet = (): string => {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(<GlobalStyle />))
  return plain(sheet.getStyleTags())
}

const rolesIn = (value: unknown): ThemeRole[] => {
  if (typeof value === 'string')
    return Array.from(value.matchAll(/var\(--w-([a-z-]+)\)/g), ([, role]) => role as ThemeRole)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(rolesIn) : []
}

test('every variable that a token names is set, in both themes', () => {
  const css = stylesheet()
  const roles = rolesIn(tokens)
  expect(roles.length).toBeGreaterThan(20)
  for (const role of roles) {
    expect(css).toContain(plain(`--w-${role}:${palette.light[role]};`))
    expect(css).toContain(plain(`--w-${role}:${palette.dark[role]};`))
  }
})

test('dark follows the device unless light was chosen, and motion can be off', () => {
  const css = stylesheet()
  expect(css).toMatch(/prefers-color-scheme:dark\)\s*\{\s*:root:not\(\[data-theme='light'\]\)/)
  const calm = css.slice(css.indexOf('@media (prefers-reduced-motion:reduce)'))
  for (const rule of [
    'animation-delay:0s!important',
    'animation-duration:0.01ms!important',
    'transition-duration:0.01ms!important',
  ])
    expect(calm).toContain(rule)
})
