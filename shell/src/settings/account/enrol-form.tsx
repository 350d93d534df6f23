import { Button, Cluster, Stack, Text, useCopied } from '@wervio/ui'
import { styled } from 'styled-components'
import type { NewSecondFactor } from '../../sign-in/account-security.ts'
import { CodeForm } from '../../sign-in/code-form.tsx'
import { changeErrorText } from '../../sign-in/sign-in-texts.ts'
import { QrCode } from './qr-code.tsx'

const Secret = styled.code`
  overflow-wrap: anywhere;
`
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

type Props = { factor: NewSecondFactor; onEnrolled: () => Promise<void>; onCancel: () => void }

/** Shows a new secret to an app, and asks for its first code. */
export const EnrolForm = ({ factor, onEnrolled, onCancel }: Props) => {
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(factor.secret))
  return (
    <Stack gap={4}>
      <Text>Scan deze code met een authenticator-app op je telefoon.</Text>
      <QrCode text={factor.address} label="QR-code voor je authenticator-app" />
      <Stack gap={2}>
        <Text tone="muted">Lukt scannen niet? Vul dan deze sleutel in de app in:</Text>
        <Secret>{inGroups(factor.secret)}</Secret>
        <Cluster>
          <Button variant="secondary" size="small" onClick={copy}>
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
