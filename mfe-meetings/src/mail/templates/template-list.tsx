import { isOneOf, labelOf, mailMomentLabels, mailMoments, type MailTemplateRow } from '@wervio/contracts'
import { Badge, Button, Heading, IconButton, plainList, Stack, tokens } from '@wervio/ui'
import { PenLine, Pencil, Plus } from 'lucide-react'
import { styled } from 'styled-components'

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[1]};
`
const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
`
const Choice = styled.button`
  flex: 1;
  min-width: 0;
  min-height: ${tokens.control.medium};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  text-align: left;
  &:hover {
    background: ${tokens.surface.sunken};
  }
  &[aria-pressed='true'] {
    background: ${tokens.accent.soft};
    color: ${tokens.accent.base};
    font: ${tokens.font.strong};
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`

type Props = {
  templates: readonly MailTemplateRow[]
  chosenId: string | null
  onChoose: (template: MailTemplateRow | null) => void
  /** Null for a new one. */
  onEdit: (template: MailTemplateRow | null) => void
}

const momentOf = ({ moment }: MailTemplateRow): string => (isOneOf(mailMoments, moment) ? moment : 'other')

/** The templates of each moment of recruitment; the chosen one is pressed. */
export const TemplateList = ({ templates, chosenId, onChoose, onEdit }: Props) => (
  <Stack gap={4} as="nav" aria-label="Sjablonen">
    {[...Map.groupBy(templates, momentOf)].map(([moment, group]) => (
      <Stack gap={1} key={moment}>
        <Heading level={3} size="card">
          {moment === 'other' ? 'Overig' : labelOf(mailMomentLabels, moment)}
        </Heading>
        <List>
          {group.map((template) => (
            <Row key={template.id}>
              <Choice type="button" aria-pressed={template.id === chosenId} onClick={() => onChoose(template)}>
                {template.label}
              </Choice>
              {template.is_changed && <Badge>eigen tekst</Badge>}
              <IconButton label={`Wijzig sjabloon ${template.label}`} icon={Pencil} onClick={() => onEdit(template)} />
            </Row>
          ))}
        </List>
      </Stack>
    ))}
    <Stack gap={2} align="start">
      <Button variant="secondary" size="small" icon={PenLine} onClick={() => onChoose(null)}>
        Eigen bericht
      </Button>
      <Button variant="secondary" size="small" icon={Plus} onClick={() => onEdit(null)}>
        Sjabloon toevoegen
      </Button>
    </Stack>
  </Stack>
)
