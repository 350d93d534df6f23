import webpack, { type Compiler } from 'webpack'

const { runtime } = webpack

const NAME = 'wervio-retry-chunks'

/**
 * Chunks load outside the federation runtime's hooks, so webpack's own loader gives each further attempt another
 * address too (host/retry-address.ts). Counted on the page, because a retry runs the entry again with empty module
 * state.
 */
const RETRY = `
var tried = self.wervioChunkTries || (self.wervioChunkTries = {});
tried[url] = (tried[url] || 0) + 1;
if (tried[url] > 1) script.src = url + '?try=' + tried[url];
`

export const retryChunks = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => source + RETRY,
      )
    })
  },
}
