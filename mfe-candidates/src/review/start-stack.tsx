import { useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
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
  numberText,
} from '@wervio/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'
import type { SortedFiles } from './cv-files.ts'
import { stackQueue } from './stack-queue.ts'
import { collectCvFiles } from './collect-cv-files.ts'
import { outdateOpenStacks } from './stack-cache.ts'

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
  const [sortedFiles, setSortedFiles] = useState<SortedFiles | null>(null)
  const [mode, setMode] = useState<ImportMode>('review')
  const [isStarting, setIsStarting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const navigate = useNavigate()
  const queries = useQueryClient()

  useEffect(() => {
    let isUnmounted = false
    const collectFiles = async () => {
      const collectedFiles = await collectCvFiles(files)
      if (!isUnmounted) setSortedFiles(collectedFiles)
    }
    void collectFiles()
    return () => {
      isUnmounted = true
    }
  }, [files])

  const start = async (collectedFiles: SortedFiles) => {
    setIsStarting(true)
    setProblem(null)
    try {
      const stack = await call(createImport, { body: { mode } })
      const key = queryKeys.candidates.import(stack.id)
      queries.setQueryData<CvImport>(key, stack)
      void outdateOpenStacks(queries)
      stackQueue.add(stack.id, collectedFiles.files, {
        onDone: () => {
          void queries.invalidateQueries({ queryKey: key })
          void outdateOpenStacks(queries)
        },
        onFailed: () => undefined,
      })
      for (const { name, reason } of collectedFiles.refused) stackQueue.refuse(stack.id, name, reason)
      void navigate(paths.add.stack(stack.id))
    } catch (error) {
      setProblem(errorText(error, messages.importFailed))
      setIsStarting(false)
    }
  }

  if (!sortedFiles)
    return (
      <LoadingState label="Bestanden bekijken...">
        <Skeleton height="16rem" />
      </LoadingState>
    )
  const { files: cvs, refused } = sortedFiles
  return (
    <Card as="section" aria-label="Stapel CV’s">
      <Stack gap={5}>
        <div>
          <Heading level={2} size="card">
            {cvs.length === 0
              ? 'Geen CV’s gevonden'
              : cvs.length === 1
                ? '1 CV gekozen'
                : `${numberText(cvs.length)} CV’s gekozen`}
          </Heading>
          <Text tone="muted">
            {cvs.length === 0
              ? 'Kies pdf- of Word-bestanden, of een zip daarmee.'
              : 'We lezen ze op de achtergrond. Je kunt intussen iets anders doen.'}
          </Text>
        </div>
        {refused.length > 0 && (
          <Notice
            tone="amber"
            title={
              refused.length === 1
                ? 'Eén bestand gaat niet mee'
                : `${numberText(refused.length)} bestanden gaan niet mee`
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
          <Modes disabled={isStarting}>
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
          <Button variant="quiet" disabled={isStarting} onClick={onClose}>
            Andere bestanden kiezen
          </Button>
          {cvs.length > 0 && (
            <Button busy={isStarting} onClick={() => void start(sortedFiles)}>
              {cvs.length === 1 ? 'Lees dit CV' : 'Lees deze CV’s'}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
