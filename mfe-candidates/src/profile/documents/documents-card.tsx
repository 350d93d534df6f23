import { type Candidate, cvExtensions, deleteCv, limits, megabytes, saveCv } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import {
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  Heading,
  Icon,
  Notice,
  ProgressBar,
  Stack,
  Text,
  safeName,
  tokens,
} from '@wervio/ui'
import { Download, FileText, FileUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ReadCv } from './read-cv.tsx'
import { useCvFile } from './use-cv-file.ts'
import { useViewCv } from './use-view-cv.ts'

const File = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[3]};
  > svg {
    color: ${tokens.accent.base};
  }
`
const Name = styled(Text)`
  overflow-wrap: anywhere;
`

/** Only a PDF opens in a tab; a browser knows no Word. */
const isWord = (name: string | null): boolean => /\.docx?$/i.test(name ?? '')

/** The CV: looking at it any time, setting, replacing and deleting it while editing, for who may. */
export const DocumentsCard = ({ candidate, isEditing }: { candidate: Candidate; isEditing: boolean }) => {
  const input = useRef<HTMLInputElement>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const cv = useViewCv(candidate)
  const file = useCvFile(candidate.id)
  const name = safeName(candidate.cv_filename ?? 'CV')
  const problem = file.problem ?? cv.problem
  const mayChange = useMay(saveCv, deleteCv)
  return (
    <Card as="section" aria-label="Documenten">
      <Stack>
        <Heading level={2} size="card">
          Documenten
        </Heading>
        {candidate.has_cv ? (
          <Stack gap={3}>
            <File>
              <Icon of={FileText} size={24} />
              <Name strong>
                <bdi>{name}</bdi>
              </Name>
            </File>
            <Cluster gap={2}>
              {!isWord(candidate.cv_filename) && (
                <Button variant="secondary" size="small" icon={FileText} busy={cv.isViewing} onClick={cv.view}>
                  Bekijk CV
                </Button>
              )}
              <Button variant="secondary" size="small" icon={Download} busy={cv.isSaving} onClick={cv.save}>
                Download CV
              </Button>
            </Cluster>
          </Stack>
        ) : (
          <Text tone="muted">
            Nog geen CV.{' '}
            {!mayChange
              ? null
              : isEditing
                ? `Kies een pdf- of Word-bestand van hoogstens ${megabytes(limits.cv)}.`
                : 'Klik op ‘Bewerken’ om er een toe te voegen.'}
          </Text>
        )}
        {problem && <Notice tone="red" title={problem} />}
        {file.isSaving && (
          <ProgressBar label="CV versturen" value={file.progress < 1 ? file.progress * 100 : undefined} />
        )}
        {mayChange && (
          <Cluster gap={2}>
            <input
              ref={input}
              type="file"
              hidden
              aria-label="CV kiezen"
              accept={cvExtensions}
              onChange={({ target }) => {
                const selectedFile = target.files?.[0]
                if (selectedFile) file.choose(selectedFile)
                target.value = ''
              }}
            />
            <Button
              variant="secondary"
              size="small"
              icon={FileUp}
              disabled={!isEditing}
              busy={file.isSaving}
              onClick={() => input.current?.click()}
            >
              {candidate.has_cv ? 'Vervang CV' : 'Upload CV'}
            </Button>
            {candidate.has_cv && isEditing && (
              <Button
                variant="quiet"
                size="small"
                icon={Trash2}
                busy={file.isRemoving}
                onClick={() => setIsConfirming(true)}
              >
                Verwijder CV
              </Button>
            )}
          </Cluster>
        )}
        {file.isFresh && <ReadCv candidate={candidate} onDone={file.forgetFresh} />}
      </Stack>
      <ConfirmDialog
        open={isConfirming}
        danger
        title="CV verwijderen?"
        confirmLabel="Verwijderen"
        text={`‘${name}’ verdwijnt, met de tekst waarin je zoekt. De gegevens van ${candidate.name} blijven staan.`}
        onConfirm={() => {
          setIsConfirming(false)
          file.remove()
        }}
        onCancel={() => setIsConfirming(false)}
      />
    </Card>
  )
}
