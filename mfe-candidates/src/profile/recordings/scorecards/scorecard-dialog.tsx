import { ScorecardForm, ScorecardStart, scorecardValuesOf, useDeleteScorecard } from '@wervio/candidates'
import { type Candidate, deleteScorecard, type Scorecard } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useMay } from '@wervio/remote-kit'
import { Button, ButtonLink, Dialog } from '@wervio/ui'
import { AudioLines, Trash2 } from 'lucide-react'
import { conversationName } from './scorecard-line.tsx'

type Props = {
  candidate: Candidate
  /** Null while it has yet to begin. */
  card: Scorecard | null
  onStarted: (id: string) => void
  onClose: () => void
}

/** A scorecard over the profile: begun here, or filled in further. */
export const ScorecardDialog = ({ candidate, card, onStarted, onClose }: Props) => {
  const remove = useDeleteScorecard(candidate.id)
  const mayDelete = useMay(deleteScorecard)
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={card ? conversationName(card) : 'Scorekaart zonder opname'}
      description={card?.vacancy ? `${candidate.name}, ${card.vacancy.title}` : candidate.name}
      actions={
        card && (
          <>
            {mayDelete && (
              <Button
                variant="quiet"
                icon={Trash2}
                busy={remove.isPending}
                onClick={() => remove.mutate({ id: card.id, values: scorecardValuesOf(card) }, { onSuccess: onClose })}
              >
                Verwijder
              </Button>
            )}
            {card.recording_id !== null && (
              <ButtonLink variant="secondary" icon={AudioLines} to={routes.recording.href(card.recording_id)}>
                Open gesprek
              </ButtonLink>
            )}
            <Button onClick={onClose}>Klaar</Button>
          </>
        )
      }
    >
      {card ? (
        <ScorecardForm key={card.id} candidateId={candidate.id} card={card} />
      ) : (
        <ScorecardStart
          candidateId={candidate.id}
          recordingId={null}
          vacancy={null}
          conversationType="sollicitatie"
          onStarted={({ id }) => onStarted(id)}
        />
      )}
    </Dialog>
  )
}
