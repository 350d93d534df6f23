import { useMemo } from 'react'
import { navigationOf } from './navigation.ts'
import { useSite } from './site-context.ts'

/** The entries of the sidebar as the registered remotes and the shell state them. */
export const useNavigation = () => {
  const site = useSite()
  return useMemo(() => navigationOf(site), [site])
}
