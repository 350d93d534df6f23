import type { ReadVacancyTextResponse, VacancyTextQuote } from '@wervio/contracts'
import { MadeBy } from '@wervio/remote-kit'
import { Button, Cluster, Dialog, EmptyState, plainList, Stack, Text } from '@wervio/ui'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { FieldName, FormValues } from '../../drafts/field-mapping.ts'
import type { FieldSubset } from '../fill/field-subset.ts'
import { ProposalRow } from './proposal-row.tsx'
import { isProposed, proposalsOf, reassigned, replaces, restOf, valuesOf, type Assignment } from './proposals.ts'
import { RestList } from './rest-list.tsx'

const List = styled.ul`
  ${plainList}
`

type Props = {
  answer: ReadVacancyTextResponse
  /** What the form holds now. */
  form: FormValues
  onFill: (fields: FieldSubset) => void
  onBack: () => void
  onClose: () => void
}

const fieldCount = (count: number): string => (count === 1 ? '1 veld' : `${count} velden`)

/** What the text says for each field, to be ticked; nothing changes before 'Neem … over'. */
export const ReviewDialog = ({ answer, form, onFill, onBack, onClose }: Props) => {
  const [choices, setChoices] = useState<Partial<Record<FieldName, boolean>>>({})
  const [assignments, setAssignments] = useState<readonly Assignment[]>([])
  const proposals = proposalsOf(answer, assignments)
  const rest = restOf(answer)
  const isTaken = (name: FieldName) => {
    const proposal = proposals.find((one) => one.name === name)
    return choices[name] ?? (proposal !== undefined && isProposed(proposal, form))
  }
  const takenProposals = proposals.filter(({ name }) => isTaken(name))
  const unsureCount = proposals.filter(({ sure, byHand }) => !sure && !byHand).length
  const assign = (quote: VacancyTextQuote, name: FieldName | null) => {
    const next = reassigned(assignments, quote, name)
    const removedNames = assignments
      .map((one) => one.name)
      .filter((one) => !next.some((assignment) => assignment.name === one))
    setAssignments(next)
    // A field that no line was put in any more is ticked by itself, or not.
    const otherChoices = Object.fromEntries(
      Object.entries(choices).filter(([field]) => !removedNames.some((one) => one === field)),
    )
    setChoices(name === null ? otherChoices : { ...otherChoices, [name]: true })
  }
  const takeAll = () => setChoices(Object.fromEntries(proposals.map(({ name }) => [name, true])))
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Klopt dit?"
      description="Vink aan wat in het formulier mag. Daarna kun je alles nog aanpassen."
      actions={
        <>
          <Button variant="secondary" onClick={onBack}>
            Terug naar de tekst
          </Button>
          <Button disabled={takenProposals.length === 0} onClick={() => onFill(valuesOf(takenProposals))}>
            {takenProposals.length === 0 ? 'Overnemen' : `Neem ${fieldCount(takenProposals.length)} over`}
          </Button>
        </>
      }
    >
      <Stack>
        {proposals.length === 0 ? (
          <EmptyState
            icon={SearchX}
            title="Hier staat niets wat in een veld past."
            text="Plak de tekst van de vacature zelf, of zet hieronder een regel in een veld."
          />
        ) : (
          <>
            <Cluster justify="space-between">
              <Text>
                {`${fieldCount(proposals.length)} gevonden${unsureCount > 0 ? `, ${unsureCount} onzeker` : ''}.`}
              </Text>
              {takenProposals.length < proposals.length && (
                <Button variant="quiet" size="small" onClick={takeAll}>
                  Alles aanvinken
                </Button>
              )}
            </Cluster>
            <List aria-label="Velden">
              {proposals.map((proposal) => (
                <ProposalRow
                  key={proposal.name}
                  proposal={proposal}
                  formValue={replaces(proposal, form) ? form[proposal.name] : null}
                  isTaken={isTaken(proposal.name)}
                  onTake={(take) => setChoices({ ...choices, [proposal.name]: take })}
                />
              ))}
            </List>
          </>
        )}
        {rest.length > 0 && <RestList rest={rest} assignments={assignments} onAssign={assign} />}
        <MadeBy made={answer.made_by} did="Gelezen" />
      </Stack>
    </Dialog>
  )
}
