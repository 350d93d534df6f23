import type { RecordingImport } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import { Button, ProgressBar, Stack, Text } from '@wervio/ui'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { acceptedFiles, sizeInMegabytes } from '../file/recording-file.ts'
import { isSameFile } from '../uploads/file-memory.ts'
import { useSendFile } from '../uploads/use-send-file.ts'

const OTHER_FILE = 'Dit is een ander bestand. Kies precies hetzelfde bestand als eerst.'

/** An upload that stopped with the page: it goes on where it was once the same file is chosen again. */
export const InterruptedPart = ({ recordingImport }: { recordingImport: RecordingImport }) => {
  const uid = useCurrentUser()?.uid ?? ''
  const sendFile = useSendFile()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { fileName, size, uploaded } = recordingImport
  const choose = (file: File | undefined) => {
    if (!file) return
    if (isSameFile(uid, recordingImport, file)) sendFile(recordingImport, file)
    else setProblem(OTHER_FILE)
  }
  return (
    <Stack gap={2} align="start">
      <ProgressBar label={`Upload van ${fileName}`} value={(uploaded / size) * 100} />
      <Text size="small" tone="muted">
        De upload is gestopt na {sizeInMegabytes(uploaded)} van {sizeInMegabytes(size)}. Kies het bestand opnieuw: hij
        gaat verder waar hij was.
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={`${fileName} opnieuw kiezen`}
        onChange={({ target }) => {
          choose(target.files?.[0])
          // The same file chosen again is a change again.
          target.value = ''
        }}
      />
      <Button variant="secondary" size="small" icon={FileUp} onClick={() => input.current?.click()}>
        Kies het bestand
      </Button>
      {problem && (
        <Text role="alert" size="small" tone="red">
          {problem}
        </Text>
      )}
    </Stack>
  )
}
