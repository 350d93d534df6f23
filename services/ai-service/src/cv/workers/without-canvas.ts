import { registerHooks } from 'node:module'

/**
 * Keeps pdf.js from loading a native canvas library, which it does in Node whenever one is installed. CVs are only
 * read, so files from strangers don't reach native code, and 44 MB of memory stay free. Import it before pdf.js.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@napi-rs/canvas'
      ? { url: new URL('no-canvas.cjs', import.meta.url).href, format: 'commonjs', shortCircuit: true }
      : next(specifier, context),
})
