import { Text } from '@wervio/ui'
import { useEdited } from './shown-place.ts'

/** Who changed this by hand, where somebody did. */
export const Edited = ({ path }: { path: string }) => {
  const edited = useEdited(path)
  return (
    edited && (
      <Text as="span" size="tiny" tone="muted">
        {edited}
      </Text>
    )
  )
}
