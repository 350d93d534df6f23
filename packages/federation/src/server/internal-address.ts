type Environment = Record<string, string | undefined>

const withoutSlash = (address: string): string => new URL(address).href.replace(/\/+$/, '')

/**
 * Where the server itself finds what browsers find at an address: below WERVIO_REMOTES_INTERNAL_URL, if the address is
 * below WERVIO_REMOTES_URL. Throws for one without the other, and for what is no address.
 */
export const internalAddress = (env: Environment): ((address: string) => string) => {
  const [publicUrl, internalUrl] = ['WERVIO_REMOTES_URL', 'WERVIO_REMOTES_INTERNAL_URL'].map((name) => {
    const value = env[name] || undefined
    if (value !== undefined && !URL.canParse(value)) throw new Error(`${name} is no address`)
    return value === undefined ? undefined : withoutSlash(value)
  })
  if (publicUrl === undefined && internalUrl === undefined) return (address) => address
  if (publicUrl === undefined || internalUrl === undefined)
    throw new Error('WERVIO_REMOTES_URL and WERVIO_REMOTES_INTERNAL_URL go together')
  return (address) =>
    address.startsWith(`${publicUrl}/`) ? `${internalUrl}${address.slice(publicUrl.length)}` : address
}
