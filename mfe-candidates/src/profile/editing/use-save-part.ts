import { useState } from 'react'
import { useEdit, type Edit } from './use-edit-candidate.ts'

/** Stores a part of the profile from its form, which closes once it is stored and otherwise keeps its words. */
export const useSavePart = (onStored: () => void) => {
  const edit = useEdit()
  const [isSaving, setIsSaving] = useState(false)
  return {
    isSaving,
    save: (part: Omit<Edit, 'onSettled'>) => {
      setIsSaving(true)
      edit({
        ...part,
        onSettled: (isStored) => {
          setIsSaving(false)
          if (isStored) onStored()
        },
      })
    },
  }
}
