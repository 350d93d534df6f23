import type { RequirementList } from '@wervio/contracts'
import { Dialog, Stack, Text, twoDecimalsText } from '@wervio/ui'
import { RequirementGroups } from './requirement-groups.tsx'

/** What the vacancy asks and how heavily each part counts, to read. */
export const RequirementsText = ({ list, onClose }: { list: RequirementList; onClose: () => void }) => (
  <Dialog
    wide
    open
    onOpenChange={(open) => {
      if (!open) onClose()
    }}
    title="Eisen en weging"
    description="De score is een som: elk gewicht telt helemaal, half of niet. Gewicht 0 telt niet."
  >
    <Stack gap={5}>
      <RequirementGroups requirements={list.requirements}>
        {({ id, label, weight }) => (
          <li key={id}>
            <Text as="span">{label}</Text>{' '}
            <Text as="span" size="small" tone="muted" tabular>
              gewicht {twoDecimalsText(weight)}
            </Text>
          </li>
        )}
      </RequirementGroups>
    </Stack>
  </Dialog>
)
