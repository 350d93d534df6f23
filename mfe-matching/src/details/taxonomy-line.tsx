import { escoLicence } from '@wervio/contracts'
import { Text } from '@wervio/ui'

/** What the European Commission asks to show where its classification was used; nothing where it wasn't. */
export const TaxonomyLine = ({ isUsed = false }: { isUsed: boolean | undefined }) =>
  isUsed && (
    <Text size="tiny" tone="muted" lang="en">
      {escoLicence}
    </Text>
  )
