type Federation = { initOptions: object; runtime: { init: (options: object) => unknown } }

/** Begins the runtime, without its own tree shaking of shared packages, which we don't use. */
export const init = ({ webpackRequire }: { webpackRequire: { federation: Federation } }): unknown => {
  const { runtime, initOptions } = webpackRequire.federation
  return runtime.init(initOptions)
}
