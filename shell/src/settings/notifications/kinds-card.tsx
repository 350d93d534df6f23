import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import {
  changeNotificationSettings,
  messages,
  notificationKinds,
  notificationKindTexts,
  type NotificationKind,
  type NotificationSettings,
} from '@wervio/contracts'
import { Notice, Stack, Text, tokens } from '@wervio/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { SettingCard } from '../setting-card.tsx'

const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[2]};
  cursor: pointer;
  input {
    flex-shrink: 0;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.125rem 0 0;
    accent-color: ${tokens.accent.base};
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`

type KindProps = { kind: NotificationKind; isOn: boolean; onChange: (isOn: boolean) => void }

const KindChoice = ({ kind, isOn, onChange }: KindProps) => {
  const id = useId()
  const { label, text } = notificationKindTexts[kind]
  return (
    <Choice>
      <input
        type="checkbox"
        checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <Stack as="span" gap={1}>
        <Text as="span" strong id={`${id}-label`}>
          {label}
        </Text>
        <Text as="span" size="small" tone="muted" id={`${id}-text`}>
          {text}
        </Text>
      </Stack>
    </Choice>
  )
}

/** Which kinds of notifications the recruiter gets; each is stored when it is ticked. */
export const KindsCard = ({ settings }: { settings: NotificationSettings }) => {
  const queries = useQueryClient()
  const key = queryKeys.notifications.settings
  const { mutate, error } = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'notification-settings' },
    mutationFn: (change: Partial<NotificationSettings>) => call(changeNotificationSettings, { body: change }),
    onMutate: (change) =>
      queries.setQueryData<NotificationSettings>(key, (before) => before && { ...before, ...change }),
    onError: () => queries.invalidateQueries({ queryKey: key }),
  })
  return (
    <SettingCard id="notification-kinds" title="Waarover je meldingen krijgt">
      {error && <Notice tone="red">{errorText(error, messages.notificationsNotSaved)}</Notice>}
      <div>
        {notificationKinds.map((kind) => (
          <KindChoice key={kind} kind={kind} isOn={settings[kind]} onChange={(isOn) => mutate({ [kind]: isOn })} />
        ))}
      </div>
    </SettingCard>
  )
}
