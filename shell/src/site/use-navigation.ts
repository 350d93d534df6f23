import { useMemo } from 'react'
import { navigationOf } from './navigation.ts'
import { useOwnSite } from './own-site.ts'

/** The entries of the sidebar for whoever is signed in, as the registered remotes and the shell state them. */
export const useNavigation = () => {
  const site = useOwnSite()
  return useMemo(() => navigationOf(site), [site])
}
