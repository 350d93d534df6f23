import { listText, Notice } from '@wervio/ui'
import type { FieldName } from '../../drafts/field-mapping.ts'
import { fieldLabel } from './field-subset.ts'

/** Names the fields in which somebody typed something else. */
export const TypedFieldsNotice = ({ names }: { names: readonly FieldName[] }) => (
  <Notice tone="amber" title="Je hebt al iets ingevuld">
    {`${listText(names.map(fieldLabel))}: vervangen of laten staan?`}
  </Notice>
)
