import { INVITATION_DAYS } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Button, Dialog, Notice, Stack } from '@wervio/ui'
import { InvitationLink } from './invitation-link.tsx'
import { useMailAgain, type Invited } from './use-invite.ts'

/** What became of the invitation and its mail, and its link: the only time that anybody can see it. */
export const InvitationReady = ({ invited, onClose }: { invited: Invited; onClose: () => void }) => {
  const { mail, isPending, mailAgain } = useMailAgain(invited)
  const isSent = mail?.state === 'sent'
  const works = `Hij werkt één keer, tot ${INVITATION_DAYS} dagen vanaf nu. Je ziet hem alleen nu.`
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isSent ? 'De uitnodiging is verstuurd' : 'De uitnodiging staat klaar'}
      description={
        isSent
          ? `Komt de mail niet aan? Stuur dan zelf deze link. ${works}`
          : `Stuur deze link naar je collega. ${works}`
      }
      actions={
        <>
          {mail?.state === 'failed' && (
            <Button variant="secondary" busy={isPending} onClick={mailAgain}>
              Opnieuw mailen
            </Button>
          )}
          <Button onClick={onClose}>Klaar</Button>
        </>
      }
    >
      <Stack gap={4}>
        {isSent && <Notice tone="green">Gemaild naar {invited.email}.</Notice>}
        {mail && !isSent && <Notice tone="amber">De uitnodiging is niet gemaild. {mail.reason}</Notice>}
        <InvitationLink address={location.origin + routes.invitation.withSecret(invited.secret)} />
      </Stack>
    </Dialog>
  )
}
