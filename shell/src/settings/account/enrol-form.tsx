import { useCallback, useEffect, useState } from 'react'
import { Button, Cluster, LoadingState, Notice, Stack, Text, useCopied } from '@wervio/ui'
import { brand } from '@wervio/brand'
import { styled } from 'styled-components'
import { startIdentity } from '../../session/start-identity.ts'
import type { NewSecondFactor } from '../../sign-in/account-security.ts'
import { CodeForm } from '../../sign-in/code-form.tsx'
import { changeErrorText } from '../../sign-in/sign-in-texts.ts'
import { QrCode } from './qr-code.tsx'

const Secret = styled.code`
  overflow-wrap: anywhere;
`
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

type Props = { onEnrolled: () => Promise<void>; onCancel: () => void }

/** Shows a new secret to an app, and asks for its first code. */
export const EnrolForm = ({ onEnrolled, onCancel }: Props) => {
  const [factor, setFactor] = useState<NewSecondFactor | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(factor?.secret ?? ''))
  const begin = useCallback(async () => {
    setProblem(null)
    try {
      setFactor(await (await startIdentity()).security.beginSecondFactor(brand().name))
    } catch (error) {
      setProblem(changeErrorText(error))
    }
  }, [])
  useEffect(() => void begin(), [begin])
  if (problem)
    return (
      <Stack gap={3}>
        <Notice tone="red">{problem}</Notice>
        <Cluster>
          <Button variant="secondary" onClick={onCancel}>
            Sluiten
          </Button>
        </Cluster>
      </Stack>
    )
  if (!factor) return <LoadingState label="Code maken..." />
  return (
    <Stack gap={4}>
      <Text>Scan deze code met een authenticator-app op je telefoon.</Text>
      <QrCode text={factor.address} label="QR-code voor je authenticator-app" />
      <Stack gap={2}>
        <Text tone="muted">Lukt scannen niet? Vul dan deze sleutel in de app in:</Text>
        <Secret>{inGroups(factor.secret)}</Secret>
        <Cluster>
          <Button variant="quiet" size="small" onClick={copy}>
            {copied ? 'Gekopieerd' : 'Sleutel kopiëren'}
          </Button>
        </Cluster>
      </Stack>
      <CodeForm
        send={async (_identity, code) => {
          await factor.finish(code)
          await onEnrolled()
        }}
        errorText={changeErrorText}
        submitLabel="Aanzetten"
        onCancel={onCancel}
      />
    </Stack>
  )
}
