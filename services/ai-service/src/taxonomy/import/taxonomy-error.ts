/** What keeps a taxonomy from being imported; the message is for the terminal of whoever brings it. */
export class TaxonomyError extends Error {
  override readonly name = 'TaxonomyError'
}
