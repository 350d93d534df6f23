import { deleteRecording, type Recording } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useMay } from '@wervio/remote-kit'
import { Button, ButtonLink, Cluster } from '@wervio/ui'
import { AudioLines, Trash2 } from 'lucide-react'
import { useDeleteRecording } from './use-recordings.ts'

type Props = { candidateId: string; recording: Recording }

/** What can be done with a stored interview: open it with its sound, or delete it. */
export const RecordingActions = ({ candidateId, recording }: Props) => {
  const { mutate, isPending } = useDeleteRecording(candidateId)
  const mayDelete = useMay(deleteRecording)
  return (
    <Cluster gap={2}>
      <ButtonLink variant="secondary" size="small" icon={AudioLines} to={routes.recording.href(recording.id)}>
        Open gesprek
      </ButtonLink>
      {mayDelete && (
        <Button variant="quiet" size="small" icon={Trash2} busy={isPending} onClick={() => mutate(recording)}>
          Verwijder
        </Button>
      )}
    </Cluster>
  )
}
