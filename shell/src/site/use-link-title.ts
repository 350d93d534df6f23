import { useSite } from './site-context.ts'

/** The title of a link to this address: says before a click that its page isn't built yet, else nothing. */
export const useLinkTitle = () => {
  const { isToCome } = useSite()
  return (to: string): { title?: string } => (isToCome(to) ? { title: 'Deze pagina komt binnenkort' } : {})
}
