import { registerHooks } from 'node:module'

/**
 * In Node, pdf.js loads a native canvas library when one can be found, whatever it is asked to do. CVs are only read: files from
 * strangers stay away from native code, and 44 MB stay free. Imported before pdf.js.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@napi-rs/canvas'
      ? { url: new URL('no-canvas.cjs', import.meta.url).href, format: 'commonjs', shortCircuit: true }
      : next(specifier, context),
})
