import { labelOf, roleNames, type Member } from '@wervio/contracts'
import { Avatar, Badge, Button, Card, Cluster, plainList, shortDayWithYear, Text, tokens } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { RemoveDialog } from './remove-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

const List = styled.ul`
  ${plainList}
`
const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  padding: ${tokens.space[3]} ${tokens.space[5]};
  &:not(:first-child) {
    border-top: 1px solid ${tokens.line.base};
  }
  ${tokens.breakpoint.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding-inline: ${tokens.space[4]};
  }
`
const Person = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`
const Actions = styled(Cluster)`
  ${tokens.breakpoint.phone} {
    grid-column: 1 / -1;
  }
`

type Props = { members: readonly Member[]; mayChange: boolean }

/** Everybody in the organisation; an owner changes roles and removes colleagues. */
export const MemberList = ({ members, mayChange }: Props) => {
  const [open, setOpen] = useState<{ dialog: 'role' | 'remove'; member: Member } | null>(null)
  const close = () => setOpen(null)
  return (
    <Card as="section" padding={0} aria-label="Collega’s">
      <List>
        {members.map((member) => (
          <Row key={member.id}>
            <Avatar name={member.name} />
            <Person>
              <Text strong>{member.you ? `${member.name} (jij)` : member.name}</Text>
              <Text size="small" tone="muted">
                {member.email === member.name ? '' : `${member.email} · `}sinds {shortDayWithYear(member.since)}
              </Text>
            </Person>
            <Badge tone={member.role === 'owner' ? 'accent' : 'neutral'}>{labelOf(roleNames, member.role)}</Badge>
            {mayChange && (
              <Actions gap={2}>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Rol wijzigen van ${member.name}`}
                  onClick={() => setOpen({ dialog: 'role', member })}
                >
                  Rol wijzigen
                </Button>
                {!member.you && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Verwijderen: ${member.name}`}
                    onClick={() => setOpen({ dialog: 'remove', member })}
                  >
                    Verwijderen
                  </Button>
                )}
              </Actions>
            )}
          </Row>
        ))}
      </List>
      {open?.dialog === 'role' && <RoleDialog member={open.member} onClose={close} />}
      {open?.dialog === 'remove' && <RemoveDialog member={open.member} members={members} onClose={close} />}
    </Card>
  )
}
