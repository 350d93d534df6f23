import type { CalendarFile } from '@wervio/contracts'
import { Icon, IconButton, shortMomentWithYear, Text, tokens } from '@wervio/ui'
import { FileText, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
  overflow-wrap: anywhere;
  > svg {
    margin-top: 0.125rem;
    color: ${tokens.accent.base};
  }
`
const Skipped = styled.details`
  margin-top: ${tokens.space[1]};
  font: ${tokens.font.small};
  > summary {
    min-height: 1.5rem;
    cursor: pointer;
  }
  ul {
    margin: ${tokens.space[1]} 0 0;
    padding-left: ${tokens.space[5]};
  }
`

/** A calendar file: what was read of it, and what wasn't, with the reason. */
export const FileRow = ({ file, onRemove }: { file: CalendarFile; onRemove: () => void }) => {
  const { name, events, imported_at, skipped, skippedCount } = file
  const more = skippedCount - skipped.length
  return (
    <Row>
      <Icon of={FileText} />
      <div>
        <Text strong>
          <bdi>{name}</bdi>
        </Text>
        <Text size="small" tone="muted">
          {events} {events === 1 ? 'afspraak' : 'afspraken'}, gebracht op {shortMomentWithYear(imported_at)}
        </Text>
        {skippedCount > 0 && (
          <Skipped>
            <summary>
              {skippedCount} {skippedCount === 1 ? 'afspraak' : 'afspraken'} overgeslagen
            </summary>
            <ul>
              {skipped.map(({ subject, reason }, index) => (
                <li key={index}>
                  <bdi>{subject.trim() || 'Zonder onderwerp'}</bdi>: {reason}
                </li>
              ))}
              {more > 0 && <li>En nog {more}.</li>}
            </ul>
          </Skipped>
        )}
      </div>
      <IconButton label={`${name} weghalen`} icon={Trash2} onClick={onRemove} />
    </Row>
  )
}
