import { Button, Notice, Stack } from '@wervio/ui'

type Props = { files: readonly File[]; onClose: () => void }

/** Somebody chose more than one CV, or a zip: says what to do. */
export const SeveralFiles = ({ onClose }: Props) => (
  <Notice tone="amber" title="Eén cv tegelijk">
    <Stack gap={2} align="start">
      Kies één PDF. Is die kandidaat toegevoegd, dan kun je de volgende doen.
      <Button variant="secondary" size="small" onClick={onClose}>Begrepen</Button>
    </Stack>
  </Notice>
)
