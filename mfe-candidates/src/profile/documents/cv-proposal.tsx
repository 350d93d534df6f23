import { useMutation } from '@tanstack/react-query'
import { ApiError, call, errorText } from '@wervio/api-client'
import { fieldLabels, useShowCandidate } from '@wervio/candidates'
import { changeCandidate, messages, type Candidate } from '@wervio/contracts'
import { Button, Cluster, Notice, Stack, Text, toast, tokens, listText, capitalised } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ConflictDialog } from '../editing/conflict-dialog.tsx'
import { conflictIn } from '../editing/conflict.ts'
import { toAcceptedChange, proposedValues, valuesOf, type CvReading, type ProposedField } from './proposed-values.ts'

const Fields = styled.fieldset`
  display: grid;
  gap: ${tokens.space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
const Field = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space[2]};
  min-height: ${tokens.control.touch};
  cursor: pointer;
  input {
    margin-top: 0.25rem;
    accent-color: ${tokens.accent.base};
  }
  p {
    max-height: 8rem;
    overflow-y: auto;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

type Props = { candidate: Candidate; reading: CvReading; onReadAgain: () => void; onDone: () => void }
/** What is taken over, from the candidate as they were when that was chosen. */
type Acceptance = { fields: readonly ProposedField[]; original: Candidate }

const isReplacedCv = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict'

/** What a CV says that the profile doesn't, with a check box for each field; fields that are blank now are checked. */
export const CvProposal = ({ candidate, reading, onReadAgain, onDone }: Props) => {
  const showSaved = useShowCandidate(candidate.id)
  const [choices, setChoices] = useState<Partial<Record<ProposedField, boolean>>>({})
  const proposals = proposedValues(candidate, reading).map((proposal) => ({
    ...proposal,
    isAccepted: choices[proposal.field] ?? proposal.profileText === '',
  }))
  const { mutate, isPending, error, variables, reset } = useMutation({
    scope: { id: `candidate-${candidate.id}` },
    mutationFn: ({ fields, original }: Acceptance) =>
      call(changeCandidate, { params: { id: candidate.id }, body: toAcceptedChange(original, reading, fields) }),
    onSuccess: (saved, { fields }) => {
      showSaved(saved)
      toast(
        fields.length > 0
          ? `Ingevuld uit het CV: ${listText(fields.map((field) => fieldLabels[field]))}.`
          : 'Het CV is gelezen. Er is niets overgenomen.',
      )
      for (const warning of reading.warnings) toast(warning, { tone: 'amber' })
      onDone()
    },
    onError: (failure) => {
      const current = conflictIn(failure)?.current
      if (current) showSaved(current)
    },
  })
  const conflict = conflictIn(error)
  const problem = error && !conflict ? errorText(error, messages.candidateChangeFailed) : null
  const accept = () =>
    mutate({
      fields: proposals.filter(({ isAccepted }) => isAccepted).map(({ field }) => field),
      original: candidate,
    })
  return (
    <Notice
      tone={problem ? 'red' : 'blue'}
      title={
        problem ??
        (proposals.length > 0 ? 'Wat neem je over uit het CV?' : 'Het CV zegt niets wat hier nog niet staat.')
      }
    >
      <Stack gap={3}>
        {proposals.length > 0 && (
          <Fields disabled={isPending} aria-label="Overnemen uit het CV">
            {proposals.map(({ field, profileText, cvText, isAccepted }) => (
              <Field key={field}>
                <input
                  type="checkbox"
                  aria-label={capitalised(fieldLabels[field])}
                  checked={isAccepted}
                  onChange={() => setChoices({ ...choices, [field]: !isAccepted })}
                />
                <span>
                  <Text as="span" size="small" strong>
                    {capitalised(fieldLabels[field])}
                  </Text>
                  <Text size="small">{cvText}</Text>
                  {profileText && (
                    <Text size="small" tone="muted">
                      Nu: {profileText}
                    </Text>
                  )}
                </span>
              </Field>
            ))}
          </Fields>
        )}
        <Cluster gap={2}>
          {isReplacedCv(error) ? (
            <Button variant="secondary" size="small" onClick={onReadAgain}>
              CV opnieuw lezen
            </Button>
          ) : (
            <Button variant="secondary" size="small" busy={isPending} onClick={accept}>
              {problem ? 'Probeer opnieuw' : proposals.length > 0 ? 'Overnemen' : 'Klaar'}
            </Button>
          )}
          <Button variant="quiet" size="small" disabled={isPending} onClick={onDone}>
            Niet nu
          </Button>
        </Cluster>
      </Stack>
      {conflict && variables && (
        <ConflictDialog
          conflict={conflict}
          mine={valuesOf(reading, variables.fields)}
          busy={isPending}
          onChoose={(theirs) => {
            const fields = variables.fields.filter((field) => !theirs.includes(field))
            mutate({ fields, original: conflict.current })
          }}
          onClose={reset}
        />
      )}
    </Notice>
  )
}
