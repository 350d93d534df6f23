import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { FieldName } from '../../drafts/field-mapping.ts'
import { withoutFields, type FieldSubset } from './field-subset.ts'

type CheckMarks = {
  /** What was put into fields that nobody has looked at since. */
  marks: FieldSubset
  mark: (fields: FieldSubset) => void
  unmark: (name: FieldName) => void
}

const Marks = createContext<CheckMarks>({ marks: {}, mark: () => {}, unmark: () => {} })

/** Remembers which fields were filled with something that is to be checked. */
export const CheckMarksProvider = ({ children }: { children: ReactNode }) => {
  const [marks, setMarks] = useState<FieldSubset>({})
  const value = useMemo(
    () => ({
      marks,
      mark: (fields: FieldSubset) => setMarks((current) => ({ ...current, ...fields })),
      unmark: (name: FieldName) => setMarks((current) => (name in current ? withoutFields(current, [name]) : current)),
    }),
    [marks],
  )
  return <Marks value={value}>{children}</Marks>
}

/** The fields to check; a field that says something else by now needs no check. */
export const useCheckMarks = () => use(Marks)
