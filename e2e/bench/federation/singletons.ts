/** A text that occurs only in a file with a copy of the library. */
export const markers: Record<string, RegExp> = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/,
  'react-dom': /rendererPackageName:\s*"react-dom"/,
  'react-router': /__reactRouterVersion/,
  jotai: /\[DEPRECATED\]|INTERNAL_|\.debugLabel|`atom\$\{|"atom"\.concat|"atom"\+/,
  'styled-components': /data-styled-version/,
  '@tanstack/react-query': /No QueryClient set/,
  '@wervio/session': /status:\s*"signed-out",\s*reason:\s*"expired"/,
}

/** How many of the scripts hold a copy of each singleton. */
export const countCopies = (scripts: string[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(markers).map(([name, marker]) => [name, scripts.filter((script) => marker.test(script)).length]),
  )
