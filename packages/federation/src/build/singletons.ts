/**
 * Packages that hold state or context and must exist once in the browser. Subpaths are listed by name instead of as
 * trailing-slash prefixes: a prefix offers remotes only what the shell itself imports, so `jotai/utils` would fail at
 * run time, whereas bundled into a remote it works on the shared `jotai/vanilla`.
 */
export const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@wervio/routing',
  'jotai',
  'jotai/react',
  'jotai/vanilla',
  'styled-components',
  '@tanstack/react-query',
  '@wervio/session',
] as const
