import type { RecordingImport } from '@wervio/contracts'
import { FileChoice } from '@wervio/remote-kit'
import { Button, Cluster, Notice, Stack, Text } from '@wervio/ui'
import { useState } from 'react'
import { acceptedFiles, FILE_HINT, fileProblem, isTranscript, sizeInMegabytes } from './recording-file.ts'

type Props = {
  file: File | null
  busy: boolean
  /** An import of which only a part of this very file arrived. */
  interrupted: RecordingImport | undefined
  onContinue: (file: File, interrupted: RecordingImport) => void
  onChange: (file: File | null) => void
}

const ONE_AT_A_TIME = 'Kies één bestand tegelijk.'
const NO_FOLDERS = 'Een map kan niet. Kies één bestand.'

/** The file to import, by drop or picker, checked before anything is sent. */
export const FilePart = ({ file, busy, interrupted, onContinue, onChange }: Props) => {
  const [problem, setProblem] = useState<string | null>(null)
  const choose = (files: readonly File[], folders: readonly string[]) => {
    const [first, second] = files
    if (!first) {
      // A picker that was closed without a choice has neither.
      if (folders.length > 0) setProblem(NO_FOLDERS)
      return
    }
    const nextProblem = second || folders.length > 0 ? ONE_AT_A_TIME : fileProblem(first)
    setProblem(nextProblem)
    if (nextProblem === null) onChange(first)
  }
  return (
    <Stack gap={3}>
      <FileChoice
        file={file}
        busy={busy}
        accept={acceptedFiles}
        isTall
        thing="bestand"
        hint={FILE_HINT}
        sizeText={sizeInMegabytes}
        onChoose={choose}
        onClear={() => onChange(null)}
      />
      {problem && (
        <Text role="alert" size="small" tone="red">
          {problem}
        </Text>
      )}
      {file && interrupted && (
        <Notice title="Van dit bestand is al een deel geüpload.">
          <Cluster gap={3} justify="space-between">
            Je kunt verdergaan waar het stopte.
            <Button size="small" onClick={() => onContinue(file, interrupted)}>
              Verder uploaden
            </Button>
          </Cluster>
        </Notice>
      )}
      {file && isTranscript(file.name) && (
        <Text size="small" tone="muted">
          Dit is al een transcript: het wordt alleen gelezen en samengevat.
        </Text>
      )}
    </Stack>
  )
}
