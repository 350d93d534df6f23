import { stageOptionsFor, type PipelineMatch } from '@wervio/applications'
import { decisionReasonTemplates, limits } from '@wervio/contracts'
import { Button, Chip, Cluster, Dialog, SelectField, Stack, TextArea } from '@wervio/ui'
import { useState } from 'react'

type Props = {
  match: PipelineMatch
  onMove: (stage: number, motivation: string) => void
  onClose: () => void
}

/**
 * Moves a candidate to another stage and keeps why: it stands in the decisions of the vacancy, beside what was shown.
 */
export const MoveDialog = ({ match, onMove, onClose }: Props) => {
  const options = stageOptionsFor([match]).filter(({ stage }) => stage !== match.application.stage)
  const next = options.find(({ stage }) => stage > match.application.stage) ?? options[0]
  const [stage, setStage] = useState(next?.stage ?? match.application.stage)
  const [motivation, setMotivation] = useState('')
  const move = () => {
    onMove(stage, motivation.trim())
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${match.name}: verplaatsen`}
      description="De reden komt in de besluiten van deze vacature, naast de score die je nu ziet."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button onClick={move}>Verplaatsen</Button>
        </>
      }
    >
      <Stack>
        <SelectField label="Naar" value={stage} onChange={({ target }) => setStage(Number(target.value))}>
          {options.map((option) => (
            <option key={option.stage} value={option.stage}>
              {option.label}
            </option>
          ))}
        </SelectField>
        <Cluster as="ul" gap={2} aria-label="Voorbeelden van een reden">
          {decisionReasonTemplates.move_on.map((template) => (
            <li key={template}>
              <Chip selected={motivation === template} onClick={() => setMotivation(template)}>
                {template}
              </Chip>
            </li>
          ))}
        </Cluster>
        <TextArea
          label="Reden"
          hint="Niet verplicht."
          value={motivation}
          maxLength={limits.longText}
          onChange={({ target }) => setMotivation(target.value)}
        />
      </Stack>
    </Dialog>
  )
}
