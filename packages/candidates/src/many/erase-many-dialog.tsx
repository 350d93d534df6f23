import { useQueryClient } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { eraseCandidate, messages, type ErasureReport, candidateCountText } from '@wervio/contracts'
import { ManyProgress, useIsMounted, useMany, type ManyTask, type Selectable } from '@wervio/remote-kit'
import { useCurrentUser } from '@wervio/session'
import { Button, Dialog, plainList, Stack, Text, TextField, tokens } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { forgetCandidate } from '../candidate/forget-candidate.ts'
import { outdateCandidates } from '../candidate/outdate-candidate.ts'
import { ErasureProofs, saveProofs } from './erasure-proofs.tsx'

const Names = styled.ul`
  ${plainList}
  display: grid;
  max-height: 10rem;
  overflow-y: auto;
  && {
    padding: ${tokens.space[2]} ${tokens.space[3]};
  }
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
  overflow-wrap: anywhere;
`
const FORM = 'erase-many'

type QuestionProps = {
  candidates: readonly Selectable[]
  count: string
  onType: (count: string) => void
  onConfirm: () => void
}

const Question = ({ candidates, count, onType, onConfirm }: QuestionProps) => (
  <form
    id={FORM}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onConfirm()
    }}
  >
    <Stack>
      <Names aria-label="Wie wordt gewist">
        {candidates.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </Names>
      <Text>Ook hun CV’s in stapels die nog niet zijn opgeslagen, verdwijnen.</Text>
      <Text>{messages.erasureLeavesMeetings}</Text>
      <Text>Je krijgt van iedereen een lijst van wat er is gewist, als bewijs.</Text>
      <TextField
        label={`Typ het aantal: ${candidates.length}`}
        inputMode="numeric"
        autoComplete="off"
        value={count}
        onChange={({ target }) => onType(target.value)}
      />
    </Stack>
  </form>
)

type Props = { candidates: readonly Selectable[]; onErased: (ids: readonly string[]) => void; onClose: () => void }

/** Asks for the number before everything about the candidates goes, then shows the proofs. */
export const EraseManyDialog = ({ candidates, onErased, onClose }: Props) => {
  const queries = useQueryClient()
  const uid = useCurrentUser()?.uid ?? ''
  const many = useMany()
  const isMounted = useIsMounted()
  const [count, setCount] = useState('')
  const [reports, setReports] = useState<readonly ErasureReport[]>([])
  const isConfirmed = count.trim() === String(candidates.length)
  const isAsking = many.state === null && reports.length === 0
  const task: ManyTask<ErasureReport> = {
    items: candidates,
    label: 'Wissen',
    fallback: messages.candidateEraseFailed,
    // Each holds a connection while files are removed; a recruiter's other work goes first.
    atOnce: 1,
    act: ({ id }) => call(eraseCandidate, { params: { id } }),
    onDone: (successes) => {
      const ids = successes.map(({ item }) => item.id)
      const proofs = successes.map(({ outcome }) => outcome)
      for (const id of ids) forgetCandidate(queries, uid, id)
      void outdateCandidates(queries, ids)
      onErased(ids)
      setReports((now) => [...now, ...proofs])
      // The page was left: the proofs would be gone.
      if (!isMounted.current) void saveProofs(proofs)
    },
    doneText: null,
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !many.isRunning) onClose()
      }}
      title={isAsking ? `${candidateCountText(candidates.length)} wissen?` : 'Gegevens wissen'}
      description={
        isAsking
          ? 'Alles over hen verdwijnt: profiel, CV, foto, procedures, tijdlijn, gesprekken en opnames. Dit is niet terug te draaien.'
          : undefined
      }
      actions={
        isAsking ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              Annuleren
            </Button>
            <Button type="submit" form={FORM} variant="danger" disabled={!isConfirmed}>
              Alles wissen
            </Button>
          </>
        ) : (
          <Button disabled={many.isRunning} onClick={onClose}>
            Klaar
          </Button>
        )
      }
    >
      {isAsking ? (
        <Question
          candidates={candidates}
          count={count}
          onType={setCount}
          onConfirm={() => {
            if (isConfirmed) many.run(task)
          }}
        />
      ) : (
        <Stack>
          <ManyProgress many={many} />
          {reports.length > 0 && !many.isRunning && <ErasureProofs reports={reports} />}
        </Stack>
      )}
    </Dialog>
  )
}
