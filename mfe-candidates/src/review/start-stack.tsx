import { useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { createImport, messages, type CvImport, type ImportMode } from '@wervio/contracts'
import { useNavigate } from '@wervio/routing'
import {
  Button,
  Card,
  Cluster,
  FileName,
  Heading,
  LoadingState,
  Notice,
  plainList,
  Skeleton,
  Stack,
  Text,
  tokens,
} from '@wervio/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { errorText } from '../candidate/error-text.ts'
import { paths } from '../paths.ts'
import type { Sorted } from './cv-files.ts'
import { stackQueue } from './stack-queue.ts'
import { takeStack } from './take-stack.ts'

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
  cursor: pointer;
  input {
    margin-top: 0.25rem;
    accent-color: ${tokens.accent.base};
  }
  &:has(:checked) {
    border-color: ${tokens.accent.base};
    background: ${tokens.accent.soft};
  }
`
const Modes = styled.fieldset`
  display: grid;
  gap: ${tokens.space[2]};
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: ${tokens.space[2]};
    font: ${tokens.font.strong};
  }
`
const Refusals = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[1]};
  max-height: 12rem;
  overflow: auto;
`

const modes: readonly { mode: ImportMode; label: string; text: string }[] = [
  { mode: 'review', label: 'Eerst nakijken', text: 'Je ziet van elk CV wat we lazen en slaat het zelf op.' },
  {
    mode: 'automatic',
    label: 'Automatisch opslaan',
    text: 'Wat we zeker lazen en nog niet bekend is, slaan we meteen op. De rest kijk je na.',
  },
]

type Props = { files: readonly File[]; onClose: () => void }

/** More than one CV, or a zip, was chosen: what is in it, how to go on, and the start. */
export const StartStack = ({ files, onClose }: Props) => {
  const [sorted, setSorted] = useState<Sorted | null>(null)
  const [mode, setMode] = useState<ImportMode>('review')
  const [starting, setStarting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const navigate = useNavigate()
  const queries = useQueryClient()

  useEffect(() => {
    let gone = false
    const look = async () => {
      const taken = await takeStack(files)
      if (!gone) setSorted(taken)
    }
    void look()
    return () => {
      gone = true
    }
  }, [files])

  const start = async (taken: Sorted) => {
    setStarting(true)
    setProblem(null)
    try {
      const stack = await call(createImport, { body: { mode } })
      const key = queryKeys.candidates.import(stack.id)
      queries.setQueryData<CvImport>(key, stack)
      stackQueue.add(stack.id, taken.files, {
        onDone: () => void queries.invalidateQueries({ queryKey: key }),
        onFailed: () => undefined,
      })
      for (const { name, reason } of taken.refused) stackQueue.refuse(stack.id, name, reason)
      void navigate(paths.add.stack(stack.id))
    } catch (error) {
      setProblem(errorText(error, messages.importFailed))
      setStarting(false)
    }
  }

  if (!sorted)
    return (
      <LoadingState label="Bestanden bekijken...">
        <Skeleton height="16rem" />
      </LoadingState>
    )
  const { files: cvs, refused } = sorted
  return (
    <Card as="section" aria-label="Stapel CV’s">
      <Stack gap={5}>
        <div>
          <Heading level={2} size="card">
            {cvs.length === 0
              ? 'Geen CV’s gevonden'
              : cvs.length === 1
                ? '1 CV gekozen'
                : `${cvs.length.toLocaleString('nl-NL')} CV’s gekozen`}
          </Heading>
          <Text tone="muted">
            {cvs.length === 0
              ? 'Kies PDF- of Word-bestanden, of een zip daarmee.'
              : 'We lezen ze op de achtergrond. Je kunt intussen iets anders doen.'}
          </Text>
        </div>
        {refused.length > 0 && (
          <Notice
            tone="amber"
            title={
              refused.length === 1
                ? 'Eén bestand gaat niet mee'
                : `${refused.length.toLocaleString('nl-NL')} bestanden gaan niet mee`
            }
          >
            <Refusals>
              {refused.map(({ name, reason }, index) => (
                <li key={`${index}-${name}`}>
                  <FileName name={name} />
                  <Text size="small" tone="muted">
                    {reason}
                  </Text>
                </li>
              ))}
            </Refusals>
          </Notice>
        )}
        {cvs.length > 0 && (
          <Modes disabled={starting}>
            <legend>Wat doen we met de CV’s?</legend>
            {modes.map((one) => (
              <Choice key={one.mode}>
                <input
                  type="radio"
                  name="mode"
                  value={one.mode}
                  checked={mode === one.mode}
                  onChange={() => setMode(one.mode)}
                />
                <span>
                  <Text as="span" strong style={{ display: 'block' }}>
                    {one.label}
                  </Text>
                  <Text as="span" size="small" tone="muted">
                    {one.text}
                  </Text>
                </span>
              </Choice>
            ))}
          </Modes>
        )}
        {problem && (
          <Notice tone="red" title={problem}>
            Er is nog niets verstuurd.
          </Notice>
        )}
        <Cluster justify="space-between">
          <Button variant="quiet" disabled={starting} onClick={onClose}>
            Andere bestanden kiezen
          </Button>
          {cvs.length > 0 && (
            <Button busy={starting} onClick={() => void start(sorted)}>
              {cvs.length === 1 ? 'Lees dit CV' : 'Lees deze CV’s'}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
