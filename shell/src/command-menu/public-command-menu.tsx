import { useRole } from '@wervio/remote-kit'
import { useSession } from '@wervio/session'
import { useIdentity } from '../session/use-identity.ts'
import { CommandMenu } from './command-menu.tsx'

/**
 * The command menu with the sign-in code that its search needs and a public page may not have loaded. It isn't there
 * for whoever turns out to be signed out, nor for hiring managers, who have none on their own pages either.
 */
export const PublicCommandMenu = ({ onClose }: { onClose: () => void }) => {
  useIdentity(true)
  const session = useSession()
  const role = useRole()
  if (session.status === 'signed-out' || role === 'hiring_manager') return null
  return <CommandMenu onClose={onClose} />
}
