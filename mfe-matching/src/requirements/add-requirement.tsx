import {
  limits,
  requirementImportanceLabels,
  requirementImportances,
  requirementKindLabels,
  requirementKinds,
  usualWeights,
  type RequirementDraft,
} from '@wervio/contracts'
import { Button, SelectField, TextField, tokens } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'

const Form = styled.form`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr) 8rem auto;
  align-items: end;
  gap: ${tokens.space[2]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :nth-child(2) {
      grid-column: 1 / -1;
      order: -1;
    }
  }
`

/** Adds what the vacancy doesn't say. */
export const AddRequirement = ({ onAdd }: { onAdd: (draft: RequirementDraft) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<(typeof requirementKinds)[number]>('skill')
  const [importance, setImportance] = useState<(typeof requirementImportances)[number]>('must')
  const [label, setLabel] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(label.trim() === '')
    if (label.trim() !== '') {
      // Whoever asks for it by hand means it to count, also where a vacancy's own words would only be asked about.
      onAdd({ kind, label: label.trim(), importance, weight: Math.max(1, usualWeights[kind][importance]) })
      setLabel('')
    }
    input.current?.focus()
  }
  return (
    <Form aria-label="Eis toevoegen" noValidate onSubmit={submit}>
      <SelectField
        label="Soort"
        value={kind}
        onChange={({ target }) => setKind(requirementKinds.find((each) => each === target.value) ?? kind)}
      >
        {requirementKinds.map((each) => (
          <option key={each} value={each}>
            {requirementKindLabels[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        ref={input}
        label="Wat vraag je?"
        maxLength={limits.shortText}
        value={label}
        error={isMissing ? 'Vul in wat je vraagt.' : undefined}
        onChange={({ target }) => {
          setLabel(target.value)
          setIsMissing(false)
        }}
      />
      <SelectField
        label="Telt als"
        value={importance}
        onChange={({ target }) =>
          setImportance(requirementImportances.find((each) => each === target.value) ?? importance)
        }
      >
        {requirementImportances.map((each) => (
          <option key={each} value={each}>
            {requirementImportanceLabels[each]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary" size="large" icon={Plus}>
        Toevoegen
      </Button>
    </Form>
  )
}
