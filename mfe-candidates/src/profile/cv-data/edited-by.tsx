import { Text } from '@wervio/ui'
import { useEditedBy } from './cv-context.ts'

/** Who changed this by hand, where somebody did. */
export const EditedBy = ({ path }: { path: string }) => {
  const editedBy = useEditedBy(path)
  return (
    editedBy && (
      <Text as="span" size="tiny" tone="muted">
        {editedBy}
      </Text>
    )
  )
}
