import { useQuery } from '@tanstack/react-query'
import { isInPipeline, isOpen, matchesQuery, useAddApplication, useChangeApplication } from '@wervio/applications'
import { useCandidate } from '@wervio/candidates'
import { matchStages, stageName } from '@wervio/contracts'
import { Button, Cluster, Text } from '@wervio/ui'
import { ArrowRight, UserRoundPlus } from 'lucide-react'

/** The stage that a planned meeting stands for. */
const PLANNED = matchStages.indexOf('Gesprek Gepland') + 1

type Props = { candidate: { id: string; name: string }; vacancy: { id: string; title: string } }

/** Somebody who isn't in the procedure yet is put in it by one press. */
const AddOffer = ({ candidate: { id, name }, vacancy }: Props) => {
  const add = useAddApplication(vacancy.id)
  const { data } = useCandidate(id)
  if (!data) return null
  return (
    <Cluster gap={3}>
      <Text>
        {name} staat nog niet in de procedure van {vacancy.title}.
      </Text>
      <Button
        variant="secondary"
        size="small"
        icon={UserRoundPlus}
        busy={add.isPending}
        onClick={() => add.mutate(data)}
      >
        Zet in de procedure
      </Button>
    </Cluster>
  )
}

/** Offers to say in the procedure that the meeting is planned; nothing changes by itself. */
export const StageOffer = ({ candidate, vacancy }: Props) => {
  const { data: matches } = useQuery(matchesQuery(vacancy.id))
  const change = useChangeApplication(vacancy.id)
  if (!matches) return null
  const match = matches.find(({ id }) => id === candidate.id)
  if (!match || !isInPipeline(match)) return <AddOffer candidate={candidate} vacancy={vacancy} />
  const { stage } = match.application
  if (!isOpen(match) || stage > PLANNED) return null
  if (stage === PLANNED)
    return (
      <Text>
        {candidate.name} staat bij {vacancy.title} op ‘{stageName(PLANNED)}’.
      </Text>
    )
  return (
    <Cluster gap={3}>
      <Text>
        {candidate.name} staat bij {vacancy.title} op ‘{stageName(stage)}’.
      </Text>
      <Button
        variant="secondary"
        size="small"
        icon={ArrowRight}
        onClick={() =>
          change({
            match,
            change: { stage: PLANNED },
            confirmation: `${candidate.name} staat nu op ‘${stageName(PLANNED)}’.`,
          })
        }
      >
        Zet op ‘{stageName(PLANNED)}’
      </Button>
    </Cluster>
  )
}
