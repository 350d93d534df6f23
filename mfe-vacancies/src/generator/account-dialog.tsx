import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { ButtonLink, Dialog } from '@wervio/ui'
import { LogIn, UserPlus } from 'lucide-react'
import { paths } from '../paths.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onLeave: () => void }

/** Saving needs an account: links to sign in and to register, both of which return to this page. */
export const AccountDialog = ({ open, onOpenChange, onLeave }: Props) => {
  const returnPath = paths.generator.href()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Bewaar je tekst in een account"
      description={`Opslaan kan met een gratis account. Je formulier en je tekst blijven bewaard: zodra je bent ingelogd, slaat ${brand().name} ze op als vacature.`}
      actions={
        <>
          <ButtonLink to={routes.login.href(returnPath)} icon={LogIn} variant="secondary" onClick={onLeave}>
            Ik heb al een account
          </ButtonLink>
          <ButtonLink to={routes.register.href(returnPath)} icon={UserPlus} onClick={onLeave}>
            Maak een gratis account
          </ButtonLink>
        </>
      }
    />
  )
}
