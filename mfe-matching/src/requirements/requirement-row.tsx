import {
  labelOf,
  limits,
  requirementImportanceLabels,
  requirementImportances,
  requirementKindLabels,
  type RequirementDraft,
} from '@wervio/contracts'
import { CompactSelect, IconButton, Text, tokens } from '@wervio/ui'
import { Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import type { EditedRequirement } from './requirement-drafts.ts'
import { WeightStepper } from './weight-stepper.tsx'

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto auto;
  align-items: center;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[2]};
  border-bottom: 1px solid ${tokens.line.base};
  ${tokens.breakpoint.phone} {
    grid-template-columns: auto 1fr auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
const Label = styled.input`
  width: 100%;
  min-height: 2.125rem;
  padding: 0 ${tokens.space[2]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${tokens.text.base};
  font: ${tokens.font.strong};
  &:hover,
  &:focus-visible {
    border-color: ${tokens.line.control};
    background: ${tokens.surface.raised};
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.status.red.base};
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
    border-color: ${tokens.line.control};
    font-size: 1rem;
  }
`
const Kind = styled(Text)`
  padding-inline: ${tokens.space[2]};
`
type Props = {
  requirement: EditedRequirement
  onChange: (values: Partial<RequirementDraft>) => void
  onRemove: () => void
}

/** One requirement: its words, whether it is a must, and its weight. */
export const RequirementRow = ({ requirement, onChange, onRemove }: Props) => {
  const { kind, label, importance, weight } = requirement
  const name = label.trim() || 'deze eis'
  return (
    <Item>
      <div>
        <Label
          aria-label={`Woorden van ${name}`}
          aria-invalid={label.trim() === '' || undefined}
          maxLength={limits.shortText}
          value={label}
          onChange={({ target }) => onChange({ label: target.value })}
        />
        <Kind size="tiny" tone="muted">
          {labelOf(requirementKindLabels, kind)}
        </Kind>
      </div>
      <CompactSelect
        label={`${name} telt als`}
        value={importance}
        onChange={({ target }) => onChange({ importance: target.value })}
      >
        {requirementImportances.map((each) => (
          <option key={each} value={each}>
            {requirementImportanceLabels[each]}
          </option>
        ))}
      </CompactSelect>
      <WeightStepper label={name} value={weight} onChange={(next) => onChange({ weight: next })} />
      <IconButton label={`Haal ${name} weg`} icon={Trash2} onClick={onRemove} />
    </Item>
  )
}
