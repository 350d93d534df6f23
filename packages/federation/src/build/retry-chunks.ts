import webpack, { type Compiler } from 'webpack'

const { runtime } = webpack

const NAME = 'wervio-retry-chunks'

/**
 * Chunks load past the federation runtime's hooks, so webpack's own loader gives a further try another address as well
 * (host/retry-address.ts). Counted for the page, because a retry runs the entry anew, which begins with an empty memory.
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
