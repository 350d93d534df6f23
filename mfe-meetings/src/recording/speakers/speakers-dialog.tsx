import { errorText } from '@wervio/api-client'
import { limits, messages, type RecordingDetails } from '@wervio/contracts'
import { Button, Cluster, Dialog, Notice, SelectField, Stack, Text, TextField, toast, tokens } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { speakersToSend, undoSegment } from '../editing/save-segment.ts'
import { secondsBySpeaker } from '../recorded-segments.ts'
import { isConflict, type RecordingChanges } from '../use-recording.ts'
import { mergesOf, problemOf, undoOfSpeakers, type SpeakerRow } from './speaker-rows.ts'

const Row = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.4fr);
  align-items: end;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  padding: 0 0 ${tokens.space[4]};
  border: 0;
  border-bottom: 1px solid ${tokens.line.base};
  ${tokens.breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Share = styled(Text)`
  grid-column: 1 / -1;
`

type Props = { recording: RecordingDetails; changes: RecordingChanges; onClose: () => void }

/** Names every speaker once for the whole transcript, says who is the candidate, and makes one of two. */
export const SpeakersDialog = ({ recording, changes, onClose }: Props) => {
  const [rows, setRows] = useState<SpeakerRow[]>(() =>
    speakersToSend(recording.speakers).map((speaker) => ({ ...speaker, into: '' })),
  )
  const [problem, setProblem] = useState<Error | null>(null)
  const { mutateAsync, isPending } = changes.speakers
  const seconds = secondsBySpeaker(recording.segments)
  const total = [...seconds.values()].reduce((sum, each) => sum + each, 0)
  const change = (id: string, part: Partial<SpeakerRow>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)))
  const rowProblem = rows.map((row) => problemOf(row, rows)).find((text) => text !== '')
  const save = async () => {
    if (isPending || rowProblem !== undefined) return
    setProblem(null)
    const undo = undoOfSpeakers(recording, rows)
    try {
      await mutateAsync({
        speakers: rows.filter(({ into }) => into === '').map(({ id, name, role }) => ({ id, name: name.trim(), role })),
        merges: mergesOf(rows),
      })
      onClose()
      toast('De sprekers zijn aangepast.', {
        action: {
          label: 'Ongedaan maken',
          onSelect: () => void undoSegment(changes, { speakers: undo, segment: null }),
        },
      })
    } catch (error) {
      setProblem(error as Error)
    }
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Sprekers"
      description="Een naam geldt meteen in het hele transcript."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button busy={isPending} disabled={rowProblem !== undefined} onClick={() => void save()}>
            Opslaan
          </Button>
        </>
      }
    >
      <form
        noValidate
        aria-label="Sprekers"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack gap={4}>
          {problem && (
            <Notice
              tone={isConflict(problem) ? 'amber' : 'red'}
              title={errorText(problem, messages.recordingChangeFailed)}
            >
              {isConflict(problem) && 'Wat je invulde, staat er nog. Met ‘Opslaan’ komt het ervoor in de plaats.'}
            </Notice>
          )}
          {rows.map((row, index) => {
            const share = total > 0 ? Math.round(((seconds.get(row.id) ?? 0) / total) * 100) : 0
            return (
              <Row key={row.id} aria-label={`Spreker ${index + 1}`} disabled={isPending}>
                <TextField
                  label="Naam"
                  value={row.name}
                  maxLength={limits.shortText}
                  error={problemOf(row, rows)}
                  disabled={row.into !== ''}
                  onChange={({ target }) => change(row.id, { name: target.value })}
                />
                <SelectField
                  label="Rol"
                  value={row.role ?? ''}
                  disabled={row.into !== ''}
                  onChange={({ target }) => change(row.id, { role: (target.value || null) as SpeakerRow['role'] })}
                >
                  <option value="">Geen rol</option>
                  <option value="recruiter">Recruiter</option>
                  <option value="candidate">Kandidaat</option>
                </SelectField>
                <SelectField
                  label="Is dezelfde als"
                  value={row.into}
                  onChange={({ target }) => change(row.id, { into: target.value })}
                >
                  <option value="">Niemand anders</option>
                  {rows
                    .filter(({ id, into }) => id !== row.id && into === '')
                    .map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name.trim() || 'Zonder naam'}
                      </option>
                    ))}
                </SelectField>
                <Share size="small" tone="muted" tabular>
                  {share}% van de spreektijd
                </Share>
              </Row>
            )
          })}
          {rows.length === 0 && (
            <Text tone="muted">
              Niemand is herkend. Wijzig een stuk en kies daar ‘Iemand anders (nieuwe spreker)’ om er een te maken.
            </Text>
          )}
          <Cluster gap={2}>
            <Text size="small" tone="muted">
              Zegt iemand anders een deel? Wijzig dat stuk in het transcript en kies daar wie het zegt.
            </Text>
          </Cluster>
        </Stack>
        {/* Enter in a field submits. */}
        <input type="submit" hidden />
      </form>
    </Dialog>
  )
}
