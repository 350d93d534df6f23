import { createGlobalStyle, css } from 'styled-components'
import { palette, variableName, type ThemeRole } from './palette.ts'
import { tokens } from './tokens.ts'

const variables = (theme: 'light' | 'dark'): string =>
  (Object.keys(palette[theme]) as ThemeRole[]).map((role) => `${variableName(role)}: ${palette[theme][role]};`).join('')

const themes = css`
  :root {
    color-scheme: light;
    ${variables('light')}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${variables('dark')}
    }
  }
  :root[data-theme='dark'] {
    color-scheme: dark;
    ${variables('dark')}
  }
`

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  body,
  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  figure,
  blockquote,
  dl,
  dd,
  ul,
  ol {
    margin: 0;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button {
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
  }
  button:disabled {
    cursor: not-allowed;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  a {
    color: inherit;
  }
  h1,
  h2,
  h3,
  h4 {
    text-wrap: balance;
  }
  p {
    text-wrap: pretty;
  }
  fieldset {
    border: 0;
    margin: 0;
    padding: 0;
    min-width: 0;
  }
`

const page = css`
  html {
    text-size-adjust: 100%;
    scrollbar-gutter: stable;
  }
  body {
    min-height: 100dvh;
    background: ${tokens.surface.page};
    color: ${tokens.text.base};
    font: ${tokens.font.body};
    letter-spacing: ${tokens.tracking.body};
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  :focus-visible {
    outline: 2px solid ${tokens.accent.base};
    outline-offset: 2px;
  }
  h1[tabindex='-1']:focus,
  main[tabindex='-1']:focus {
    outline: none;
  }
  ::selection {
    background: ${tokens.accent.base};
    color: ${tokens.accent.on};
  }
  * {
    scrollbar-width: thin;
    scrollbar-color: ${tokens.line.strong} transparent;
  }
  /* The scrim can't cover the reserved gutter, so the gutter darkens with it. */
  html:has([data-scroll-lock]) {
    overflow: hidden;
    background: color-mix(in srgb, ${tokens.surface.page} 56%, #000);
  }
  ${tokens.breakpoint.calm} {
    *,
    *::before,
    *::after {
      animation-delay: 0s !important;
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`

/** Reset, both themes and the page's own look; mounted once, by the shell. */
export const GlobalStyle = createGlobalStyle`${themes}${reset}${page}`
