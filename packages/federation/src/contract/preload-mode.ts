/**
 * Whether a script of a remote is asked for with CORS, as its preload link then has to be too. The federation runtime
 * asks so for the entry, wherever it is; webpack for chunks of another origin only.
 */
export const isAskedWithCors = (address: string, pageHost: string | undefined): boolean => {
  const { host, pathname } = new URL(address)
  return host !== pageHost || /\/remoteEntry\.[^/]*$/.test(pathname)
}
