import type { RecordingImport } from '@wervio/contracts'
import { FileName, Icon, Stack, Text, tokens } from '@wervio/ui'
import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { PlainList } from '../plain-list.ts'
import { RowLink } from '../row-link.tsx'
import { importHref, importText } from './import-texts.ts'

const List = styled(PlainList)`
  li + li,
  ul + & {
    border-top: 1px solid ${tokens.line.base};
  }
`

/** Links to imports of recordings, each with how far it is. */
export const ImportLinks = ({ imports }: { imports: readonly RecordingImport[] }) => (
  <List>
    {imports.map((each) => (
      <li key={each.id}>
        <RowLink to={importHref(each)}>
          <Stack gap={1}>
            <Text as="span" strong>
              <FileName name={each.fileName} />
            </Text>
            <Text as="span" size="small" tone={each.state === 'failed' ? 'red' : 'muted'}>
              {importText(each)}
            </Text>
          </Stack>
          <Icon of={ChevronRight} />
        </RowLink>
      </li>
    ))}
  </List>
)
